import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out (32768 up on Linux), above the well-known ones: a free port stays free until
 * its process listens.
 */
const FIRST = 15_000;
const LAST = 32_000;

const usedPorts = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Never returns the same port twice in a process. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(FIRST, LAST);
    if (usedPorts.has(port)) continue;
    usedPorts.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of 100 ports between ${FIRST} and ${LAST} was free: something listens on most of them.`);
}
