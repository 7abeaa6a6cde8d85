import { hash } from 'node:crypto';
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

export type SiteFile = Awaited<ReturnType<typeof readSiteFile>>;

/** Reads and compresses each file once, and again after a build. */
export function createFinder(root: string): (path: string) => Promise<SiteFile | undefined> {
  const cache = new Map<string, { readonly version: string; readonly file: Promise<SiteFile> }>();
  // Rejects hidden files and paths outside the folder.
  return async (path) => {
    if (/[\\\0]|\/\.|^(?!\/)/.test(path)) return undefined;
    const file = join(root, path);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) {
      cache.delete(file);
      return undefined;
    }
    const version = `${found.mtimeMs}-${found.size}`;
    const cached = cache.get(file);
    if (cached?.version === version) return cached.file;
    const read = readSiteFile(file);
    cache.set(file, { version, file: read });
    return read;
  };
}

async function readSiteFile(path: string) {
  const bytes = await readFile(path);
  const isCompressible = COMPRESSIBLE.test(path) && bytes.length >= MIN_COMPRESSED_BYTES;
  const encodings = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  return {
    path,
    hash: hash('sha256', bytes, 'base64url').slice(0, 11),
    isCompressible,
    encoded: (encoding: Encoding): Promise<Buffer> => {
      const cachedBytes = encodings.get(encoding);
      if (cachedBytes !== undefined) return cachedBytes;
      const compressed =
        encoding === 'br'
          ? // 0.3 s once for the largest file; the home page's HTML then fits into the first round trip.
            compressBrotli(bytes, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
            })
          : compressGzip(bytes, { level: 9 });
      encodings.set(encoding, compressed);
      return compressed;
    },
  };
}
