import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from '@asad/tooling/listen';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** The server sends the body in pieces, as over a slow line. */
export const PIECEMEAL = 'x-piecemeal';
const PIECES = 12;

async function sendInPieces(response: ServerResponse, html: Buffer): Promise<void> {
  const start = html.indexOf('<body');
  const length = Math.ceil((html.length - start) / PIECES);
  response.write(html.subarray(0, start));
  for (let at = start; at < html.length; at += length) {
    // Wait for one frame between two pieces.
    await setTimeout(80);
    response.write(html.subarray(at, at + length));
  }
  response.end();
}

/** A minimal static host: clean URLs, 404 page, Brotli. */
export const serveDist = async (dist: string): Promise<{ readonly origin: string; readonly server: Server }> => {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = [join(dist, path), join(dist, `${path}.html`), join(dist, path, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
    const file = found ?? join(dist, '404.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    let body: Buffer = readFileSync(file);
    if (PIECEMEAL in request.headers && type.startsWith('text/html')) {
      response.writeHead(200, { 'content-type': type });
      void sendInPieces(response, body);
      return;
    }
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (/text|json|xml/.test(type) && request.headers['accept-encoding']?.includes('br') === true) {
      const encoded =
        compressed.get(file) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      compressed.set(file, encoded);
      body = encoded;
      headers['content-encoding'] = 'br';
    }
    response.writeHead(found === undefined ? 404 : 200, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  return { origin: await listen(server), server };
};
