import { listen } from '@asad/tooling/listen';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { serveHandler } from './serve-handler.ts';

let server: Server | undefined;
afterEach(() => server?.close());

test('aborts the stream’s signal when the client left before the stream began', async () => {
  let hasLeft = false;
  let isAborted: boolean | undefined;
  server = createServer((request, response) => {
    request.socket.on('close', () => {
      hasLeft = true;
    });
    void serveHandler(
      async () => {
        socket.destroy();
        await expect.poll(() => hasLeft).toBe(true);
        return {
          status: 200,
          headers: {},
          body: undefined,
          async *stream(left) {
            isAborted = left.aborted;
            yield '';
          },
        };
      },
      { clientAddress: 'none' },
    )(request, response);
  });
  const socket = connect(Number(new URL(await listen(server)).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
  await expect.poll(() => isAborted).toBeDefined();
  expect(isAborted).toBe(true);
});

test('sends a stream’s parts as they come, and aborts its signal when the client leaves in between', async () => {
  const left = Promise.withResolvers<void>();
  server = createServer((request, response) => {
    const stream = async function* (signal: AbortSignal) {
      yield 'first';
      await new Promise((done) => signal.addEventListener('abort', done));
      left.resolve();
    };
    const handler = async () => ({ status: 200, headers: {}, body: undefined, stream });
    void serveHandler(handler, { clientAddress: 'none' })(request, response);
  });
  const page = new AbortController();
  const response = await fetch(await listen(server), { signal: page.signal });
  const part = await response.body?.getReader().read();
  expect(new TextDecoder().decode(part?.value)).toBe('first');
  page.abort();
  expect(await left.promise).toBeUndefined();
});

test('uses a body that the platform has already read, with the same size limit, and the proved address', async () => {
  const bodies: unknown[] = [];
  server = createServer((request, response) => {
    const rawBody = Buffer.from('{"a":1}');
    void serveHandler(
      async ({ body, address }) => {
        bodies.push(await body(100), await body(3), address);
        return { status: 200, headers: {}, body: {} };
      },
      { clientAddress: 1 },
    )(Object.assign(request.resume(), { rawBody }), response);
  });
  await fetch(await listen(server), {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'x-forwarded-for': 'invented, 192.0.2.1' },
  });
  expect(bodies).toEqual([Buffer.from('{"a":1}'), 'too_large', '192.0.2.1']);
});
