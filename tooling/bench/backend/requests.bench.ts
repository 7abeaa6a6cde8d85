/** Compares with plain Express doing the same work. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startProgram } from '@asad/functions/local/testing/start-program.ts';

const AT_ONCE = 16;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const readySchema = z.object({ url: z.string(), idTokens: z.array(z.string()) });
const memorySchema = z.object({ megabytes: z.number() });

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
  readonly idTokens: readonly string[];
}

async function start(file: URL): Promise<Server> {
  const child = fork(file);
  const [message] = await once(child, 'message');
  return { child, ...readySchema.parse(message) };
}

async function megabytesOf({ child }: Server): Promise<string> {
  const answer = once(child, 'message');
  child.send('memory');
  return memorySchema.parse((await answer)[0]).megabytes.toFixed(0);
}

function ask(server: Server, path: string, body?: unknown, visitor = 0): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${server.idTokens[visitor % server.idTokens.length]}`,
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const sent = request(
      server.url + path,
      { agent, headers, method: body === undefined ? 'GET' : 'POST' },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
      },
    );
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function measure(
  count: number,
  status: number,
  act: (index: number) => Promise<{ status: number }>,
): Promise<string> {
  const waitsMs: number[] = [];
  let next = 0;
  const begunAt = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < count; index = next++) {
        const sentAt = performance.now();
        const answer = await act(index);
        if (answer.status !== status) throw new Error(`Expected ${status}, got ${answer.status}.`);
        waitsMs.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - begunAt) / 1000;
  waitsMs.sort((a, b) => a - b);
  const at = (share: number) => (waitsMs[Math.floor(waitsMs.length * share)] ?? 0).toFixed(1);
  return `${(count / seconds).toFixed(0)} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

const recordOf = (callId: string) => ({
  callId,
  transcript: 'User: Are you available?\nAssistant: From December on.',
  startedAt: '2026-11-20T10:00:00Z',
  endedAt: '2026-11-20T10:02:00Z',
  messages: Array.from({ length: 20 }, (_, index) => ({
    type: 'transcript',
    role: 'user',
    transcript: `line ${index}`,
  })),
  assistantId: 'guide',
});

/** From an empty folder to the first answer; the median of three. */
async function secondsToReady(begin: () => Promise<() => Promise<void>>): Promise<string> {
  const seconds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const begunAt = performance.now();
    const stop = await begin();
    seconds.push((performance.now() - begunAt) / 1000);
    await stop();
  }
  return (seconds.toSorted((a, b) => a - b)[1] ?? 0).toFixed(2);
}

async function beginProgram(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'asad-bench-'));
  const main = join(import.meta.dirname, '../../../apps/functions/dist/local/main.js');
  const { child, ended, output } = await startProgram(main, { env: { DATA_DIR: folder } });
  if (output.out === '') throw new Error(`The built program did not start: ${output.err}`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function beginExpress(): Promise<() => Promise<void>> {
  const { child } = await start(new URL('serve-express.ts', import.meta.url));
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

const ready = {
  ours: await secondsToReady(beginProgram),
  'plain express, same work': await secondsToReady(beginExpress),
};
const [cloud, express] = await Promise.all([
  start(new URL('serve-cloud.ts', import.meta.url)),
  start(new URL('serve-express.ts', import.meta.url)),
]);
const rows: Record<string, { ours: string; 'plain express, same work': string }> = {};
// Warm up: the JIT compiles, files are compressed and cached.
for (const server of [cloud, express]) await measure(500, 200, () => ask(server, '/'));
const both = async (count: number, act: (server: Server) => (index: number) => Promise<{ status: number }>) => ({
  ours: await measure(count, 200, act(cloud)),
  'plain express, same work': await measure(count, 200, act(express)),
});
rows['the page (brotli)'] = await both(10_000, (server) => () => ask(server, '/'));
rows['the stats (token checked, read)'] = await both(9500, (server) => () => ask(server, '/api/getUserCallStats'));

const callIds: string[] = [];
for (let index = 0; index < 500; index += 1) {
  callIds.push(
    z.object({ id: z.string() }).parse(JSON.parse((await ask(cloud, '/api/call/web', {}, index)).bytes.toString())).id,
  );
}
rows['a save (token checked, one commit on disk)'] = await both(
  500,
  (server) => (index) => ask(server, '/api/clientCallEnded', recordOf(callIds[index] ?? ''), index),
);
rows['megabytes after 20,000 requests'] = {
  ours: await megabytesOf(cloud),
  'plain express, same work': await megabytesOf(express),
};
rows['seconds to ready (ours: the built program)'] = ready;
console.table(rows);
for (const { child } of [cloud, express]) child.kill('SIGTERM');
agent.destroy();
