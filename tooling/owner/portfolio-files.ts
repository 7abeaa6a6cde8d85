import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import {
  backgroundOf,
  findFaults,
  listFaults,
  sortExperiences,
  type Background,
  type Experience,
  type Portfolio,
} from '@asad/content';
import type { Place } from '@asad/content/schemas';
import { byNode } from '@asad/tooling/by-node';
import { OwnerError } from './owner-command.ts';

export const PORTFOLIO = 'packages/content/src/portfolio';

/** The files of a portfolio: each exports one value under the file's name. */
const ABOUT = {
  owner: 'Who the site is about.',
  words: 'Texts of the pages that belong to no entry; further texts are derived.',
  projects: 'The Works, in the order of the page.',
  experiences: 'The Experiences, in the order of the page.',
  stack: 'The stack, in the order of the page.',
  principles: 'How the owner works.',
  pillars: 'Criteria for the stack: the lines under its heading.',
  answers:
    "ASAD's answers on subjects that the entries lack, a spoken sentence per string. All are optional: without an answer ASAD says that it is not written on this site.",
  background: 'Education, awards, languages and the like.',
} as const;
type Part = keyof typeof ABOUT;
const PART_NAMES = Object.keys(ABOUT) as Part[];
const hasEntries = (part: Part): boolean => !/^(?:owner|words|answers|background)$/u.test(part);

const PORTFOLIO_MODULE = `import type { Portfolio } from '../kinds/portfolio.ts';
${PART_NAMES.toSorted()
  .map((part) => `import { ${part} } from './${part}.ts';`)
  .join('\n')}

/** The content of this site. */
export const portfolio: Portfolio = { ${PART_NAMES.join(', ').replace('background', '...background')} };
`;

/** What a file has before and after its value; a rewritten file keeps it. */
interface Frame {
  readonly head: string;
  readonly tail: string;
}
const frameOf = (part: Part): Frame => ({
  head: `import type { Portfolio } from '../kinds/portfolio.ts';\n\n/** ${ABOUT[part]} */\nexport const ${part} =`,
  tail: ` satisfies ${part === 'background' ? 'Partial<Portfolio>' : `Portfolio['${part}']`};\n`,
});
const render = (value: unknown, { head, tail }: Frame): string =>
  `${head} ${JSON.stringify(value, undefined, 2)}${tail}`;

/** True for a value without comments and code, which a rewritten file would lose; `...sample` is written out. */
const isPlain = (value: string): boolean =>
  /^export const [\s\w:,=[\]{}.<>]*;\s*$/u.test(value.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, ''));

