import express from 'express';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardHome } from './guards.ts';
import { startTestCloud, type TestCloud } from './testing/start-test-cloud.ts';

const API = ['getUserCallStats', 'clientCallEnded', 'captchaChallenge', 'verifyCaptcha', 'call/web', 'deleteMyCalls'];
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const GUARDED = [
  ...API.map((name) => `/api/${name}`),
  '/api',
  '/api/nothing',
  '/api/captchaChallenge/',
  '/api/captchaChallenge?x=1',
  '/API/captchaChallenge',
  '/identitytoolkit.googleapis.com/v1/projects',
  ...['signUp', 'lookup', 'delete', 'signInWithCustomToken'].map((name) => `${ACCOUNTS}:${name}`),
  '/securetoken.googleapis.com/v1/token',
  '/SecureToken.googleapis.com/v1/token',
  '/__local',
  '/__local/inbox',
];

/** fetch() forbids setting Origin, which an attacker's browser sends. */
const askServer = (port: number, path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; body: string; allowed: readonly string[] }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      const allowed = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'));
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          body += chunk;
        })
        .on('end', () => resolve({ status: response.statusCode ?? 0, body, allowed }));
    });
    sent.on('error', reject).end();
  });

describe('the local server’s guards', () => {
  let cloud: TestCloud;
  let port: number;
  beforeAll(async () => {
    cloud = await startTestCloud({
      env: { VAPI_WEBHOOK_SECRET: 'hook' },
      siteHandler: (_request, response) => void response.end('site'),
    });
    port = Number(new URL(cloud.url).port);
  });
  afterAll(() => cloud.stop());

  const ask = (path: string, headers: Record<string, string>, method?: string) =>
    askServer(port, path, headers, method);

  test('DNS rebinding: a foreign host name gets 421 everywhere', async () => {
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1:${port + 1}`,
      `localhost.evil.example:${port}`,
      `0.0.0.0:${port}`,
      `127.0.0.1:${port}@evil.example`,
    ]) {
      for (const path of ['/', '/call', '/nothing', '/__/firebase/init.json', '/api/providerEvents', ...GUARDED]) {
        const answers = [await ask(path, { host }), await ask(path, { host }, 'POST')];
        expect(answers.map(({ status }) => [host, path, status])).toEqual(answers.map(() => [host, path, 421]));
      }
    }
  });

  test('a request that names two servers gets 421 too', async () => {
    const raw = (head: string) =>
      new Promise<string>((resolve, reject) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
        socket
          .on('data', (chunk) => {
            answer += chunk;
          })
          .on('error', reject)
          .on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
      });
    const host = `Host: 127.0.0.1:${port}`;
    for (const head of [
      `GET /api/captchaChallenge HTTP/1.1\r\n${host}\r\nHost: evil.example`,
      `GET / HTTP/1.1\r\n${host}\r\n${host}`,
      `GET http://evil.example/api/captchaChallenge HTTP/1.1\r\n${host}`,
      `GET http://evil.example/ HTTP/1.1\r\n${host}`,
      'GET / HTTP/1.0',
    ]) {
      expect([head, await raw(head)]).toEqual([head, 'HTTP/1.1 421 Misdirected Request']);
    }
    expect(await raw(`GET / HTTP/1.1\r\n${host}`)).toBe('HTTP/1.1 200 OK');
  });

  test('listens on loopback only', async () => {
    expect(cloud.cloud.server.address()).toMatchObject({ address: '127.0.0.1', port });
    const outside = Object.values(networkInterfaces()).flatMap((entries) =>
      (entries ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
    );
    const reach = (address: string) =>
      new Promise<string>((resolve) => {
        const socket = connect({ host: address, port, timeout: 2000 });
        const end = (how: string) => {
          socket.destroy();
          resolve(`${address} ${how}`);
        };
        socket
          .on('connect', () => end('answers'))
          .on('error', () => end('is closed'))
          .on('timeout', () => end('is closed'));
      });
    expect(await reach('127.0.0.1')).toBe('127.0.0.1 answers');
    for (const address of ['127.0.0.2', ...outside]) expect(await reach(address)).toBe(`${address} is closed`);
  });

  test('answers to its own host names', async () => {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `LOCALHOST:${port}`]) {
      expect((await ask('/', { host })).body).toBe('site');
      expect((await ask('/api/captchaChallenge', { host })).status).toBe(200);
    }
  });

  test('answers to its own host names without a port on the default port', async () => {
    const app = express();
    app.use(({ socket }, _response, next) => {
      Object.defineProperty(socket, 'localPort', { value: 80 });
      next();
    });
    app.use(guardHome, (_request, response) => void response.end('site'));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = server.address();
    const askAt80 = (headers: Record<string, string>) =>
      askServer(typeof at === 'object' && at ? at.port : 0, '/', headers).then(({ status }) => status);
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'localhost:80'])
      expect([host, await askAt80({ host })]).toEqual([host, 200]);
    expect(await askAt80({ host: 'localhost', origin: 'http://localhost' })).toBe(200);
    expect(await askAt80({ host: 'evil.example' })).toBe(421);
    await promisify(server.close.bind(server))();
  });

  test('a request from another origin gets 403', async () => {
    const host = `localhost:${port}`;
    for (const path of GUARDED) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `https://localhost:${port}` },
        { origin: `http://localhost:${port + 1}` },
        { origin: `http://127.0.0.1:${port}` },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: `http://localhost:${port}`, 'sec-fetch-site': 'cross-site' },
      ]) {
        for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
          const answer = await ask(path, { host, ...headers }, method);
          expect([method, path, headers, answer.status]).toEqual([method, path, headers, 403]);
          expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'foreign_origin' } });
          expect(answer.allowed).toEqual([]);
        }
      }
    }
  });

  test('answers requests of the same origin', async () => {
    const host = `localhost:${port}`;
    expect(
      (await ask('/api/captchaChallenge', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
    expect((await ask('/api/captchaChallenge', { host, 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  test('the webhook accepts any origin, and requires authentication', async () => {
    const headers = { host: `localhost:${port}`, origin: 'https://provider.example' };
    expect((await ask('/api/providerEvents', headers, 'POST')).status).toBe(401);
  });

  test('the inbox opens with its token only', async () => {
    const host = `localhost:${port}`;
    for (const query of ['', '?token=', '?token=wrong', '?token[]=x', `?token=${'x'.repeat(5000)}`]) {
      expect((await ask(`/__local/inbox${query}`, { host })).status).toBe(401);
    }
    const { pathname, search } = new URL(cloud.inboxUrl);
    const opened = await ask(pathname + search, { host });
    expect(opened.status).toBe(200);
    expect(opened.body).toContain('No call yet.');
  });

  test('the inbox escapes visitors’ words', async () => {
    const visitor = await cloud.newVisitor();
    const answer = await visitor.post('/api/call/web', {});
    const { id: callId } = answer.body as { id: string };
    await visitor.post('/api/clientCallEnded', {
      callId,
      assistantId: 'guide',
      startedAt: '2026-11-20T10:00:00Z',
      endedAt: '2026-11-20T10:01:00Z',
      messages: [],
      transcript:
        'User: <script>alert(1)</script> <img src=x onerror=alert(2)> "><b> https://evil.example \u001b[2J\u202e\u0007',
    });
    const response = await fetch(cloud.inboxUrl);
    const html = await response.text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img/);
    expect([...html.matchAll(/href="([^"]*)"/g)].every(([, href]) => href?.startsWith('?token=') === true)).toBe(true);
    // oxlint-disable-next-line no-control-regex -- none may be left
    expect(html).not.toMatch(/[\u0007\u001b\u202e]/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
