import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { site } from '../src/site/site.ts';
import { portfolio, projects } from '@asad/content';
import { toJsonResume } from '@asad/content/json-resume';
import { hashResume } from './hash-resume.ts';
import { shareCardOf, shareWords } from './share-words.ts';

const STAMP = fileURLToPath(new URL('share-words-stamp.json', import.meta.url));
const small = (path: string): string => path.replace('.webp', '-660.webp');

/** A missing picture fails the build with its name. */
export function keepWorks(dist: string, thumbnails: readonly string[]): void {
  const keptPaths = new Set(thumbnails.flatMap((path) => [path, small(path)]));
  for (const path of thumbnails) {
    if (!existsSync(join(dist, path)))
      throw new Error(
        `A project names ${path}, which is not in apps/web/public. Put it there, or leave thumbnail out.`,
      );
    if (!existsSync(join(dist, small(path))))
      throw new Error(`The small size of ${path} is not made yet: pnpm pictures makes it.`);
  }
  const folder = join(dist, 'works');
  if (existsSync(folder))
    for (const file of readdirSync(folder)) if (!keptPaths.has(`/works/${file}`)) rmSync(join(folder, file));
}

/** Keeps share pictures that match the page's texts. */
export function keepShared(dist: string, stamp: unknown, words: Readonly<Record<string, unknown>>): readonly string[] {
  const drawn = new Map(Object.entries(typeof stamp === 'object' && stamp !== null ? stamp : {}));
  return Object.entries(words).flatMap(([name, said]) => {
    const card = shareCardOf(name);
    if (isDeepStrictEqual(drawn.get(name), said)) return [card];
    if (!existsSync(join(dist, card))) return [];
    rmSync(join(dist, card), { force: true });
    console.warn(`${card} is older than its words and is left out: pnpm pictures draws it anew.`);
    return [];
  });
}

/** Keeps an up-to-date PDF résumé; returns whether it did. */
export function keepPdf(dist: string, stamp: unknown, resume: object): boolean {
  const drawnFrom = typeof stamp === 'object' && stamp !== null && 'resume' in stamp ? stamp.resume : undefined;
  const file = join(dist, 'resume.pdf');
  if (drawnFrom === hashResume(resume) && existsSync(file)) return true;
  rmSync(file, { force: true });
  return false;
}

/** Removes unused and outdated files. Returns the remaining share pictures and whether the PDF remains. */
export function keepPictures(dist: string): { readonly shared: readonly string[]; readonly hasPdf: boolean } {
  keepWorks(
    dist,
    projects.flatMap(({ thumbnail }) => thumbnail ?? []),
  );
  const stamp: unknown = JSON.parse(readFileSync(STAMP, 'utf8'));
  return {
    shared: keepShared(dist, stamp, shareWords(portfolio, site)),
    hasPdf: keepPdf(dist, stamp, toJsonResume(portfolio)),
  };
}
