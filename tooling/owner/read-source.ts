import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { ResumeFile } from '@asad/content/resume';
import { OwnerError } from './owner-command.ts';
import { readDeveloperFolio } from './read-developer-folio.ts';

const WANTED = /\.(?:json|ya?ml|csv)$/iu;
/** Limits of an archive, and of a résumé without pictures. */
const [MOST_BYTES, MOST_LETTERS] = [50_000_000, 2_000_000];
/** First bytes of files that people take for a résumé. */
const SIGNATURES = {
  'a PDF': '%PDF',
  'a Word file': '\xD0\xCF\x11\xE0',
  'a picture': '\x89PNG',
  'an RTF file': '{\\rtf',
};
const NEXT =
  'Export the résumé as JSON Resume, as RenderCV or as LinkedIn’s data, or run pnpm new-owner without --from, which asks.';

/** Refuses a file without text; the message names the remedy. */
function toFile(bytes: Uint8Array, name: string): ResumeFile {
  const start = String.fromCharCode(...bytes.slice(0, 5));
  const [format] = Object.entries(SIGNATURES).find(([, signature]) => start.startsWith(signature)) ?? [];
  if (format !== undefined) throw new OwnerError(`${name} is ${format}: its fields have no names. ${NEXT}`);
  const { text, encoding } = decode(bytes);
  const read = /\.m?js$/iu.test(name) ? readDeveloperFolio(text, name) : text;
  const file = { name, text: read, ...(encoding !== undefined && { encoding }) };
  // LinkedIn's export has large and odd tables that hold no résumé.
  if (/\.csv$/iu.test(name)) return file;
  if (/[[\p{Cc}\uFFFD]--\s]/v.test(text.slice(0, 2_000))) throw new OwnerError(`${name} holds no text. ${NEXT}`);
  if (text.length > MOST_LETTERS)
    throw new OwnerError(`${name} has more than 2 MB. Take out pictures and all that is no résumé.`);
  return file;
}

/** Old programs write neither UTF-8 nor a mark of UTF-16. */
function decode(bytes: Uint8Array): { readonly text: string; readonly encoding?: string } {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isUtf16 = isMarked || (bytes.length > 3 && (first === 0) !== (second === 0));
  if (isUtf16) return { text: new TextDecoder(first === 0xff || second === 0 ? 'utf-16le' : 'utf-16be').decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function readZip(bytes: Uint8Array, name: string): readonly ResumeFile[] {
  let files: Readonly<Record<string, Uint8Array>>;
  let unpackedBytes = 0;
  try {
    files = unzipSync(bytes, {
      filter: (file) => {
        if (!WANTED.test(file.name) || file.name.includes('__MACOSX')) return false;
        unpackedBytes += file.originalSize;
        return unpackedBytes <= MOST_BYTES;
      },
    });
  } catch (error) {
    throw new OwnerError(
      `${name} is no zip archive that can be opened: ${error instanceof Error ? error.message : String(error)}. Download it again.`,
    );
  }
  if (unpackedBytes > MOST_BYTES)
    throw new OwnerError(`${name} unpacks to more than 50 MB. Name the file of the résumé.`);
  return Object.entries(files).map(([path, content]) => toFile(content, path));
}

const SKIPPED = /^(?:\.|node_modules|package(?:-lock)?\.json|_config\.ya?ml|socials\.ya?ml)/u;
/** A linked folder counts as a file: pnpm's lead back to each other. */
const listFiles = (folder: string, inside = ''): readonly string[] =>
  readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = join(inside, entry.name);
    if (SKIPPED.test(entry.name)) return [];
    return entry.isDirectory() ? listFiles(folder, path) : WANTED.test(path) ? [path] : [];
  });

const RESUME = /(?:^|[\\/])(?:resume|cv)(?:[._-][^\\/]*)?\.(?:json|ya?ml)$/iu;
const LINKED_IN = /(?:^|[\\/])(?:profile?|positions?|positionen|postes|education|ausbildung|formation)\.csv$/iu;
/** A site's folder holds many other files: with a résumé by name, only that one counts. */
const chooseFiles = (names: readonly string[]): readonly string[] => {
  const resumes = names.filter((name) => RESUME.test(name));
  return resumes.length === 0 || names.some((name) => LINKED_IN.test(name)) ? names : resumes;
};

/** Reads from a file, a folder, a zip archive or standard input (`-`). */
export function readSource(source: string): readonly ResumeFile[] {
  const found =
    source === '-'
      ? readBytes(readFileSync(0), 'the standard input')
      : !existsSync(source)
        ? undefined
        : statSync(source).isDirectory()
          ? chooseFiles(listFiles(source)).map((file) => toFile(readFileSync(join(source, file)), file))
          : readBytes(readFileSync(source), basename(source));
  if (found === undefined) throw new OwnerError(`There is no ${source}: nothing was changed. Correct the path.`);
  if (found.length === 0)
    throw new OwnerError(`${source} holds no .json, .yaml or .csv file: nothing was changed. ${NEXT}`);
  return found;
}

function readBytes(bytes: Uint8Array, name: string): readonly ResumeFile[] {
  if (bytes.length > MOST_BYTES) throw new OwnerError(`${name} is larger than 50 MB. Name the file of the résumé.`);
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? readZip(bytes, name) : [toFile(bytes, name)];
}
