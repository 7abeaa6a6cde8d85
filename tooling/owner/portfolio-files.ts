import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { byNode } from '../by-node.ts';

/** Bad input of whoever types: what failed, why, and what to do next. */
export class OwnerError extends Error {}

/** Runs a command of an owner: what it changed is formatted. What fails is told, an unknown flag with those that there are. */
export async function runOwnerCommand(
  usage: string,
  act: () => Promise<{ readonly said: string; readonly changed?: string }>,
): Promise<void> {
  try {
    const { said, changed } = await act();
    const [node, ...oxfmt] = byNode('oxfmt');
    if (changed !== undefined) spawnSync(node, [...oxfmt, join(changed, PORTFOLIO)]);
    process.stdout.write(`${said}\n`);
  } catch (error) {
    const isFlag = error instanceof TypeError;
    const said = error instanceof OwnerError ? error.message : isFlag ? `${error.message}\n${usage}` : String(error);
    process.stderr.write(`${said}\n`);
    process.exitCode = 1;
  }
}

/** Asks one question after another, where somebody sits at a terminal; the answers by flag. */
export async function askFor(questions: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  if (!process.stdin.isTTY) return {};
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  for (const [flag, question] of Object.entries(questions)) answers[flag] = await ask.question(`${question}: `);
  ask.close();
  return answers;
}

/** The root of this workspace. */
export const HOUSE = join(import.meta.dirname, '../..');
export const PORTFOLIO = 'packages/content/src/portfolio';

export const read = (root: string, file: string): string => readFileSync(join(root, PORTFOLIO, file), 'utf8');
export function write(root: string, file: string, text: string): void {
  const path = join(root, PORTFOLIO, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Data as TypeScript; the formatter gives it its looks. */
export const literal = (value: unknown): string => JSON.stringify(value, undefined, 2);

/** Writes a module of the portfolio that holds one constant, by default named after its file. */
export function writeConstant(
  root: string,
  file: string,
  constant: { readonly type: string; readonly name?: string; readonly comment?: string; readonly source: string },
): void {
  const { type, name = basename(file, '.ts'), comment, source } = constant;
  const model = type.replaceAll(/^readonly |\[\]$/gu, '');
  const from = `${'../'.repeat(file.split('/').length)}model.ts`;
  const about = comment === undefined ? '' : `${comment}\n`;
  write(root, file, `import type { ${model} } from '${from}';\n\n${about}export const ${name}: ${type} = ${source};\n`);
}

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
  const list = { type: `readonly ${type}[]`, comment: `/** ${about} */`, source: '[]' };
  writeConstant(root, `${folder}/${folder}.ts`, list);
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
  writeConstant(root, file, { type, name: variable, source: literal(entry) });
  write(
    root,
    `${folder}/${folder}.ts`,
    `import { ${variable} } from './${id}.ts';\n${before}${all.join(', ')}${after}`,
  );
  return `${PORTFOLIO}/${file}`;
}
