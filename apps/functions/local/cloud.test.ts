import { webCallSchema } from '@asad/call-core/contract';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '../src/settings/read-settings.ts';
import { recordOf } from '../src/store/testing/contract-harness.ts';
import { createLocalCloud } from './create-local-cloud.ts';
import { sendText } from './testing/ask-raw.ts';
import { send, startTestCloud, type TestCloud, type TestVisitor } from './testing/start-test-cloud.ts';
import { makeFolder } from './testing/make-folder.ts';

let cloud: TestCloud;
let visitor: TestVisitor;
let sockets: Socket[];
beforeEach(async () => {
  cloud = await startTestCloud();
  visitor = await cloud.newVisitor();
  sockets = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  await cloud.stop();
});

const openCall = async (of = visitor) => webCallSchema.parse((await of.post('/api/call/web')).body);

test('serves the page’s configuration with a fixed content type', async () => {
  const { status, headers } = await send(`${cloud.url}/__/firebase/init.json`);
  expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  expect(headers.get('content-type')).toContain('application/json');
});

test('answers a path of the API that is no endpoint with 404 as JSON', async () => {
  for (const path of ['', '/', '/nothing', '/call', '/call/web/x', '/%E0%A4%A', '/CAPTCHACHALLENGE']) {
    const { status, headers, body } = await send(`${cloud.url}/api${path}`);
    const error = { code: 'not_found', message: 'There is nothing here.' };
    expect([path, status, body]).toEqual([path, 404, { error }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});

test('reads a record of four megabytes, and no larger one', async () => {
  const { id } = await openCall();
  const small = JSON.stringify(recordOf(id, { messages: [{ text: '' }] })).length;
  const record = (bytes: number) => recordOf(id, { messages: [{ text: 'x'.repeat(bytes - small) }] });
  expect(await visitor.post('/api/clientCallEnded', record(4_000_001))).toMatchObject({ status: 413 });
  expect(await visitor.post('/api/clientCallEnded', record(4_000_000))).toMatchObject({ body: { stored: true } });
});

test('does not start at an address of others, on a taken port, or with a file that is no key or no database', async () => {
  const text = 'this is neither, but longer than the header of a database '.repeat(10);
  const taken = Number(new URL(cloud.url).port);
  for (const [file, more, sentence] of [
    [undefined, { host: '0.0.0.0' }, /^The setting HOST [^\n]+\.$/],
    [undefined, { port: taken }, new RegExp(`^The port ${taken} is taken [^\n]+\\.$`)],
    ['identity-key.pem', {}, /identity-key\.pem holds no key; [^\n]+\.$/],
    ['asad.sqlite', {}, /^The database \S*asad\.sqlite cannot be opened; [^\n]+\.$/],
  ] as const) {
    const dataDir = makeFolder();
    if (file !== undefined) writeFileSync(join(dataDir, file), text);
    const start = async () =>
      createLocalCloud({ settings: { ...readSettings({}, 'home'), dataDir, ...more } }).listen();
    await expect(start()).rejects.toMatchObject({ code: 'cannot_start', message: expect.stringMatching(sentence) });
  }
});

test('runs the maintenance when it starts', async () => {
  const swept = "SELECT path FROM documents WHERE path = 'site/believedTime'";
  await vi.waitFor(() => expect(cloud.sql(swept)).toHaveLength(1));
});

const hold = (text: string): Promise<string> => {
  const { socket, answer } = sendText(Number(new URL(cloud.url).port), text);
  sockets.push(socket);
  return answer;
};
const post = (path: string, authorization: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${new URL(cloud.url).host}\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
const halfBody = () => post('/api/verifyCaptcha', `Bearer ${visitor.idToken}`);
const halfHead = () => `GET /api/getUserCallStats HTTP/1.1\r\nHost: ${new URL(cloud.url).host}\r\nX-Slow: `;

describe('slow clients', () => {
  test('have a time limit, do not delay others, and do not keep the program from stopping', async () => {
    const limits = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
    expect(cloud.cloud.server).toMatchObject(limits);
    for (let index = 0; index < 200; index += 1) void hold(index % 2 === 0 ? halfBody() : halfHead());
    for (let index = 0; index < 20; index += 1) expect((await visitor.get('/api/getUserCallStats')).status).toBe(200);
    for (const socket of sockets.slice(0, 100)) socket.destroy();
    expect((await visitor.get('/api/getUserCallStats')).body).toMatchObject({ callCount: 0 });
    await cloud.cloud.close();
    expect(cloud.cloud.server.listening).toBe(false);
  });

  test('without a right token get 401 before their body, and their connection is closed', async () => {
    const answer = await hold(post('/api/verifyCaptcha', 'Bearer nonsense'));
    expect(answer).toMatch(/^HTTP\/1.1 401 [^]*connection: close[^]*"code":"unauthenticated"/i);
  });

  test('that are refused get the whole answer while they send four megabytes', async () => {
    const headers = { authorization: 'Bearer nonsense', 'content-type': 'application/json' };
    const body = 'x'.repeat(4_000_000);
    const answer = await fetch(`${cloud.url}/api/clientCallEnded`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthenticated' } });
  });
});

test('a stop finishes a running answer', async () => {
  const asked = Promise.withResolvers<() => void>();
  const slow = await startTestCloud({
    siteHandler: (_request, response) => asked.resolve(() => void response.end('late')),
  });
  const answer = fetch(slow.url).then((response) => response.text());
  const finish = await asked.promise;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const stopping = slow.stop();
  while (slow.cloud.server.listening) await setImmediate();
  vi.advanceTimersByTime(9000);
  finish();
  expect(await answer).toBe('late');
  vi.advanceTimersByTime(1000);
  await stopping;
});
