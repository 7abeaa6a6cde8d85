import type { IncomingMessage, ServerResponse } from 'node:http';
import { awaitSound } from './await-sound.ts';
import { globToRegExp } from './glob-to-reg-exp.ts';
import type { HostingConfig } from './hosting-config.ts';
import { SiteFiles, type Encoding, type SiteFile } from './site-files.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** What Hosting answers with when firebase.json says nothing: an hour, shared caches included. */
const DEFAULT_CACHE_CONTROL = 'max-age=3600';

/** Not to be said without TLS (RFC 6797, section 7.2), and this server has none. */
const ONLY_OVER_TLS = 'strict-transport-security';

/** A new build shows after this long at the latest. */
const RECHECK_MS = 500;

/** Serves the built site as Firebase Hosting does, but for TLS: clean URLs, headers of firebase.json, compression, ETags, ranges, 404.html. */
export function createSiteHandler(
  root: string,
  config: HostingConfig,
  options: { readonly recheckMs?: number } = {},
): SiteHandler {
  const files = new SiteFiles(root, options.recheckMs ?? RECHECK_MS);
  const ignored = config.ignore.map(globToRegExp);
  const headersFor = headersOf(config);

  return async (request, response) => {
    const path = pathOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const isShown = path !== undefined && !ignored.some((pattern) => pattern.test(path));
    let found = isShown ? await resolvePath(files, path, config) : undefined;
    if (isShown && !found && (await awaitSound(root, path))) found = await resolvePath(files, path, config);
    if (found?.kind === 'redirect') {
      response.writeHead(301, { location: found.to + queryOf(request), ...headersFor(path ?? '/') }).end();
      return;
    }
    const file = found?.file ?? (await files.find('/404.html'));
    const headers = {
      'cache-control': DEFAULT_CACHE_CONTROL,
      ...headersFor(path ?? '/'),
      // What is missing today may come with the next build: the year of a hashed name is for what is there.
      ...(found === undefined ? { 'cache-control': 'no-cache' } : {}),
    };
    if (file === undefined) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    await sendFile(request, response, { file, headers, status: found === undefined ? 404 : 200 });
  };
}

/** The headers that firebase.json gives a path. */
export function headersOf(config: HostingConfig): (path: string) => Record<string, string> {
  const rules = config.headers.map(({ source, headers }) => ({ pattern: globToRegExp(source), headers }));
  return remember((path) =>
    Object.fromEntries(
      rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const))
        .filter(([name]) => name !== ONLY_OVER_TLS),
    ),
  );
}

/** The last answers of a pure function: a site has few paths, and whoever invents more gets no memory for them. */
function remember<T>(compute: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const found = known.get(path) ?? compute(path);
    if (known.size > 500) known.clear();
    known.set(path, found);
    return found;
  };
}

type Resolved =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly to: string; readonly file?: undefined };

async function resolvePath(files: SiteFiles, path: string, config: HostingConfig): Promise<Resolved | undefined> {
  if (config.cleanUrls && /\/index(?:\.html)?$/.test(path)) {
    return { kind: 'redirect', to: localPath(path.replace(/\/index(?:\.html)?$/, '') || '/') };
  }
  if (path === '/') return asFile(await files.find('/index.html'));
  const isSlashed = path.endsWith('/');
  const plain = isSlashed ? path.slice(0, -1) : path;
  if (config.cleanUrls && plain.endsWith('.html')) {
    return (await files.find(plain)) === undefined
      ? undefined
      : { kind: 'redirect', to: localPath(plain.slice(0, -'.html'.length)) };
  }
  const file = (await files.find(plain)) ?? (config.cleanUrls ? await files.find(`${plain}.html`) : undefined);
  if (file !== undefined && isSlashed && config.trailingSlash === false)
    return { kind: 'redirect', to: localPath(plain) };
  return isSlashed ? undefined : asFile(file);
}

function asFile(file: SiteFile | undefined): Resolved | undefined {
  return file === undefined ? undefined : { kind: 'file', file };
}

/** '//host' in a Location header would lead away from here. */
function localPath(path: string): string {
  return encodeURI(path).replace(/^\/+/, '/');
}

interface Answer {
  readonly file: SiteFile;
  readonly headers: Record<string, string>;
  readonly status: 200 | 404;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, headers, status }: Answer,
): Promise<void> {
  const encoding = file.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = `"${file.hash}-${encoding}"`;
  const common = {
    ...headers,
    etag,
    ...(file.isCompressible ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
  };
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && known?.some((tag) => tag === etag || tag === '*') === true) {
    response.writeHead(304, common).end();
    return;
  }
  const bytes = await file.encoded(encoding);
  const isWhole = file.isCompressible || status === 404 || request.method === 'HEAD' || isOutdated(request, etag);
  const range = isWhole ? undefined : parseRange(request.headers.range, bytes.length);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...common, 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const body = range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
  response.writeHead(range === undefined ? status : 206, {
    ...common,
    'content-type': file.contentType,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(range === undefined ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The encoding that the client likes best; of equals, the smallest. */
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

/** A part that is to complete an older version of the file would spoil it: then the whole is sent. */
function isOutdated(request: IncomingMessage, etag: string): boolean {
  const wanted = request.headers['if-range'];
  return wanted !== undefined && wanted !== etag;
}

/** One range, which is all that media elements ask for; several are answered with the whole. */
function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return undefined;
  // Backwards is no range at all (RFC 9110, 14.1.1): as if none had been asked for.
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

function queryOf(request: IncomingMessage): string {
  const url = request.url ?? '';
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
