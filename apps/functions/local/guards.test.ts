import express from 'express';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../src/http/endpoint-table.ts';
import { guardHome } from './guards.ts';
import { askRaw, sendText } from './testing/ask-raw.ts';
import { startTestCloud, type TestCloud } from './testing/start-test-cloud.ts';

const WEBHOOK = ENDPOINTS.providerEvents.path;
const API = Object.values(ENDPOINTS).map(({ path }) => path);
const SPELLINGS = ['', '/nothing', '/captchaChallenge/', '/captchaChallenge?x=1'].map((path) => `/api${path}`);
const ACCOUNTS = ['signUp', 'lookup', 'delete', 'signInWithCustomToken'].map((name) => `accounts:${name}`);
const IDENTITY = ['projects', ...ACCOUNTS].map((path) => `/identitytoolkit.googleapis.com/v1/${path}`);
const TOKENS = ['/securetoken.googleapis.com/v1/token', '/SecureToken.googleapis.com/v1/token'];
const OTHERS = ['/API/captchaChallenge', '/__local', '/__local/inbox'];
const GUARDED = [...API, ...SPELLINGS, ...IDENTITY, ...TOKENS, ...OTHERS].filter((path) => path !== WEBHOOK);

let cloud: TestCloud;
let port: number;
beforeAll(async () => {
  cloud = await startTestCloud({ env: { VAPI_WEBHOOK_SECRET: 'hook' } });
  port = Number(new URL(cloud.url).port);
});
afterAll(() => cloud.stop());

const ask = async (path: string, headers: Record<string, string>, { method = 'GET', at = port } = {}) => {
  const answer = await askRaw(at, path, { headers, method });
  const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
  return { status: answer.status, body: answer.body.toString(), allowed };
};

test.each([
  'evil.example',
  'evil.example:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  'localhost.evil.example:PORT',
  '0.0.0.0:PORT',
  '127.0.0.1:PORT@evil.example',
])('DNS rebinding: the host name %s gets 421 everywhere', async (name) => {
  const host = name.replace('PORT', String(port));
  for (const path of ['/', '/call', '/__/firebase/init.json', WEBHOOK, ...GUARDED])
    for (const method of ['GET', 'POST'])
      expect([path, method, (await ask(path, { host }, { method })).status]).toEqual([path, method, 421]);
});

test('a request that names two servers, or none, gets 421', async () => {
  const host = `Host: 127.0.0.1:${port}`;
  const statusOf = async (head: string) =>
    (await sendText(port, `${head}\r\nConnection: close\r\n\r\n`).answer).split('\r\n', 1)[0];
  for (const head of [
    `GET /api/captchaChallenge HTTP/1.1\r\n${host}\r\nHost: evil.example`,
    `GET / HTTP/1.1\r\n${host}\r\n${host}`,
    `GET http://evil.example/api/captchaChallenge HTTP/1.1\r\n${host}`,
    `GET http://evil.example/ HTTP/1.1\r\n${host}`,
    'GET / HTTP/1.0',
  ])
    expect([head, await statusOf(head)]).toEqual([head, 'HTTP/1.1 421 Misdirected Request']);
  expect(await statusOf(`GET / HTTP/1.1\r\n${host}`)).toBe('HTTP/1.1 200 OK');
});

test('listens on loopback, and answers to its own host names, without a port on the default port', async () => {
  expect(cloud.cloud.server.address()).toMatchObject({ address: '127.0.0.1', port });
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `LOCALHOST:${port}`]) {
    expect((await ask('/', { host })).body).toBe('<h1>');
    expect((await ask('/api/captchaChallenge', { host })).status).toBe(200);
  }
  const app = express();
  app.use(({ socket }, _response, next) => {
    Object.defineProperty(socket, 'localPort', { value: 80 });
    next();
  });
  app.use(guardHome, (_request, response) => void response.end('site'));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  for (const host of ['localhost', '127.0.0.1', '[::1]', 'localhost:80'])
    expect([host, (await ask('/', { host, origin: `http://${host}` }, { at })).status]).toEqual([host, 200]);
  expect((await ask('/', { host: 'evil.example' }, { at })).status).toBe(421);
  server.close();
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://localhost:PORT' },
  { origin: 'http://localhost:1' },
  { origin: 'http://127.0.0.1:PORT' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://localhost:PORT', 'sec-fetch-site': 'cross-site' },
] as Record<string, string>[])('a request from another origin gets 403: %j', async (from) => {
  const headers = Object.fromEntries(
    Object.entries(from).map(([name, value]) => [name, value.replace('PORT', `${port}`)]),
  );
  for (const path of GUARDED)
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const answer = await ask(path, { host: `localhost:${port}`, ...headers }, { method });
      expect([method, path, answer.status, answer.allowed]).toEqual([method, path, 403, []]);
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'foreign_origin' } });
    }
});

test('answers its own pages, and the provider from any origin, which needs the credential', async () => {
  const host = `localhost:${port}`;
  const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  for (const headers of [own, { host, 'sec-fetch-site': 'none' }])
    expect((await ask('/api/captchaChallenge', headers)).status).toBe(200);
  const foreign = { host, origin: 'https://provider.example' };
  expect((await ask(WEBHOOK, foreign, { method: 'POST' })).status).toBe(401);
});
