/**
 * Floods one api instance of the deployed heap and concurrency, over a slow database: anonymous bodies (32 MB of
 * `[[],…]`), then visitors' largest records. Sends honest requests throughout, and SIGTERM during the last record.
 * Fails if one is lost or memory is exceeded.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assembleFunctions } from '@asad/functions/commands/deploy/assemble.ts';
import { runNpm } from '@asad/functions/commands/deploy/run.ts';
import { SIZES } from '@asad/functions/src/firebase/function-options.ts';
import { startFunction } from './start-function.ts';

const NAME = 'api';
const { memory, concurrency } = SIZES[NAME];
const megabytes = Number.parseInt(memory, 10) * 1024;
/** Node's default heap is half of the container's memory. */
const heapMegabytes = megabytes / 2;

const root = resolve(import.meta.dirname, '../../apps/functions');
const folder = mkdtempSync(join(tmpdir(), 'asad-memory-'));
const agent = new Agent({ keepAlive: false });

const record = (rest: string) =>
  Buffer.from(
    `{"callId":"c","startedAt":"2026-11-20T10:00:00Z","endedAt":"2026-11-20T10:02:00Z","assistantId":"a",${rest}}`,
  );
const fill = (text: string, bytes: number) => text.repeat(Math.floor(bytes / Buffer.byteLength(text)));
const bodies = {
  nobody: Buffer.from(`[${fill('[],', 32_000_000)}[]]`),
  // One body has the most small values, one the most letters.
  values: record(`"transcript":"User: x","messages":[${fill('{"a":[]},', 65_000 * 9)}{}]`),
  messages: record(
    `"transcript":"User: x","messages":[${fill(`{"role":"user","message":"${'hello '.repeat(8)}"},`, 3_990_000)}{}]`,
  ),
  words: record(`"transcript":"User: ${fill('é', 3_900_000)}","messages":[]`),
};
const kinds = Object.keys(bodies) as (keyof typeof bodies)[];
const flood = Array.from({ length: 160 }, (_, index) => kinds[index % kinds.length] ?? 'nobody');

function post(url: string, { body, bearer }: { readonly body: Buffer; readonly bearer: string }): Promise<number> {
  return new Promise((done) => {
    const headers = {
      'content-type': 'application/json',
      authorization: bearer === '' ? '' : `Bearer ${bearer}`,
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
  await assembleFunctions(root, { entry: join(import.meta.dirname, 'slow-instance.ts'), folder, settings: {} });
  await runNpm(folder, 'install', '--package-lock-only');
  const { child, url } = await startFunction(folder, { name: NAME, heapMegabytes });
  const recordUrl = new URL('/api/clientCallEnded', url).href;
  const statuses = new Map<string, number>();
  const note = (kind: string, status: number) =>
    statuses.set(`${kind} ${status}`, (statuses.get(`${kind} ${status}`) ?? 0) + 1);
  const state = { isFlooding: true };
  const honest = (async () => {
    while (state.isFlooding) {
      note('honest', await post(recordUrl, { body: Buffer.from('{}'), bearer: '' }));
      await sleep(20);
    }
  })();
  let next = 0;
  // One slot remains for the honest request: the platform sends no more in parallel.
  await Promise.all(
    Array.from({ length: concurrency - 1 }, async () => {
      for (let index = next++; index < flood.length; index = next++) {
        const kind = flood[index] ?? 'nobody';
        note(kind, await post(recordUrl, { body: bodies[kind], bearer: kind === 'nobody' ? '' : `visitor-${index}` }));
      }
    }),
  );
  state.isFlooding = false;
  await honest;
  const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  // It finishes running requests; the framework alone would exit immediately.
  const last = post(recordUrl, { body: bodies.words, bearer: 'visitor-last' });
  await sleep(1000);
  child.kill('SIGTERM');
  note('told to end', await last);
  child.kill('SIGKILL');
  const lost = [...statuses].filter(
    ([kind]) =>
      !kind.startsWith('nobody') &&
      (kind.endsWith(' -1') ||
        (kind.startsWith('honest') && kind !== 'honest 401') ||
        (kind.startsWith('told') && kind !== 'told to end 200')),
  );
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries(statuses))}; ${concurrency} at once, at most ${peak.toFixed(0)} MB of ${megabytes}.\n`,
  );
  if (lost.length > 0 || peak > megabytes)
    throw new Error(`Requests lost: ${JSON.stringify(lost)}; ${peak.toFixed(0)} MB.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
  agent.destroy();
}
