import { listen } from '@asad/tooling/listen';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { serveHandler } from './serve-handler.ts';

let server: Server | undefined;
afterEach(() => server?.close());

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
