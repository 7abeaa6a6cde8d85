import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { awaitSound } from '@asad/functions/local/site/serve-site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};
const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Serves a folder below `base` as GitHub Pages does: no headers, folders end in a slash, 404.html for the rest. */
export function createFileHost(folder: string, base: string): Server {
  return createServer(({ url = '/' }, response) => void answer(url, response));

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(folder, pathname.startsWith(base) ? pathname.slice(base.length) : 'nowhere');
    if (!existsSync(path)) await awaitSound(folder, pathname.slice(base.length - 1));
    if (isFolder(path) && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const file = isFolder(path) ? join(path, 'index.html') : path;
    const isFound = existsSync(file);
    const shown = isFound ? file : join(folder, '404.html');
    response.writeHead(isFound ? 200 : 404, { 'content-type': TYPES[extname(shown)] ?? 'application/octet-stream' });
    response.end(readFileSync(shown));
  }
}
