import { listen } from '@asad/tooling/listen';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askRaw } from '../testing/ask-raw.ts';
import { createSiteHandler } from './serve-site.ts';

describe('the built site, served as Hosting serves it', () => {
  const parent = mkdtempSync(join(tmpdir(), 'asad-site-'));
  const root = join(parent, 'site');
  const page = `<!doctype html><title>x</title>${'<p>night owl</p>'.repeat(200)}`;
  const sound = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  const rule = (source: string, header: string) => {
    const [key = '', value = ''] = header.split(': ');
    return { source, headers: [{ key, value }] };
  };
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    mkdirSync(join(root, 'assets'), { recursive: true });
    mkdirSync(join(root, 'voice'));
    for (const name of ['index', 'call', '404']) writeFileSync(join(root, `${name}.html`), `${page}<!-- ${name} -->`);
    writeFileSync(join(root, 'assets/app-abc.js'), 'export const x = 1;');
    writeFileSync(join(root, 'voice/a.mp3'), sound);
    writeFileSync(join(root, 'assets/app-abc.js.map'), '{}');
    writeFileSync(join(root, '.secret'), 'hidden');
    writeFileSync(join(parent, 'outside.txt'), 'outside');
    const handler = createSiteHandler(root, {
      public: 'unused',
      ignore: ['**/*.map'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/old', destination: '/', type: 301 }],
      rewrites: [],
      headers: [
        rule('**', 'X-Everywhere: yes'),
        rule('**', 'Strict-Transport-Security: max-age=31536000'),
        rule('**', 'Cache-Control: no-cache'),
        rule('/', 'Link: </assets/app-abc.js>; rel=preload'),
        rule('/assets/@(app-abc.js|app-abc.css)', 'Cache-Control: public, max-age=31536000, immutable'),
        rule('**/*.@(js|css)', 'X-Code: yes'),
      ],
    });
    server = createServer((incoming, response) => void handler(incoming, response));
    port = Number(new URL(await listen(server)).port);
  });
  afterAll(() => {
    server.close();
    rmSync(parent, { recursive: true });
  });

  const ask = (path: string, headers = {}, method = 'GET') => askRaw(port, path, { headers, method });

  test.each([
    ['/call.html', '/call'],
    ['/call/', '/call'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/call.html?a=b', '/call?a=b'],
    ['/old', '/'],
  ])('%s is an address of %s and redirects to it, with the headers of all pages', async (from, location) => {
    expect(await ask(from)).toMatchObject({ status: 301, headers: { location, 'x-everywhere': 'yes' } });
    const name = location.startsWith('/call') ? 'call' : 'index';
    expect((await ask(location)).body.toString()).toContain(`<!-- ${name} -->`);
  });

  test('waits for a sound that is being rendered, and not for an unknown one', async () => {
    writeFileSync(join(root, 'voice/voices.json'), '{"version":1,"sentences":{"Hoo.":{"file":"b0.mp3"}}}');
    const waiting = ask('/voice/b0.mp3');
    expect((await ask('/voice/c0.mp3')).status).toBe(404);
    writeFileSync(join(root, 'voice/b0.mp3'), sound);
    expect(await waiting).toMatchObject({ status: 200, body: sound });
  });

  const pages = ['/nothing', '/nothing.html', '/call/more', '/404/more'];
  const files = ['/assets', '/assets/', '/assets/gone-abc.js', '/.secret', '/assets/app-abc.js.map'];
  const above = ['/../', '/%2e%2e/', '/..%2f', '/assets/..%2f..%2f', '/assets/%252e%252e/'];
  const malformed = ['/%00', '/%', '/%E0%A4%A', '/%ff%fe', '/\\call'];
  const notFound = [...pages, ...files, ...above.map((folder) => `${folder}outside.txt`), ...malformed];
  test.each(notFound)('%s is the 404 page, not cacheable, and without headers of the home page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-everywhere': 'yes' });
    expect(headers).not.toHaveProperty('link');
    expect(body.toString()).toContain('<!-- 404 -->');
  });

  test('no redirect leads to another host', async () => {
    for (const path of ['//evil.example/index.html', '//evil.example/call/', '/%2f%2fevil.example/index.html']) {
      expect((await ask(path)).headers.location ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  test('sends the headers of firebase.json, later rules last, and no TLS headers over plain HTTP', async () => {
    expect((await ask('/assets/app-abc.js')).headers).toMatchObject({
      'x-code': 'yes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const { headers } = await ask('/');
    expect(headers).toMatchObject({ 'x-everywhere': 'yes', 'cache-control': 'no-cache', link: expect.any(String) });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('compresses text with the browser’s preferred encoding', async () => {
    const plain = (await ask('/')).body;
    const br = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body)).toEqual(plain);
    expect(br.body.length).toBeLessThan(plain.length / 5);
    const gz = await ask('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body)).toEqual(plain);
    for (const accepted of ['', 'zstd', 'br;q=0, gzip;q=0.0'])
      expect((await ask('/', { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
  });

  test('answers 304 for a current ETag of this encoding, even to a reload, and never for a 404', async () => {
    const { headers } = await ask('/', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': `W/${headers.etag}`, 'cache-control': 'no-cache' };
    const again = await ask('/', { 'accept-encoding': 'br', ...known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect((await ask('/', { 'accept-encoding': 'gzip', ...known })).status).toBe(200);
    const lost = await ask('/nothing');
    expect((await ask('/nothing', { 'if-none-match': lost.headers.etag ?? '' })).status).toBe(404);
    writeFileSync(join(root, 'call.html'), `${page} a new build <!-- call -->`);
    expect((await ask('/call')).body.toString()).toContain('a new build');
  });

  test('answers a range of a sound, and the whole sound when the range is of an older version', async () => {
    const part = await ask('/voice/a.mp3', { range: 'bytes=10-19' });
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 10-19/1000', 'content-type': 'audio/mpeg' },
    });
    expect(part.body).toEqual(sound.subarray(10, 20));
    expect((await ask('/voice/a.mp3', { range: 'bytes=5000-' })).status).toBe(416);
    const ofVersion = (etag = '') => ask('/voice/a.mp3', { range: 'bytes=990-', 'if-range': etag });
    expect((await ofVersion(part.headers.etag)).status).toBe(206);
    expect((await ofVersion('"older"')).status).toBe(200);
  });

  test('HEAD sends the headers of GET; other methods are refused', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
