import express, { type Express, type Request, type Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, posix, basename, join } from 'node:path';
import type { HostingConfig } from './hosting-config.ts';
import { createFinder, type SiteFile } from './site-files.ts';
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

/** Express answers conditions, ranges and HEAD. */
async function sendFile(request: Request, response: Response, file: SiteFile): Promise<void> {
  // Node's fetch adds no-cache to conditional requests; ignore it, as the emulator does.
  delete request.headers['cache-control'];
  if (file.encode === undefined) {
    response.set('etag', `"${file.version}"`);
    return response.sendFile(file.path, AS_IT_IS, (error) => {
      if (error !== undefined && !response.headersSent) response.status(statusOf(error)).end();
    });
  }
  const encoding = ENCODINGS.find((name) => request.acceptsEncodings(name) !== false) ?? 'identity';
  response.set({ etag: `"${file.version}-${encoding}"`, vary: 'Accept-Encoding' });
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.type(extname(file.path)).send(await file.encode(encoding));
}

/** The best first. */
const ENCODINGS = ['br', 'gzip'] as const;
const AS_IT_IS = { cacheControl: false, lastModified: false, dotfiles: 'allow' } as const;

const statusOf = (error: Error): number => ('status' in error && typeof error.status === 'number' ? error.status : 500);

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
