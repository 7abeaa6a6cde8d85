import { listen } from '@asad/tooling/listen';
import { effort } from '@asad/tooling/effort';
import { startStandInModel } from '@asad/guide/stand-in-model';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../src/ports.ts';
import { open, recordOf, verify } from '../src/store/testing/contract-harness.ts';
import { buildBundle, type TestBundle } from './testing/build-bundle.ts';
import { openCallsFile } from './testing/open-calls-file.ts';
import { killPrograms, signUp, startProgram } from './testing/start-program.ts';

const run = promisify(execFile);
let folder: string;
let bundle: TestBundle;
beforeAll(async () => {
  bundle = await buildBundle('program', { main: 'local/main.ts', race: 'local/testing/race-process.ts' });
}, 60_000);
afterAll(() => bundle.dispose());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asad-program-'));
});
afterEach(() => {
  killPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}, maxFileBlocks?: number) =>
  startProgram(join(bundle.folder, 'main.js'), {
    env: { DATA_DIR: join(folder, 'data'), ...env },
    ...(maxFileBlocks === undefined ? {} : { maxFileBlocks }),
  });

describe('a failed start prints one sentence', () => {
  async function expectRefusal(sentence: RegExp, env: Record<string, string>, maxFileBlocks?: number): Promise<void> {
    const { output, ended } = await start(env, maxFileBlocks);
    expect([sentence, await ended]).toEqual([sentence, 1]);
    expect(output.err).toMatch(sentence);
    expect(output.err).toMatch(/^[A-Z][^\n]*\.\n$/);
    expect(output.err).not.toMatch(/\bat .*:\d+|Error:/);
    expect(output.out).toBe('');
  }

  test.each([
    // data-folder.test.ts and read-settings.test.ts have the cases of the first two.
    ['a data folder that is not writable', /data folder .* cannot be written/, { DATA_DIR: '/proc/nowhere' }],
    ['a malformed setting', /setting PORT /, { PORT: 'abc' }],
    ['an address that is not this machine’s', /setting HOST /, { HOST: '0.0.0.0' }],
    ['production', /this machine only.*NODE_ENV=production/, { NODE_ENV: 'production' }],
    ['a cloud', /this machine only.*K_SERVICE/, { K_SERVICE: 'x' }],
  ] as const)('for %s', (_, sentence, env) => expectRefusal(sentence, env));

  test('for a port that is in use', async () => {
    const other = createServer();
    const { port } = new URL(await listen(other));
    await expectRefusal(new RegExp(`port ${port} is taken`), { PORT: port });
    other.close();
  });

  test('for a file that is not a database, or not a key', async () => {
    for (const [name, sentence] of [
      ['identity-key.pem', /identity-key\.pem/],
      ['asad.sqlite', /database \S*asad\.sqlite cannot be opened/],
    ] as const) {
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, name), 'this is neither, but longer than the header of a database '.repeat(10));
      await expectRefusal(sentence, { DATA_DIR: dataDir });
    }
  });

  test('for a full disk, and leaves no partial files', async () => {
    await expectRefusal(/because its disk is full/, {}, 0);
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
    expect((await start()).output.out).toContain('is ready');
    for (const key of ['identity-key.pem', 'altcha.key', 'network.key'])
      expect(readFileSync(join(folder, 'data', key), 'utf8').length).toBeGreaterThan(30);
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'prints its address in one line, and leaves nothing behind at %s',
  async (signal) => {
    const { child, output, ended, url } = await start();
    expect(output.out).toMatch(new RegExp(`^[^\\n]*${url} [^\\n]*${url}/__local/inbox\\?token=[\\w-]+[^\\n]*\\n$`));
    await fetch(`${url}/api/captchaChallenge`);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(output.err).toBe('');
    expect(existsSync(join(folder, 'data/asad.sqlite-wal'))).toBe(false);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
);

test('starts with a refused key of a model after it has reported the refusal', async () => {
  const model = await startStandInModel();
  model.always = { kind: 'status', status: 401 };
  const { output } = await start({ MODEL_URL: model.url, MODEL_NAME: 'owl', MODEL_KEY: 'sk-wrong' });
  expect(output.out).toContain('The site is ready');
  expect(output.err).toContain('The setting MODEL_KEY is refused');
  expect(output.err).not.toContain('sk-wrong');
  await model.stop();
});

test('two programs that start together on one new data folder share their keys', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const stats = async (url: string, idToken: string) =>
    (await fetch(`${url}/api/getUserCallStats`, { headers: { authorization: `Bearer ${idToken}` } })).status;
  const [ann, ben] = [await signUp(one.url), await signUp(other.url)];
  expect(await Promise.all([stats(other.url, ann.idToken), stats(one.url, ben.idToken)])).toEqual([200, 200]);
  expect(one.output.err + other.output.err).toBe('');
});

test('loses no acknowledged save when it is killed during 200 saves', async () => {
  const CALLS = 200;
  const env = { MAX_CALLS_PER_VISITOR: '1000' };
  const { child, ended, url } = await start(env);
  const { localId, idToken } = await signUp(url);
  const store = openCallsFile(join(folder, 'data/asad.sqlite'), { env });
  await verify(store, systemClock, localId);
  for (let index = 0; index < CALLS; index += 1) await open(store, localId, `c${index}`, { provider: 'guide' });
  const acknowledged: string[] = [];
  const save = async (index: number) => {
    const response = await fetch(`${url}/api/clientCallEnded`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(recordOf(`c${index}`, { transcript: `User: number ${index}` })),
    });
    if (response.status === 200) acknowledged.push(`c${index}`);
    // Kill in the middle: some calls are acknowledged, some in flight, some not started.
    if (acknowledged.length === 60) child.kill('SIGKILL');
  };
  let next = 0;
  const savers = Array.from({ length: 20 }, async () => {
    while (next < CALLS) await save(next++);
  });
  await Promise.allSettled(savers);
  await ended;
  await store.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.length).toBeLessThan(CALLS);
  const reopened = openCallsFile(join(folder, 'data/asad.sqlite'), { env });
  const storedCalls = new Map((await Array.fromAsync(reopened.listCalls())).map((call) => [call.callId, call]));
  for (const callId of acknowledged)
    expect(storedCalls.get(callId)).toMatchObject({ source: 'client', transcript: `User: number ${callId.slice(1)}` });
  expect((await reopened.readVisitor(localId)).stats).toMatchObject({ callCount: CALLS });
  await reopened.close();
});

