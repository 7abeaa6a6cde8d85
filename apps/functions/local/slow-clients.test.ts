import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestCloud, type TestCloud, type TestVisitor } from './testing/start-test-cloud.ts';

const CLIENTS = 200;

describe('clients that hold connections and send slowly', () => {
  let cloud: TestCloud;
  let visitor: TestVisitor;
  let sockets: Socket[];
  beforeEach(async () => {
    cloud = await startTestCloud({ siteHandler: (_request, response) => void response.end('site') });
    visitor = await cloud.newVisitor();
    sockets = [];
    // A slow machine must not trigger timeouts.
    Object.assign(cloud.cloud.server, { headersTimeout: 3_600_000, requestTimeout: 3_600_000 });
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await cloud.stop();
  });

  const host = () => new URL(cloud.url).host;
  const hold = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect(Number(new URL(cloud.url).port), '127.0.0.1');
      sockets.push(socket);
      socket
        .on('data', (chunk) => {
          answer += chunk;
        })
        .on('error', () => {})
        .on('close', () => resolve(answer));
      socket.write(text);
    });
  const halfBody = () =>
    `POST /api/verifyCaptcha HTTP/1.1\r\nHost: ${host()}\r\nAuthorization: Bearer ${visitor.idToken}\r\nContent-Length: 1000\r\n\r\n{`;
  const halfHead = () => `GET /api/getUserCallStats HTTP/1.1\r\nHost: ${host()}\r\nX-Slow: `;

  test('do not delay other clients', async () => {
    for (let index = 0; index < CLIENTS; index += 1) void hold(index % 2 === 0 ? halfBody() : halfHead());
    for (let index = 0; index < 20; index += 1) expect((await visitor.get('/api/getUserCallStats')).status).toBe(200);
  });

  test('are disconnected after the time limit and leave nothing behind', async () => {
    const { server } = cloud.cloud;
    // The real limits are ten and thirty seconds: check only that they are set.
    const other = await startTestCloud({ siteHandler: () => {} });
    expect(other.cloud.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
    await other.stop();
    Object.assign(server, { headersTimeout: 200, requestTimeout: 400 });
    const answers = await Promise.all([hold(halfHead()), hold(halfBody()), hold('GET')]);
    expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual(
      answers.map(() => 'HTTP/1.1 408 Request Timeout'),
    );
    expect((await visitor.get('/api/getUserCallStats')).status).toBe(200);
  });

  test('that leave in the middle of a body leave nothing behind and do not count', async () => {
    for (let index = 0; index < CLIENTS; index += 1) void hold(halfBody());
    await visitor.get('/api/getUserCallStats');
    for (const socket of sockets) socket.destroy();
    expect((await visitor.get('/api/getUserCallStats')).body).toMatchObject({ callCount: 0 });
  });

  test('do not keep the program from stopping', async () => {
    for (let index = 0; index < CLIENTS; index += 1) void hold(index % 2 === 0 ? halfBody() : halfHead());
    await visitor.get('/api/getUserCallStats');
    await cloud.cloud.close();
    expect(cloud.cloud.server.listening).toBe(false);
  });
});

test('a client that asks again after a pause finds its connection open', async () => {
  const cloud = await startTestCloud({ siteHandler: (_request, response) => void response.end('site') });
  const answer = await fetch(cloud.url);
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
  await answer.text();
  await cloud.stop();
});

describe('a client that is not signed in', () => {
  const drip = async (url: string, head: string) => {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    const beganAtMs = performance.now();
    let answer = '';
    let answeredMs = Infinity;
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      answeredMs = Math.min(answeredMs, performance.now() - beganAtMs);
      answer += chunk;
    });
    socket.write(`${head}\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`);
    const dripping = setInterval(() => socket.write('a'), 100);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(dripping);
    return { answer, answeredMs, closedMs: performance.now() - beganAtMs };
  };

  const REQUESTS: Readonly<Record<string, string>> = {
    'a bad token': 'POST /api/verifyCaptcha HTTP/1.1\r\nAuthorization: Bearer nonsense',
    'no token': 'POST /api/call/web HTTP/1.1',
    'a token of another kind': 'POST /api/clientCallEnded HTTP/1.1\r\nAuthorization: Basic YTpi',
    'a webhook’s wrong secret': 'POST /api/providerEvents HTTP/1.1\r\nAuthorization: Bearer nonsense',
  };
  for (const [what, head] of Object.entries(REQUESTS))
    test(`gets 401 before the body, and its connection is closed: ${what}`, async () => {
      const home = await startTestCloud({ siteHandler: () => {}, env: { VAPI_WEBHOOK_SECRET: 'a secret of ours' } });
      const { answer, answeredMs, closedMs } = await drip(home.url, head);
      await home.stop();
      expect(answer).toMatch(/^HTTP\/1.1 401 /);
      expect(answer.toLowerCase()).toContain('connection: close');
      expect(answer).toMatch(/"code":"unauthenticated"/);
      expect(answeredMs).toBeLessThan(1500);
      expect(closedMs).toBeLessThan(5000);
    });

  test('gets the whole answer while it sends four megabytes', async () => {
    const home = await startTestCloud({ siteHandler: () => {} });
    const headers = { authorization: 'Bearer nonsense', 'content-type': 'application/json' };
    const body = 'x'.repeat(4_000_000);
    const answer = await fetch(`${home.url}/api/clientCallEnded`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthenticated' } });
    await home.stop();
  });
});
