import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { ResumeFile } from '@asad/content/resume';
import { OwnerError } from './owner-command.ts';

const WANTED = /\.(?:json|ya?ml|csv)$/iu;
/** Far above any résumé, low enough for memory. */
const MOST_BYTES = 20_000_000;

const decode = (bytes: Uint8Array): string => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
};

function readZip(bytes: Uint8Array, name: string): readonly ResumeFile[] {
  try {
    const files = unzipSync(bytes, {
      filter: (file) => WANTED.test(file.name) && !file.name.includes('__MACOSX') && file.originalSize < MOST_BYTES,
    });
    return Object.entries(files).map(([path, content]) => ({ name: path, text: decode(content) }));
  } catch (error) {
    throw new OwnerError(
      `${name} is no zip archive that can be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a file, folder, zip archive or standard input (`-`). */
export function readSource(source: string): readonly ResumeFile[] {
  const found =
    source === '-'
      ? readBytes(readFileSync(0), 'the standard input')
      : !existsSync(source)
        ? undefined
        : statSync(source).isDirectory()
          ? readdirSync(source, { recursive: true, encoding: 'utf8' })
              .filter((file) => WANTED.test(file) && !/(?:^|\/)(?:node_modules|package(?:-lock)?\.json)/u.test(file))
              .map((file) => ({ name: file, text: decode(readFileSync(join(source, file))) }))
          : readBytes(readFileSync(source), basename(source));
  if (found === undefined) throw new OwnerError(`There is no ${source}: nothing was changed.`);
  if (found.length === 0) throw new OwnerError(`${source} holds no .json, .yaml or .csv file: nothing was changed.`);
  return found;
}

function readBytes(bytes: Uint8Array, name: string): readonly ResumeFile[] {
  if (bytes.length > MOST_BYTES) throw new OwnerError(`${name} is larger than 20 MB: this is no résumé.`);
  return isZip(bytes) ? readZip(bytes, name) : [{ name, text: decode(bytes) }];
}