async function importFile(folder: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new OwnerError(`${name}.ts cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export async function readPart(root: string, part: Part): Promise<unknown> {
  const { [part]: value } = await importFile(join(root, PORTFOLIO), part);
  if (value === undefined) throw new OwnerError(`${part}.ts exports no ${part}.`);
  return value;
}

export const readPortfolio = async (root: string): Promise<Portfolio> =>
  (await importFile(join(root, PORTFOLIO), 'portfolio'))['portfolio'] as Portfolio;

/** Fills a new folder, loads and checks it, and only then replaces the portfolio. */
async function replaceFolder(root: string, fill: (folder: string) => void, check: (folder: string) => Promise<void>) {
  const to = join(root, PORTFOLIO);
  const next = mkdtempSync(join(dirname(to), '.portfolio-'));
  const old = `${next}-old`;
  try {
    fill(next);
    // A failure leaves the texts unformatted.
    const [node, ...oxfmt] = byNode('oxfmt');
    spawnSync(node, [...oxfmt, next]);
    await check(next);
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

function checkEqual(read: unknown, written: unknown): void {
  if (!isDeepStrictEqual(read, JSON.parse(JSON.stringify(written))))
    throw new OwnerError('The new files do not hold what was given. Please report this fault.');
}

/** Throws and changes nothing for an invalid portfolio. */
export async function writePortfolio(root: string, portfolio: Portfolio): Promise<void> {
  const parts = { ...portfolio, background: backgroundOf(portfolio) };
  await replaceFolder(
    root,
    (folder) => {
      for (const part of PART_NAMES) writeFileSync(join(folder, `${part}.ts`), render(parts[part], frameOf(part)));
      writeFileSync(join(folder, 'portfolio.ts'), PORTFOLIO_MODULE);
    },
    async (folder) => {
      const { portfolio: written } = await importFile(folder, 'portfolio');
      checkEqual(written, portfolio);
      const faults = findFaults(written as Portfolio);
      if (faults.length > 0) throw new OwnerError(`Nothing was changed.\n${faults.join('\n')}`);
    },
  );
}

type List = 'projects' | 'experiences' | 'stack';
export const isList = (place: Place): place is List => place in ABOUT;

/** Returns a sentence if an id is invalid or taken. */
export function findIdFault(entries: readonly { readonly id: string }[], id: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))
    return 'The name makes no id of a to z and 0 to 9. Say one: --id night-shift.';
  return entries.some((entry) => entry.id === id)
    ? `There is an entry "${id}" already. Edit it, or choose another name.`
    : undefined;
}

/** Inserts a job by date but keeps a manual order. */
function insertJob(jobs: readonly Experience[], job: Experience): readonly Experience[] {
  const sorted = sortExperiences([...jobs, job], new Date().toISOString().slice(0, 7));
  const after = new Set(sorted.slice(sorted.indexOf(job) + 1));
  const at = jobs.findIndex((placed) => after.has(placed));
  return jobs.toSpliced(at < 0 ? jobs.length : at, 0, job);
}

function insert(place: Place, before: unknown, entry: object): unknown {
  if (place === 'experiences') return insertJob(before as readonly Experience[], entry as Experience);
  if (isList(place)) return [...(before as readonly object[]), entry];
  const lists = before as Readonly<Record<string, readonly object[] | undefined>>;
  return { ...lists, [place]: [...(lists[place] ?? []), entry] };
}

/** The other files; one that cannot be loaded counts as empty. */
async function readOthers(root: string): Promise<Portfolio> {
  const read = PART_NAMES.map(
    async (part) => [part, await readPart(root, part).catch(() => (hasEntries(part) ? [] : {}))] as const,
  );
  const parts = Object.fromEntries(await Promise.all(read));
  return { ...parts, ...(parts['background'] as Background) } as unknown as Portfolio;
}

/**
 * Adds an entry to its file, and returns the file with the fields that wait for their text. `mayRewrite` is asked about
 * a file that holds comments or code, which are lost.
 */
export async function addEntry(
  root: string,
  place: Place,
  entry: object,
  mayRewrite: (file: string) => Promise<boolean>,
): Promise<{ readonly file: string; readonly lacks: readonly string[] }> {
  const part = isList(place) ? place : place === 'profiles' ? 'owner' : 'background';
  const file = `${part}.ts`;
  const before = await readPart(root, part);
  const after = insert(place, before, entry);
  const source = readFileSync(join(root, PORTFOLIO, file), 'utf8');
  const at = source.indexOf(`export const ${part}`);
  if ((at < 0 || !isPlain(source.slice(at))) && !(await mayRewrite(file)))
    throw new OwnerError(`${file} holds comments or code. Add the entry there by hand; --rewrite removes them.`);
  const head = source.slice(0, source.indexOf('=', at) + 1).replace(/^import .*\/fixtures\/sample\/.*\n/mu, '');
  const tail = / satisfies [^;]+;\n$/u.exec(source)?.[0] ?? ';\n';
  const others = await readOthers(root);
  const faultsWith = (value: unknown) =>
    listFaults({ ...others, ...(part === 'background' ? (value as Background) : { [part]: value }) });
  const known = new Set(faultsWith(before).map(({ sentence }) => sentence));
  const faults = faultsWith(after).filter(({ sentence }) => !known.has(sentence));
  const wrong = faults.filter(({ isEmpty }) => !isEmpty).map(({ sentence }) => sentence);
  if (wrong.length > 0) throw new OwnerError(`Nothing was changed.\n${wrong.join('\n')}`);
  await replaceFolder(
    root,
    (folder) => {
      cpSync(join(root, PORTFOLIO), folder, { recursive: true });
      writeFileSync(join(folder, file), render(after, at < 0 ? frameOf(part) : { head, tail }));
    },
    async (folder) => checkEqual((await importFile(folder, part))[part], after),
  );
  return { file: `${PORTFOLIO}/${file}`, lacks: faults.map(({ sentence }) => sentence) };
}
