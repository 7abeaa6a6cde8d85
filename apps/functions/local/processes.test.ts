import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callLimitsOf } from '../src/create-backend.ts';
import { systemClock } from '../src/ports/clock.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { createSqliteCallStore } from '../src/stores/sqlite-call-store.ts';
import { openDatabase } from '../src/stores/sqlite-document-store.ts';
import { open, verify } from '../src/stores/testing/contract-harness.ts';
import { buildBundle, type TestBundle } from './testing/build-bundle.ts';

const run = promisify(execFile);
const children = new Set<ChildProcess>();
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
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(folder, { recursive: true, force: true });
});

const openStore = (dataDir: string) =>
  createSqliteCallStore(openDatabase(join(dataDir, 'asad.sqlite')), {
    clock: systemClock,
    composeMail: () => undefined,
    limits: callLimitsOf(readSettings({ MAX_CALLS_PER_VISITOR: '1000' }, 'home')),
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the program as `pnpm start` does. */
async function start(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(bundle.folder, 'main.js')], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'data'), PORT: String(port), ...env },
  });
  children.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<number | null>((done) =>
    child.on('exit', (code) => {
      children.delete(child);
      done(code);
    }),
  );
  const ready = new Promise<void>((done) => child.stdout.once('data', () => done()));
  await Promise.race([ended, ready]);
  return { child, said, ended, url: `http://127.0.0.1:${port}` };
}

const uidSchema = z.object({ localId: z.string(), idToken: z.string() });
async function signUp(url: string) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, { method: 'POST' });
  return uidSchema.parse(await response.json());
}

const PROCESSES = 4;
const ROUNDS = 20;
/** In each process: together more than fifty. */
const RACERS = 13;

const raceSchema = z.array(
  z.object({
    presses: z.array(z.object({ kind: z.string() })),
    captchas: z.array(z.string()),
    records: z.array(z.object({ kind: z.string() })),
  }),
);

test(`${PROCESSES} processes on one database file keep every promise together, in each of ${ROUNDS} rounds`, async () => {
  const file = join(folder, 'shared.sqlite');
  const store = createSqliteCallStore(openDatabase(file), {
    clock: systemClock,
    composeMail: () => undefined,
    limits: callLimitsOf(readSettings({}, 'home')),
  });
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
    expect(await store.readStats(`presser-${round}`)).toMatchObject({ callCount: 3 });
    expect(together(({ captchas }) => captchas).filter((answer) => answer === 'verified')).toHaveLength(1);
    expect(together(({ records }) => records).filter(({ kind }) => kind === 'stored')).toHaveLength(1);
  }
  await store.close();
});

describe('the program', () => {
  test('says in one line where it is, and leaves nothing behind when it is told to stop', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const { child, said, ended, url } = await start({});
      expect(said.out).toMatch(new RegExp(`^[^\\n]*${url} [^\\n]*${url}/__local/inbox\\?token=[\\w-]+[^\\n]*\\n$`));
      // A browser that keeps its connection must not keep the program.
      await fetch(`${url}/api/captchaChallenge`);
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(said.err).toBe('');
      expect(existsSync(join(folder, 'data/asad.sqlite-wal'))).toBe(false);
      await expect(fetch(url)).rejects.toThrow('fetch failed');
    }
  });

  test('stops with one sentence when it cannot start', async () => {
    const readOnly = join(folder, 'read-only');
    mkdirSync(readOnly);
    chmodSync(readOnly, 0o500);
    writeFileSync(join(folder, 'file'), '');
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'asad.sqlite'), 'this is no database, but longer than a header of one '.repeat(10));
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const address = taken.address();
    const takenPort = String(typeof address === 'object' && address !== null ? address.port : 0);
    const cases: [RegExp, Record<string, string>][] = [
      [/port \d+ is taken/, { PORT: takenPort }],
      [/HOST/, { HOST: '0.0.0.0' }],
      [/HOST/, { HOST: 'example.com' }],
      [/this machine only/, { NODE_ENV: 'production' }],
      [/this machine only/, { K_SERVICE: 'x' }],
      [/data folder/, { DATA_DIR: join(folder, 'file') }],
      [/data folder/, { DATA_DIR: join(folder, 'file/below') }],
      [/data folder/, { DATA_DIR: '/proc/nowhere' }],
      [/database/, { DATA_DIR: broken }],
      [/setting PORT/, { PORT: 'abc' }],
      [/setting VAPI_ASSISTANT_ID/, { VAPI_PRIVATE_KEY: 'k' }],
    ];
    // Root may write anywhere; everybody else is told.
    if (process.getuid?.() !== 0) cases.push([/data folder/, { DATA_DIR: readOnly }]);
    await Promise.all(
      cases.map(async ([sentence, env]) => {
        const { said, ended } = await start(env);
        expect([sentence, await ended]).toEqual([sentence, 1]);
        expect(said.err).toMatch(sentence);
        expect(said.err.trimEnd()).not.toContain('\n');
        expect(said.out).toBe('');
      }),
    );
    await new Promise((done) => taken.close(done));
  });

  test('killed in the middle of 200 saves, has lost none that it acknowledged', async () => {
    const CALLS = 200;
    const { child, ended, url } = await start({ MAX_CALLS_PER_VISITOR: '1000' });
    const { localId, idToken } = await signUp(url);
    const store = openStore(join(folder, 'data'));
    await store.verifyVisitor(localId, { captchaId: 'c', expiresAtMs: Date.now() + 60_000 });
    for (let index = 0; index < CALLS; index += 1) {
      await store.reserveCall(localId, { key: `k${index}`, networkId: undefined });
      await store.openCall(localId, {
        key: `k${index}`,
        callId: `c${index}`,
        assistantId: 'a',
        provider: 'guide',
        controlUrl: undefined,
      });
    }
    const acknowledged: string[] = [];
    const saves = Array.from({ length: CALLS }, async (_, index) => {
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
      // In the middle: some are acknowledged, some on their way, some not begun.
      if (acknowledged.length === 60) child.kill('SIGKILL');
    });
    await Promise.allSettled(saves);
    await ended;
    await store.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    expect(acknowledged.length).toBeLessThan(CALLS);

    const reopened = openStore(join(folder, 'data'));
    const kept = new Map((await reopened.listCalls()).map((call) => [call.callId, call]));
    for (const callId of acknowledged) {
      expect(kept.get(callId)).toMatchObject({
        source: 'client',
        transcript: `User: number ${callId.slice(1)}`,
        messageCount: 1,
      });
    }
    expect(await reopened.readStats(localId)).toMatchObject({ callCount: CALLS });
    await reopened.close();

    const again = await start({ MAX_CALLS_PER_VISITOR: '1000' });
    const stats = await fetch(`${again.url}/api/getUserCallStats`, { headers: { authorization: `Bearer ${idToken}` } });
    expect(await stats.json()).toMatchObject({ callCount: CALLS });
  });
});
