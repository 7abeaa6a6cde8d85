/**
 * Floods one instance of clientCallEnded, in the functions framework with the heap and the concurrency of the deployed
 * one, with bodies that nobody signed: 200 of 32 MB of `[[],…]` and 50 of 4 MB, and asks honestly all the while. Red if
 * one honest request is lost, or the instance grows beyond its memory.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assembleFunctions } from '../commands/deploy/assemble.ts';
import { run } from '../commands/deploy/run.ts';
import { sizeOf } from '../src/deployed/function-options.ts';
import { installPackages, startFunction } from './start-function.ts';

const NAME = 'clientCallEnded';
const { memory, concurrency } = sizeOf(NAME);
const megabytes = Number.parseInt(memory, 10);
/** The heap that Node gives itself in a container of this size is half of it. */
const heapMegabytes = megabytes / 2;

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'asad-memory-'));
const agent = new Agent({ keepAlive: false });
const nested = (bytes: number) => Buffer.from(`[${'[],'.repeat(Math.floor(bytes / 3) - 1)}[]]`);
const kinds = [nested(32_000_000), nested(3_999_000), Buffer.from(`{"messages":[${'{},'.repeat(1_300_000)}{}]}`)];
const flood = [
  ...Array.from({ length: 200 }, () => kinds[0]),
  ...Array.from({ length: 50 }, (_, index) => kinds[1 + (index % 2)]),
];

function post(url: string, body: Buffer): Promise<number> {
  return new Promise((done) => {
    const headers = {
      'content-type': 'application/json',
      authorization: 'Bearer nobody',
      'content-length': body.length,
    };
    const sent = request(url, { agent, method: 'POST', headers, timeout: 60_000 }, (response) => {
      response
        .resume()
        .on('end', () => done(response.statusCode ?? 0))
        .on('error', () => done(-1));
    });
    sent.on('error', () => done(-1)).on('timeout', () => sent.destroy());
    sent.end(body);
  });
}

try {
  await assembleFunctions(root, { folder, settings: {} });
  await run(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder },
  );
  await installPackages(folder);
  const env = { VOICE: 'guide' };
  const running = await startFunction(folder, { name: NAME, env, heapMegabytes });
  const statuses = new Map<string, number>();
  const note = (kind: string, status: number) =>
    statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1);
  const state = { isFlooding: true };
  const honest = (async () => {
    while (state.isFlooding) {
      note('honest', await post(running.url, Buffer.from('{}')));
      await new Promise((done) => setTimeout(done, 20));
    }
  })();
  let next = 0;
  // One place stays for the honest one: the platform sends no more than this to an instance at once.
  await Promise.all(
    Array.from({ length: concurrency - 1 }, async () => {
      for (let body = flood[next++]; body !== undefined; body = flood[next++])
        note('flood', await post(running.url, body));
    }),
  );
  state.isFlooding = false;
  await honest;
  const peak =
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${running.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  await running.stop();
  const lost = [...statuses].filter(([kind]) => kind.startsWith('honest') && kind !== 'honest 401');
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries(statuses))}; at most ${peak.toFixed(0)} MB of ${megabytes}.\n`,
  );
  if (lost.length > 0 || peak > megabytes)
    throw new Error(`Honest requests lost: ${JSON.stringify(lost)}; ${peak.toFixed(0)} MB.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
  agent.destroy();
}
