import { effort } from '@asad/tooling/effort';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../src/ports.ts';
import { openCallsFile } from './testing/open-calls-file.ts';
import { open, verify } from '../src/store/testing/contract-harness.ts';
import { buildBundle, type TestBundle } from './testing/build-bundle.ts';
import { killPrograms, signUp, startProgram } from './testing/start-program.ts';

const run = promisify(execFile);
let folder: string;
let bundle: TestBundle;

beforeAll(async () => {
  bundle = await buildBundle('processes', { main: 'local/main.ts', race: 'local/testing/race-process.ts' });
});
afterAll(() => bundle.dispose());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asad-process-'));
});
afterEach(() => {
  killPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const openStore = (dataDir: string) =>
  openCallsFile(join(dataDir, 'asad.sqlite'), { env: { MAX_CALLS_PER_VISITOR: '1000' } });

const start = (env: Record<string, string>) =>
  startProgram(join(bundle.folder, 'main.js'), { env: { DATA_DIR: join(folder, 'data'), ...env } });

const PROCESSES = 4;
const ROUNDS = effort(4, 20);
/** Per process: more than fifty together. */
const RACERS = 13;

const raceSchema = z.array(
  z.object({
    presses: z.array(z.object({ kind: z.string() })),
    captchas: z.array(z.string()),
    records: z.array(z.object({ kind: z.string() })),
  }),
);

test(`${PROCESSES} processes on one database file keep the contract together, in each of ${ROUNDS} rounds`, async () => {
  const file = join(folder, 'shared.sqlite');
  const store = openCallsFile(file);
  for (let round = 0; round < ROUNDS; round += 1) {
    await verify(store, systemClock, `presser-${round}`);
    await verify(store, systemClock, `talker-${round}`);
    await open(store, `talker-${round}`, `call-of-${round}`);
  }
  const outputs = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      run(process.execPath, [join(bundle.folder, 'race.js'), file, String(ROUNDS), String(RACERS)]),
    ),
  );
  const byProcess = outputs.map(({ stdout }) => raceSchema.parse(JSON.parse(stdout)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const together = <T>(pick: (results: z.infer<typeof raceSchema>[number]) => readonly T[]) =>
      byProcess.flatMap((results) => results[round] ?? []).flatMap(pick);
    const presses = together((results) => results.presses.map(({ kind }) => kind));
    expect(presses).toHaveLength(PROCESSES * RACERS);
    expect(presses.filter((kind) => kind === 'opened')).toHaveLength(3);
    expect(presses.filter((kind) => kind === 'visitor_limit')).toHaveLength(PROCESSES * RACERS - 3);
    expect((await store.readVisitor(`presser-${round}`)).stats).toMatchObject({ callCount: 3 });
    expect(together(({ captchas }) => captchas).filter((answer) => answer === 'verified')).toHaveLength(1);
    expect(together(({ records }) => records).filter(({ kind }) => kind === 'stored')).toHaveLength(1);
  }
  await store.close();
});

describe('two programs that start together on one new data folder', () => {
  test('share their keys: each accepts the other’s visitor', async () => {
    const [one, other] = await Promise.all([start({}), start({})]);
    expect(one.output.err + other.output.err).toBe('');
    const stats = async (url: string, idToken: string) =>
      (await fetch(`${url}/api/getUserCallStats`, { headers: { authorization: `Bearer ${idToken}` } })).status;
    const [ann, ben] = [await signUp(one.url), await signUp(other.url)];
    expect(await Promise.all([stats(other.url, ann.idToken), stats(one.url, ben.idToken)])).toEqual([200, 200]);
    expect(one.output.err + other.output.err).toBe('');
  });
});

describe('the program', () => {
  test('prints its address in one line, and leaves nothing behind when it stops', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const { child, output, ended, url } = await start({});
      expect(output.out).toMatch(new RegExp(`^[^\\n]*${url} [^\\n]*${url}/__local/inbox\\?token=[\\w-]+[^\\n]*\\n$`));
      await fetch(`${url}/api/captchaChallenge`);
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(output.err).toBe('');
      expect(existsSync(join(folder, 'data/asad.sqlite-wal'))).toBe(false);
      await expect(fetch(url)).rejects.toThrow('fetch failed');
    }
  });

  test('loses no acknowledged save when it is killed during 200 saves', async () => {
    const CALLS = 200;
    const { child, ended, url } = await start({ MAX_CALLS_PER_VISITOR: '1000' });
    const { localId, idToken } = await signUp(url);
    const store = openStore(join(folder, 'data'));
    await store.verifyVisitor(localId, { captchaId: 'c', expiresAtMs: Date.now() + 60_000 });
    for (let index = 0; index < CALLS; index += 1) {
      await store.reserveCall(localId, { key: `k${index}`, run: `k${index}`, networkId: undefined });
      await store.openCall(localId, {
        key: `k${index}`,
        callId: `c${index}`,
        assistantId: 'a',
        provider: 'guide',
        isReported: false,
        handle: undefined,
        answer: '{}',
      });
    }
    const acknowledged: string[] = [];
    const save = async (index: number) => {
      const response = await fetch(`${url}/api/clientCallEnded`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          callId: `c${index}`,
          transcript: `User: number ${index}`,
          startedAt: '2026-11-20T10:00:00Z',
          endedAt: '2026-11-20T10:01:00Z',
          messages: [{ index }],
          assistantId: 'a',
        }),
      });
      if (response.status === 200) acknowledged.push(`c${index}`);
      // Kill in the middle: some calls are acknowledged, some in flight, some not started.
      if (acknowledged.length === 60) child.kill('SIGKILL');
    };
    let next = 0;
    const AT_ONCE = 20;
    const savers = Array.from({ length: AT_ONCE }, async () => {
      while (next < CALLS) await save(next++);
    });
    await Promise.allSettled(savers);
    await ended;
    await store.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(acknowledged.length).toBeLessThan(CALLS);

    const reopened = openStore(join(folder, 'data'));
    const storedCalls = new Map((await Array.fromAsync(reopened.listCalls())).map((call) => [call.callId, call]));
    for (const callId of acknowledged) {
      expect(storedCalls.get(callId)).toMatchObject({
        source: 'client',
        transcript: `User: number ${callId.slice(1)}`,
        messageCount: 1,
      });
    }
    expect((await reopened.readVisitor(localId)).stats).toMatchObject({ callCount: CALLS });
    await reopened.close();

    const again = await start({ MAX_CALLS_PER_VISITOR: '1000' });
    const stats = await fetch(`${again.url}/api/getUserCallStats`, { headers: { authorization: `Bearer ${idToken}` } });
    expect(await stats.json()).toMatchObject({ callCount: CALLS });
  });
});
