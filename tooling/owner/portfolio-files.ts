import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  backgroundOf,
  findFaults,
  sortExperiences,
  type Background,
  type Experience,
  type Portfolio,
} from '@asad/content';
import { byNode } from '@asad/tooling/by-node';
import { OwnerError } from './owner-command.ts';

export const PORTFOLIO = 'packages/content/src/portfolio';

/** One file per entry, and the lists that contain them. */
export const FOLDERS = {
  projects: { type: 'Project', about: 'The Works, in the order of the page.' },
  experiences: { type: 'Experience', about: 'The Experiences, in the order of the page.' },
  stack: { type: 'StackItem', about: 'My stack, in the order of the page.' },
} as const;
export type Folder = keyof typeof FOLDERS;
type Files = Readonly<Record<string, string>>;

/** A leading digit needs a prefix. */
export const toVariable = (id: string): string =>
  id.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/u, 'the');

interface Constant {
  readonly type: string;
  readonly name?: string;
  readonly comment?: string;
  readonly value: unknown;
}

/** Named after the file by default; oxfmt formats it later. */
function constant(file: string, { type, name = basename(file, '.ts'), comment, value }: Constant): string {
  const model = type.replaceAll(/^readonly |\[\]$/gu, '');
  const from = `${'../'.repeat(file.split('/').length)}model.ts`;
  const about = comment === undefined ? '' : `/** ${comment} */\n`;
  return `import type { ${model} } from '${from}';\n\n${about}export const ${name}: ${type} = ${JSON.stringify(value, undefined, 2)};\n`;
}

function listModule(folder: Folder, entries: readonly { readonly file: string; readonly name: string }[]): string {
  const { type, about } = FOLDERS[folder];
  const imports = entries.map(({ file, name }) => `import { ${name} } from './${file}';`).toSorted();
  return `import type { ${type} } from '../../model.ts';
${imports.join('\n')}

/** ${about} \`pnpm new\` writes this file; the order is yours to change. */
export const ${folder}: readonly ${type}[] = [${entries.map(({ name }) => name).join(', ')}];
`;
}

const entryFile = (folder: Folder, entry: { readonly id: string }): readonly [string, string] => {
  const file = `${folder}/${entry.id}.ts`;
  return [file, constant(file, { type: FOLDERS[folder].type, name: toVariable(entry.id), value: entry })];
};

const backgroundFile = (background: Background): string =>
  constant('background.ts', {
    type: 'Background',
    comment: 'What there is beside works and jobs. `pnpm new education`, `pnpm new award` … write this file whole.',
    value: backgroundOf(background),
  });
const ownerFile = (owner: unknown): string =>
  constant('owner.ts', { type: 'Owner', comment: 'Who the site is about.', value: owner });

const PARTS = ['owner', 'words', 'projects', 'experiences', 'stack', 'principles', 'pillars', 'answers'] as const;
const PORTFOLIO_MODULE = `import type { Portfolio } from '../model.ts';
${[...PARTS, 'background']
  .toSorted()
  .map((part) => `import { ${part} } from './${part in FOLDERS ? `${part}/` : ''}${part}.ts';`)
  .join('\n')}

/** The content of this site. */
export const portfolio: Portfolio = { ${PARTS.join(', ')}, ...background };
`;

function listFiles(portfolio: Portfolio): Files {
  const folders = (Object.keys(FOLDERS) as Folder[]).flatMap((folder) => [
    ...portfolio[folder].map((entry) => entryFile(folder, entry)),
    [
      `${folder}/${folder}.ts`,
      listModule(
        folder,
        portfolio[folder].map(({ id }) => ({ file: `${id}.ts`, name: toVariable(id) })),
      ),
    ] as const,
  ]);
  return {
    'owner.ts': ownerFile(portfolio.owner),
    'words.ts': constant('words.ts', {
      type: 'Words',
      comment: 'What the pages say that belongs to no entry. The rest of their words is derived.',
      value: portfolio.words,
    }),
    'answers.ts': constant('answers.ts', {
      type: 'Answers',
      comment:
        'What ASAD says of things that no entry holds and nothing can compute, a spoken sentence per string: availability, rates, process, languages, weaknesses … Each is optional: without it ASAD says that it is not written on this site.',
      value: portfolio.answers,
    }),
    'principles.ts': constant('principles.ts', {
      type: 'readonly Principle[]',
      comment: 'How the owner works.',
      value: portfolio.principles,
    }),
    'pillars.ts': constant('pillars.ts', {
      type: 'readonly Pillar[]',
      comment: 'What the stack is chosen for: the lines under its heading.',
      value: portfolio.pillars,
    }),
    'background.ts': backgroundFile(portfolio),
    ...Object.fromEntries(folders),
    'portfolio.ts': PORTFOLIO_MODULE,
  };
}

