import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './find-free-port.ts';

test('two that ask at the same time get two ports, and both can be listened on', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  expect(new Set(ports).size).toBe(20);
  const servers = await Promise.all(
    ports.map(
      (port) =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer();
          server.once('error', reject);
          server.listen(port, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
});
