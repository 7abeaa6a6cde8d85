import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestCloud, type TestCloud, type TestVisitor } from './testing/start-test-cloud.ts';

const BODIES = effort(600, 10_000);
/** Enough to race, without starving parallel tests. */
const AT_ONCE = 32;
const PATHS = [
  '/api/clientCallEnded',
  '/api/call/web',
  '/api/verifyCaptcha',
  '/api/deleteMyCalls',
  '/api/providerEvents',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/securetoken.googleapis.com/v1/token',
] as const;

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -0,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '__proto__',
    'constructor',
    [],
    {},
    [[]],
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.anything({ maxDepth: 3, withNullPrototype: true }),
  fc.integer({ min: 1, max: 300 }).map((depth) => nested(depth)),
  fc.constant(JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"x": 1}}, "toString": 1}')),
  fc.string({ minLength: 500, maxLength: 2000 }),
);

const nearlyRight = fc
  .tuple(
    fc.constantFrom<Record<string, unknown>>(
      {
        callId: 'c',
        transcript: 'User: x',
        startedAt: '2026-11-20T10:00:00Z',
        endedAt: '2026-11-20T10:00:00Z',
        messages: [{}],
        assistantId: 'a',
      },
      { assistantId: 'a' },
      { token: 'x' },
      { message: { type: 'end-of-call-report', call: { id: 'c' }, artifact: { transcript: 'User: x', messages: [] } } },
    ),
    fc.dictionary(
      fc.constantFrom(
        'callId',
        'transcript',
        'startedAt',
        'endedAt',
        'messages',
        'assistantId',
        'assistant',
        'token',
        'message',
        '__proto__',
      ),
      strange,
      { maxKeys: 2 },
    ),
  )
  .map(([right, wrong]) => stringify({ ...right, ...wrong }));

const bodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 5, arbitrary: nearlyRight },
  { weight: 2, arbitrary: strange.map(stringify) },
  { weight: 1, arbitrary: nearlyRight.chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '[',
      '{"a":',
      '"\\ud800"',
      '\ufeff{}',
      '[1e999]',
      '{"callId":"\\u0000"}',
      '{"a":1,"a":2}',
      ']'.repeat(1000),
      '['.repeat(100_000),
    ),
  },
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

function stringify(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry)) ??
      'undefined'
    );
  } catch {
    return '{"circular":';
  }
}

describe('random requests', () => {
  let cloud: TestCloud;
  let visitor: TestVisitor;
  const logged: { readonly event?: string }[] = [];
  beforeAll(async () => {
    cloud = await startTestCloud({
      env: { VAPI_WEBHOOK_SECRET: 'hook', MAX_CALLS_PER_VISITOR: '60' },
      rateFactor: 1e6,
      log: (entry) => logged.push(entry),
      siteHandler: () => {},
    });
    visitor = await cloud.newVisitor();
  });
  afterAll(() => cloud.stop());

  test(`${BODIES} random bodies get JSON without a 5xx or a stack trace`, { timeout: 180_000 }, async () => {
    const samples = fc.sample(bodies, { numRuns: BODIES, seed: 20261120 });
    const statuses = new Map<number, number>();
    let next = 0;
    const worker = async () => {
      for (let index = next++; index < samples.length; index = next++) {
        const path = PATHS[index % PATHS.length] ?? PATHS[0];
        const response = await fetch(cloud.url + path, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${path === '/api/providerEvents' ? 'hook' : visitor.idToken}`,
            'content-type': 'application/json',
          },
          body: samples[index] ?? '',
        });
        const text = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const about = JSON.stringify({ path, body: String(samples[index]).slice(0, 300), text: text.slice(0, 300) });
        expect(response.status, about).toBeLessThan(500);
        expect(text, about).not.toMatch(/\bat .*:\d+:\d+|node_modules|ZodError/);
        expect(JSON.parse(text), about).toBeTypeOf('object');
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    for (const status of [200, 201, 400, 409]) expect(statuses.get(status) ?? 0).toBeGreaterThan(5);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect((await visitor.get('/api/getUserCallStats')).status).toBe(200);
    // A client's mistake would put the client's text into the log.
    expect(logged.filter((entry) => entry.event !== 'calls_refused')).toEqual([]);
  });

  test('malformed request lines and headers get an answer or a closed connection, and the server keeps running', async () => {
    const port = Number(new URL(cloud.url).port);
    const raw = (text: string) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
        socket.setTimeout(1000, () => socket.destroy());
        socket
          .on('data', (chunk) => {
            answer += chunk;
          })
          .on('error', () => {})
          .on('close', () => resolve(answer));
      });
    const host = `Host: 127.0.0.1:${port}\r\nConnection: close\r\n`;
    const answers = await Promise.all(
      [
        'GARBAGE\r\n\r\n',
        `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n`,
        'GET / HTTP/1.1\r\n\r\n',
        `GET http://evil.example/api HTTP/1.1\r\n${host}\r\n`,
        `POST /api/clientCallEnded HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
        `POST /api/clientCallEnded HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
        `GET /%ff%fe HTTP/1.1\r\n${host}\r\n`,
        `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
        `GET / HTTP/1.1\r\n${host}X-Large: ${'a'.repeat(20_000)}\r\n\r\n`,
        `GET / HTTP/1.1\r\n${host}${'X-Many: 1\r\n'.repeat(3000)}\r\n`,
        `GET /api/% HTTP/1.1\r\n${host}\r\n`,
        `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
        `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
        `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\n\r\n`,
        `POST /api/verifyCaptcha HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        `POST /api/verifyCaptcha HTTP/1.1\r\n${host}Expect: the-impossible\r\nContent-Length: 2\r\n\r\n{}`,
        `GET /api/getUserCallStats HTTP/1.1\r\n${host}Authorization: Bearer ${'a.'.repeat(3000)}\r\n\r\n`,
        `POST /identitytoolkit.googleapis.com/v1/accounts:signUp HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5\r\n\r\n{"a":`,
      ].map(raw),
    );
    for (const answer of answers) expect(answer).not.toMatch(/^HTTP\/1\.1 5|node_modules|\bat .*:\d+:\d+/);
    expect((await visitor.get('/api/getUserCallStats')).status).toBe(200);
  });
});
