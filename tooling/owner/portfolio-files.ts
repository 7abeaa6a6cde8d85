import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Bad input of whoever types: what failed, why, and what to do next. */
export class OwnerError extends Error {}

/** What is told of an error: an unknown flag with those that there are. */
export function toMessage(error: unknown, usage: string): string {
  if (error instanceof OwnerError) return error.message;
  return error instanceof TypeError ? `${error.message}\n${usage}` : String(error);
}

export const PORTFOLIO = 'packages/content/src/portfolio';

export const read = (root: string, file: string): string => readFileSync(join(root, PORTFOLIO, file), 'utf8');
export function write(root: string, file: string, text: string): void {
  const path = join(root, PORTFOLIO, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Data as TypeScript; the formatter gives it its looks. */
export const literal = (value: unknown): string => JSON.stringify(value, undefined, 2);

export const toId = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/** `night-shift` as a name in TypeScript; a leading figure cannot begin one. */
export const toVariable = (id: string): string =>
  id.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/u, 'the');

export const KINDS = {
  project: { folder: 'projects', type: 'Project', about: 'The Works, in the order of the page.' },
  experience: { folder: 'experiences', type: 'Experience', about: 'The Experiences, the latest first.' },
  tool: { folder: 'stack', type: 'StackItem', about: 'My stack, in the order of the page.' },
} as const;
export type Kind = keyof typeof KINDS;

/** The list of a kind with nothing in it; the files of its entries are removed. */
export function emptyList(root: string, kind: Kind): void {
  const { folder, type, about } = KINDS[kind];
  const path = join(root, PORTFOLIO, folder);
  if (existsSync(path)) for (const file of readdirSync(path)) rmSync(join(path, file));
  write(
    root,
    `${folder}/${folder}.ts`,
    `import type { ${type} } from '../../model.ts';\n\n/** ${about} */\nexport const ${folder}: readonly ${type}[] = [];\n`,
  );
}

/** When the entry began that `list` names so; nothing of entries without a month. */
function startOf(root: string, folder: string, list: string, variable: string): string {
  const [, file] = new RegExp(String.raw`\b${variable} \} from '\./(.+\.ts)'`, 'u').exec(list) ?? [];
  return (file && /\bstart: '([\d-]+)'/u.exec(read(root, `${folder}/${file}`))?.[1]) ?? '';
}

/** Writes an entry's file and puts it into its list: jobs by their beginning, the latest first, all else at the end. */
export function addEntry(root: string, kind: Kind, id: string, entry: object & { readonly start?: string }): string {
  const { folder, type } = KINDS[kind];
  const file = `${folder}/${id}.ts`;
  if (existsSync(join(root, PORTFOLIO, file)))
    throw new OwnerError(
      `${PORTFOLIO}/${file} is there already: nothing was changed. Edit it, or choose another name.`,
    );
  const variable = toVariable(id);
  const list = read(root, `${folder}/${folder}.ts`);
  const [, before, held, after] = /^([^]*= \[)([^\]]*)(\][^]*)$/u.exec(list) ?? [];
  if (before === undefined || held === undefined || after === undefined)
    throw new OwnerError(
      `${PORTFOLIO}/${folder}/${folder}.ts holds no list like "= [a, b]": put the entry in by hand.`,
    );
  const names = held
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const { start } = entry;
  const at = start === undefined ? -1 : names.findIndex((name) => startOf(root, folder, list, name) <= start);
  const all = names.toSpliced(at < 0 ? names.length : at, 0, variable);
  write(
    root,
    file,
    `import type { ${type} } from '../../model.ts';\n\nexport const ${variable}: ${type} = ${literal(entry)};\n`,
  );
  write(
    root,
    `${folder}/${folder}.ts`,
    `import { ${variable} } from './${id}.ts';\n${before}${all.join(', ')}${after}`,
  );
  return `${PORTFOLIO}/${file}`;
}
