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

test('uses a body that the platform has already read, with the same size limit', async () => {
  const bodies: unknown[] = [];
  server = createServer((request, response) => {
    const rawBody = Buffer.from('{"a":1}');
    void serveHandler(
      async ({ body }) => {
        bodies.push(await body(100), await body(3));
        return { status: 200, headers: {}, body: {} };
      },
      { clientAddress: 'none' },
    )(Object.assign(request.resume(), { rawBody }), response);
  });
  await fetch(await listen(server), { method: 'POST', body: '{"a":1}' });
  expect(bodies).toEqual([Buffer.from('{"a":1}'), 'too_large']);
});
