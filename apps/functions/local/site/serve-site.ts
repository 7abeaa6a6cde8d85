import express, { type Express, type Request, type Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, posix, basename, join } from 'node:path';
import type { HostingConfig } from './hosting-config.ts';
import { createFinder, type Encoding, type SiteFile } from './site-files.ts';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const DEFAULT_CACHE_CONTROL = 'max-age=3600';

/** Invalid without TLS (RFC 6797, section 7.2). */
const ONLY_OVER_TLS = 'strict-transport-security';

/**
 * Serves the built site as Firebase Hosting does, without TLS: clean URLs, headers of firebase.json, compression,
 * ETags, ranges, 404.html.
 */
export function createSiteHandler(root: string, config: HostingConfig): Express {
  const findFile = createFinder(root);
  const headersFor = headersOf(config);
  const isHidden = (path: string) => path.includes('/.') || config.ignore.some((glob) => matches(path, glob));

  return express()
    .disable('x-powered-by')
    .disable('etag')
    .use(async (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return void response.status(405).set('allow', 'GET, HEAD').end();
      const path = pathOf(request);
      // Hosting applies redirects first.
      const moved = config.redirects.find(({ source }) => path !== undefined && matches(path, source));
      if (moved !== undefined)
        return void response
          .set({ 'cache-control': DEFAULT_CACHE_CONTROL, ...headersFor(path ?? '/') })
          .writeHead(moved.type, { location: moved.destination })
          .end();
      const publicPath = path === undefined || isHidden(path) ? undefined : path;
      const find = async () => (publicPath === undefined ? undefined : resolvePath(findFile, publicPath, config));
      const found = (await find()) ?? ((await awaitSound(root, publicPath ?? '/')) ? await find() : undefined);
      response.set({ 'cache-control': DEFAULT_CACHE_CONTROL, ...headersFor(path ?? request.path) });
      if (typeof found === 'string')
        return void response.writeHead(301, { location: found + request.url.replace(/^[^?]*/, '') }).end();
      if (found === undefined) response.status(404);
      const file = found ?? (await findFile('/404.html'));
      if (file === undefined) return void response.type('text').end('Not found');
      await sendFile(request, response, file);
    });
}

/**
 * Matches a path with a glob of firebase.json:
 * https://firebase.google.com/docs/hosting/full-config#glob_pattern_matching
 */
const matches = (path: string, glob: string): boolean =>
  // Node's `**` skips dot files, while Hosting's headers include them.
  posix.matchesGlob(path.replaceAll('/.', '/'), glob.startsWith('/') ? glob : `/${glob}`);

export function headersOf(config: HostingConfig): (path: string) => Record<string, string> {
  return (path) =>
    Object.fromEntries(
      config.headers
        .filter(({ source }) => matches(path, source))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const))
        .filter(([name]) => name !== ONLY_OVER_TLS),
    );
}

async function resolvePath(
  findFile: ReturnType<typeof createFinder>,
  path: string,
  { cleanUrls, trailingSlash }: HostingConfig,
): Promise<SiteFile | string | undefined> {
  if (cleanUrls && /\/index(?:\.html)?$/.test(path)) return localPath(path.replace(/\/index(?:\.html)?$/, '') || '/');
  if (path === '/') return findFile('/index.html');
  const isSlashed = path.endsWith('/');
  const plain = isSlashed ? path.slice(0, -1) : path;
  if (cleanUrls && plain.endsWith('.html'))
    return (await findFile(plain)) && localPath(plain.slice(0, -'.html'.length));
  const file = (await findFile(plain)) ?? (cleanUrls ? await findFile(`${plain}.html`) : undefined);
  if (file === undefined || !isSlashed) return file;
  return trailingSlash === false ? localPath(plain) : undefined;
}

/** '//host' in a Location header would redirect to another host. */
function localPath(path: string): string {
  return encodeURI(path).replace(/^\/+/, '/');
}

async function sendFile(request: Request, response: Response, file: SiteFile): Promise<void> {
  const encoding = file.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = `"${file.hash}-${encoding}"`;
  response.set({ etag, ...(file.isCompressible ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }) });
  // Node's fetch adds no-cache to conditional requests; ignore it, as the emulator does.
  delete request.headers['cache-control'];
  if (request.fresh) return void response.status(304).end();
  const bytes = await file.encoded(encoding);
  const isWhole = file.isCompressible || request.method === 'HEAD' || isOutdated(request, etag);
  const range = isWhole || response.statusCode === 404 ? undefined : parseRange(request.headers.range, bytes.length);
  if (range === 'unsatisfiable') return void response.status(416).set('content-range', `bytes */${bytes.length}`).end();
  if (range !== undefined)
    response.status(206).set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.type(extname(file.path)).send(range === undefined ? bytes : bytes.subarray(range.start, range.end + 1));
}

function chooseEncoding(accepted: string | undefined): Encoding {
  const qualities = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return [name, Number.isNaN(quality) ? 0 : quality];
    }),
  );
  const qualityOf = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const best = Math.max(qualityOf('br'), qualityOf('gzip'));
  if (best === 0 || best < (qualities.get('identity') ?? 0)) return 'identity';
  return qualityOf('br') === best ? 'br' : 'gzip';
}

/** A range of an outdated version would corrupt the client's copy: send the whole file. */
function isOutdated(request: IncomingMessage, etag: string): boolean {
  const ifRange = request.headers['if-range'];
  return ifRange !== undefined && ifRange !== etag;
}

/** Media elements request one range; several get the whole file. */
function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return undefined;
  // A reversed range is invalid and ignored (RFC 9110, section 14.1.1).
  if (match[1] !== '' && match[2] !== '' && Number(match[2]) < Number(match[1])) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

const SOUND = /^\/voice\/[\da-f]+\.mp3$/;
/** The call goes on without a sound after 4 s; a busy machine renders it later, and a 404 would be an error in the page. */
const LONGEST_WAIT_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** Waits for a sound that is still being rendered, as `voices.json` shows. */
export async function awaitSound(root: string, path: string): Promise<boolean> {
  if (!SOUND.test(path)) return false;
  const list = await readFile(join(root, 'voice/voices.json'), 'utf8').catch(() => '');
  if (!list.includes(`"${basename(path)}"`)) return false;
  // The voice step renders wanted sounds first.
  await writeFile(join(root, `voice/.${basename(path)}.wanted`), '').catch(() => undefined);
  const lastLookMs = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < lastLookMs) {
    if (existsSync(join(root, path))) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}
