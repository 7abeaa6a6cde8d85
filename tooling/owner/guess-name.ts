import { resolve } from 'node:path';
import type { Resume } from '@asad/content/resume';

/** Words of addresses and folders that name no person. */
const GENERIC =
  /^(?:admin|backup|basic|complete|contact|contents?|cv|data|docs?|documents|downloads?|export|files?|hello|home|info|job|jobs|linkedin\w*|mail|me|my|office|online|page|pages|personal|portfolio|private|profile|public|repo|resum\w*|site|src|studio|team|temp|tmp|the|user|users|vita[ae]?|web|website|work|www)$/iu;

/** `ada.lovelace` and `ada-lovelace-1815` as `Ada Lovelace`; undefined without two words. */
function toName(slug: string): string | undefined {
  const words = slug.split(/[._\-\s]+/u).filter((word) => word !== '' && !/\d/u.test(word));
  const isName =
    words.length > 1 && words.length < 5 && words.every((word) => /^\p{L}+$/u.test(word) && !GENERIC.test(word));
  return isName ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') : undefined;
}

/** `ada-lovelace.github.io`, `Ada_Lovelace_CV.yaml`; other folders in small letters name no person. */
function toSlug(folder: string): string {
  const [, site] = /^(.+)\.(?:github|gitlab)\.io$/iu.exec(folder) ?? [];
  const words = folder.replace(/\.\w{2,4}$/u, '').split(/[._\-\s]+/u);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) && !GENERIC.test(word));
  return site ?? (words.some((word) => /^\p{Ll}/u.test(word)) ? '' : capitals.join(' '));
}

/** For a file that holds no name: makes one, with its origin, from the mail address, a profile or the folder. */
export function guessName({ basics }: Resume, path: string) {
  const profiles = (basics.profiles ?? []).map(
    ({ network, username, url }) =>
      [`the profile on ${network}`, username ?? url?.replace(/\/+$/u, '').split('/').at(-1) ?? ''] as const,
  );
  const folders = path === '-' ? [] : resolve(path).split(/[\\/]/u).slice(-4).toReversed().map(toSlug);
  const sources = [
    ['the mail address', basics.email?.split('@')[0] ?? ''] as const,
    ...profiles,
    ...folders.map((folder) => ['the name of the file or folder', folder] as const),
  ];
  for (const [origin, slug] of sources) {
    const name = toName(slug);
    if (name !== undefined) return { name, origin };
  }
  return undefined;
}
