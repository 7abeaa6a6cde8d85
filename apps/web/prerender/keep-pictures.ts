import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { site } from '../src/site/site.ts';
import { portfolio, projects } from '@asad/content';
import { toJsonResume } from '@asad/content/json-resume';
import { hashResume } from './hash-resume.ts';
import { picturesOf } from './pictures-of.ts';
import { shareCardOf, shareWords } from './share-words.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const STAMP = fileURLToPath(new URL('share-words-stamp.json', import.meta.url));
const small = (path: string): string => path.replace('.webp', '-660.webp');

/** A missing picture fails the build with its name. */
export function keepWorks(dist: string, paths: readonly string[]): void {
  const keptPaths = new Set(paths.flatMap((path) => [path, small(path)]));
  for (const path of paths) {
    if (!existsSync(join(dist, path)))
      throw new Error(`A project names ${path}, which is not in apps/web/public. Put it there, or leave it out.`);
    if (!existsSync(join(dist, small(path))))
      throw new Error(`The small size of ${path} is not made yet: pnpm pictures makes it.`);
  }
  const folder = join(dist, 'works');
  if (existsSync(folder))
    for (const file of readdirSync(folder)) if (!keptPaths.has(`/works/${file}`)) rmSync(join(folder, file));
}

const pathOf = (name: string): string => (name === 'resume' ? '/resume.pdf' : shareCardOf(name));

/** The files of a folder that are drawn from words: `words` and the stamp, which has the words drawn, are by name. */
export function listDrawn(folder: string, stamp: unknown, words: Readonly<Record<string, unknown>>) {
  const drawn = new Map(Object.entries(typeof stamp === 'object' && stamp !== null ? stamp : {}));
  return Object.entries(words)
    .map(([name, said]) => ({ path: pathOf(name), isCurrent: isDeepStrictEqual(drawn.get(name), said) }))
    .filter(({ path }) => existsSync(join(folder, path)));
}

/** Removes outdated pictures and those of another portfolio. Returns the paths that remain. */
export function keepDrawn(dist: string, stamp: unknown, words: Readonly<Record<string, unknown>>): readonly string[] {
  const drawn = listDrawn(dist, stamp, words);
  for (const { path } of drawn.filter(({ isCurrent }) => !isCurrent)) {
    rmSync(join(dist, path));
    console.warn(`${path} is older than its words and is left out: pnpm pictures draws it anew.`);
  }
  const kept = drawn.filter(({ isCurrent }) => isCurrent).map(({ path }) => path);
  const folder = join(dist, 'social');
  if (existsSync(folder))
    for (const file of readdirSync(folder)) if (!kept.includes(`/social/${file}`)) rmSync(join(folder, file));
  return kept;
}

const readStamp = (): unknown => JSON.parse(readFileSync(STAMP, 'utf8'));
const readWords = () => ({ ...shareWords(portfolio, site), resume: hashResume(toJsonResume(portfolio)) });

/** Committed pictures that are older than their words. */
export const listOutdated = (): readonly string[] =>
  listDrawn(PUBLIC, readStamp(), readWords()).flatMap(({ path, isCurrent }) => (isCurrent ? [] : [path]));

/** Removes unused and outdated files. Returns the remaining share pictures and whether the PDF remains. */
export function keepPictures(dist: string): { readonly shared: readonly string[]; readonly hasPdf: boolean } {
  keepWorks(dist, picturesOf(projects));
  const kept = keepDrawn(dist, readStamp(), readWords());
  return { shared: kept, hasPdf: kept.includes('/resume.pdf') };
}
