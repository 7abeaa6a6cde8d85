import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Images, fonts and audio are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|map|wasm|ico)$/i;
const MIN_COMPRESSED_BYTES = 512;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  readonly path: string;
  /** Another one after each build. */
  readonly version: string;
  /** Undefined: it is sent as it is. */
  readonly encode: ((encoding: Encoding) => Promise<Buffer>) | undefined;
}

/** Compresses each file once, and again after a build. */
export function createFinder(root: string): (path: string) => Promise<SiteFile | undefined> {
  const files = new Map<string, SiteFile>();
  // Rejects hidden files and paths outside the folder.
  return async (path) => {
    if (/[\\\0]|\/\.|^(?!\/)/.test(path)) return undefined;
    const file = join(root, path);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) {
      files.delete(file);
      return undefined;
    }
    const version = `${found.mtimeMs}-${found.size}`;
    const known = files.get(file);
    if (known?.version === version) return known;
    const isCompressible = COMPRESSIBLE.test(file) && found.size >= MIN_COMPRESSED_BYTES;
    const opened = { path: file, version, encode: isCompressible ? createEncoder(file) : undefined };
    files.set(file, opened);
    return opened;
  };
}

function createEncoder(path: string): (encoding: Encoding) => Promise<Buffer> {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const encoded = encodings.get(encoding) ?? compress(path, encoding);
    encodings.set(encoding, encoded);
    return encoded;
  };
}

async function compress(path: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(path);
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes, { level: 9 });
  // 0.3 s once for the largest file; the home page's HTML then fits into the first round trip.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compressBrotli(bytes, { params });
}