const PROCESSES = 4;
const ROUNDS = effort(4, 20);
/** Per process: more than fifty together. */
const RACERS = 13;
const answers = z.array(z.object({ kind: z.string() }));
const raceSchema = z.array(z.object({ presses: answers, captchas: z.array(z.string()), records: answers }));

test(`${PROCESSES} processes on one database file keep the contract together, in each of ${ROUNDS} rounds`, async () => {
  const file = join(folder, 'shared.sqlite');
  const store = openCallsFile(file);
  for (let round = 0; round < ROUNDS; round += 1) {
    await verify(store, systemClock, `presser-${round}`);
    await verify(store, systemClock, `talker-${round}`);
    await open(store, `talker-${round}`, `call-of-${round}`);
  }
  const race = [join(bundle.folder, 'race.js'), file, String(ROUNDS), String(RACERS)];
  const outputs = await Promise.all(Array.from({ length: PROCESSES }, () => run(process.execPath, race)));
  const byProcess = outputs.map(({ stdout }) => raceSchema.parse(JSON.parse(stdout)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const results = byProcess.flatMap((rounds) => rounds[round] ?? []);
    const presses = results.flatMap((result) => result.presses.map(({ kind }) => kind));
    expect(presses.filter((kind) => kind === 'opened')).toHaveLength(3);
    expect(presses.filter((kind) => kind === 'visitor_limit')).toHaveLength(PROCESSES * RACERS - 3);
    expect((await store.readVisitor(`presser-${round}`)).stats).toMatchObject({ callCount: 3 });
    expect(results.flatMap(({ captchas }) => captchas).filter((answer) => answer === 'verified')).toHaveLength(1);
    expect(results.flatMap(({ records }) => records).filter(({ kind }) => kind === 'stored')).toHaveLength(1);
  }
  await store.close();
});
