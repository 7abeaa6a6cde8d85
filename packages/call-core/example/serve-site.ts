import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
/** What a page needs that calls, and nothing more: no eval, no host but the room's. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' https://c.daily.co",
  "connect-src 'self' https://*.daily.co wss://*.daily.co",
  "worker-src 'self' blob:",
  "media-src 'self' blob:",
].join('; ');

export interface ServedSite {
  readonly url: string;
  /** Bearer tokens and bodies of every `POST /api/call/web`. */
  readonly asked: readonly { readonly authorization: string | undefined; readonly body: string }[];
  close(): void;
}

/** The example's server: its files, and a stand-in for `POST /api/call/web`. */
export function serveSite(folder: string): Promise<ServedSite> {
  const asked: { authorization: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'POST' && path === '/api/call/web') {
      let body = '';
      request.on('data', (part) => void (body += String(part)));
      request.on('end', () => {
        asked.push({ authorization: request.headers.authorization, body });
        response.writeHead(201, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ id: 'call-1', assistantId: 'a', webCallUrl: 'https://vapi.daily.co/room' }));
      });
      return;
    }
    try {
      const file = join(folder, normalize(path === '/' ? '/index.html' : path));
      const content = readFileSync(file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}/`, asked, close: () => void server.close() });
    }),
  );
}