function writeAll(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Does nothing without the formatter. */
function format(folder: string): void {
  const [node, ...oxfmt] = byNode('oxfmt');
  spawnSync(node, [...oxfmt, folder]);
}

/** Writes the new folder completely first: a failure keeps the old one. */
function replaceFolder(root: string, fill: (folder: string) => void): void {
  const to = join(root, PORTFOLIO);
  const next = mkdtempSync(join(dirname(to), '.portfolio-'));
  const old = `${next}-old`;
  try {
    fill(next);
    format(next);
    renameSync(to, old);
    try {
      renameSync(next, to);
    } catch (error) {
      renameSync(old, to);
      throw error;
    }
  } finally {
    rmSync(next, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

export function checkPortfolio(portfolio: Portfolio): void {
  const faults = findFaults(portfolio);
  if (faults.length > 0) throw new OwnerError(`Nothing was changed.\n${faults.join('\n')}`);
}

/** Throws and changes nothing for an invalid portfolio. */
export function writePortfolio(root: string, portfolio: Portfolio): void {
  checkPortfolio(portfolio);
  replaceFolder(root, (folder) => writeAll(folder, listFiles(portfolio)));
}

let reads = 0;
/** Bypasses the module cache. */
const importNow = (path: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`${pathToFileURL(path).href}?read=${(reads += 1)}`) as Promise<Readonly<Record<string, unknown>>>;

export const readPortfolio = async (root: string): Promise<Portfolio> =>
  (await importNow(join(root, PORTFOLIO, 'portfolio.ts')))['portfolio'] as Portfolio;

async function readFolder(folder: string, list: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== list);
  const read = files.map(async (file) => {
    const exported = Object.entries(await importNow(join(folder, file)));
    return exported.map(([name, entry]) => ({ file, name, entry: entry as { readonly id: string } }));
  });
  return (await Promise.all(read)).flat();
}

/** Returns a sentence if an id is invalid or taken. */
export function findIdFault(root: string, folder: Folder, id: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))
    return 'The name makes no id of a to z and 0 to 9. Say one: --id night-shift.';
  const path = `${PORTFOLIO}/${folder}/${id}.ts`;
  return existsSync(join(root, path)) ? `${path} is there already. Edit it, or choose another name.` : undefined;
}

/** Returns the path. Jobs are sorted by date; other entries go last. */
export async function addEntry(root: string, folder: Folder, entry: { readonly id: string }): Promise<string> {
  const home = join(root, PORTFOLIO);
  const [file, source] = entryFile(folder, entry);
  const path = `${PORTFOLIO}/${file}`;
  const portfolio = await readPortfolio(root);
  const parts = await readFolder(join(home, folder), `${folder}.ts`);
  const before = portfolio[folder].map(({ id }) => id);
  const ids = folder === 'experiences' ? insertJob(portfolio.experiences, entry as Experience) : [...before, entry.id];
  const entries = [...parts, { file: `${entry.id}.ts`, name: toVariable(entry.id), entry }];
  const ordered = ids.flatMap((id) => entries.find((one) => one.entry.id === id) ?? []);
  replaceFolder(root, (next) => {
    cpSync(home, next, { recursive: true });
    writeAll(next, { [file]: source, [`${folder}/${folder}.ts`]: listModule(folder, ordered) });
  });
  return path;
}

/** Inserts a job by date but keeps a manual order. */
function insertJob(jobs: readonly Experience[], job: Experience): readonly string[] {
  const sorted = sortExperiences([...jobs, job], new Date().toISOString().slice(0, 7)).map(({ id }) => id);
  const after = new Set(sorted.slice(sorted.indexOf(job.id) + 1));
  const ids = jobs.map(({ id }) => id);
  const at = ids.findIndex((id) => after.has(id));
  return ids.toSpliced(at < 0 ? ids.length : at, 0, job.id);
}

/** Rewrites `background.ts`, or `owner.ts` for profiles. */
export async function addToList(root: string, list: keyof Background | 'profiles', entry: object): Promise<string> {
  const portfolio = await readPortfolio(root);
  const isProfile = list === 'profiles';
  const file = isProfile ? 'owner.ts' : 'background.ts';
  const entries = [...((isProfile ? portfolio.owner.profiles : portfolio[list]) ?? []), entry];
  const next = isProfile
    ? { ...portfolio, owner: { ...portfolio.owner, profiles: entries } }
    : { ...portfolio, [list]: entries };
  const before = new Set(findFaults(portfolio));
  const faults = findFaults(next as Portfolio).filter((fault) => !before.has(fault));
  if (faults.length > 0) throw new OwnerError(`Nothing was changed.\n${faults.join('\n')}`);
  const source = isProfile ? ownerFile(next.owner) : backgroundFile(next);
  replaceFolder(root, (folder) => {
    cpSync(join(root, PORTFOLIO), folder, { recursive: true });
    writeAll(folder, { [file]: source });
  });
  return `${PORTFOLIO}/${file}`;
}

/** Tests of the sample's texts use it once the sample is removed. */
const FROZEN = 'packages/content/fixtures/sample';

/** The copy's imports are two folders deeper. */
export function freezeSample(root: string): void {
  const to = join(root, FROZEN);
  cpSync(join(root, PORTFOLIO), to, { recursive: true });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), text.replaceAll(/'((?:\.\.\/)+)model\.ts'/gu, "'$1../src/model.ts'"));
  }
}
