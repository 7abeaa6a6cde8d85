import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openCallsFile } from './testing/open-calls-file.ts';
import { buildBundle, type TestBundle } from './testing/build-bundle.ts';
import { killPrograms, signUp, startProgram } from './testing/start-program.ts';

let folder: string;
let bundle: TestBundle;

beforeAll(async () => {
  bundle = await buildBundle('faults', { main: 'local/main.ts' });
});
afterAll(() => bundle.dispose());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asad-faults-'));
});
afterEach(() => {
  killPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const start = (env: Record<string, string>, maxFileBlocks?: number) =>
  startProgram(join(bundle.folder, 'main.js'), {
    env: { DATA_DIR: join(folder, 'data'), ...env },
    ...(maxFileBlocks === undefined ? {} : { maxFileBlocks }),
  });

async function expectRefusal(sentence: RegExp, env: Record<string, string>, maxFileBlocks?: number): Promise<void> {
  const { output, ended } = await start(env, maxFileBlocks);
  expect([sentence, await ended]).toEqual([sentence, 1]);
  expect(output.err).toMatch(sentence);
  expect(output.err).toMatch(/^[A-Z][^\n]*\.\n$/);
  expect(output.err).not.toMatch(/\bat .*:\d+|Error:/);
  expect(output.out).toBe('');
}

describe('a failed start prints one sentence', () => {
  test('for a port that is in use', async () => {
    const otherServer = createServer();
    await new Promise<void>((done) => otherServer.listen(0, '127.0.0.1', done));
    const address = otherServer.address();
    const port = String(typeof address === 'object' && address !== null ? address.port : 0);
    await expectRefusal(new RegExp(`port ${port} is taken`), { PORT: port });
    await new Promise((done) => otherServer.close(done));
  });

  test('for a data folder that is not writable (cases: data-folder.test.ts)', async () => {
    await expectRefusal(/data folder .* cannot be written/, { DATA_DIR: '/proc/nowhere' });
  });

  test('for a file that is not a database, or not a key', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'asad.sqlite'), 'this is no database, but longer than a header of one '.repeat(10));
    await expectRefusal(/database \S*broken\/asad\.sqlite cannot be opened/, { DATA_DIR: broken });
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/identity-key.pem'), '');
    await expectRefusal(/identity-key\.pem/, {});
  });

  test('for an address that is not this machine’s', async () => {
    await expectRefusal(/setting HOST /, { HOST: '0.0.0.0' });
    await expectRefusal(/this machine only.*NODE_ENV=production/, { NODE_ENV: 'production' });
    await expectRefusal(/this machine only.*K_SERVICE/, { K_SERVICE: 'x' });
  });

  test('for a malformed setting (cases: read-settings.test.ts)', async () => {
    await expectRefusal(/setting PORT /, { PORT: 'abc' });
  });
});

describe('a full disk', () => {
  test('stops a start with one sentence and leaves no partial files', async () => {
    await expectRefusal(/because its disk is full/, {}, 0);
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
    const { output, child, ended } = await start({});
    expect(output.out).toContain('is ready');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const key of ['identity-key.pem', 'altcha.key', 'network.key'])
      expect(readFileSync(join(folder, 'data', key), 'utf8').length).toBeGreaterThan(30);
  });

  test('during operation loses new data only, and nothing that was acknowledged', async () => {
    const CALLS = 20;
    const { child, ended, url, output } = await start({ MAX_CALLS_PER_VISITOR: '1000' }, 6144);
    expect(output.out).toContain('is ready');
    const { localId, idToken } = await signUp(url);
    await openCalls(localId, CALLS);
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    for (let index = 0; index < CALLS; index += 1) {
      const response = await fetch(`${url}/api/clientCallEnded`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          callId: `c${index}`,
          transcript: `User: number ${index}`,
          startedAt: '2026-11-20T10:00:00Z',
          endedAt: '2026-11-20T10:01:00Z',
          messages: [{ text: 'x'.repeat(300_000) }],
          assistantId: 'a',
        }),
      });
      const body: unknown = await response.json();
      if (response.status === 200) acknowledged.push(`c${index}`);
      else refused.push([response.status, body]);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject([503, { error: { code: 'unavailable' } }]);
    const signUpAgain = () => fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, { method: 'POST' });
    let stranger = await signUpAgain();
    for (let index = 0; index < 500 && stranger.status === 200; index += 1) stranger = await signUpAgain();
    expect([stranger.status, await stranger.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
    expect(await (await fetch(`${url}/api/getUserCallStats`, { headers })).json()).toMatchObject({ callCount: CALLS });
    child.kill('SIGKILL');
    await ended;

    const roomy = await start({ MAX_CALLS_PER_VISITOR: '1000' });
    const inbox = z.string().parse(/\S+\/__local\/inbox\S*(?=\))/.exec(roomy.output.out)?.[0]);
    const inboxPage = await (await fetch(inbox)).text();
    for (const callId of acknowledged) expect(inboxPage).toContain(`User: number ${callId.slice(1)}\n`.trim());
    expect(await (await fetch(`${roomy.url}/api/getUserCallStats`, { headers })).json()).toMatchObject({
      callCount: CALLS,
    });
  });
});

async function openCalls(uid: string, count: number): Promise<void> {
  const store = openCallsFile(join(folder, 'data/asad.sqlite'), { env: { MAX_CALLS_PER_VISITOR: '1000' } });
  await store.verifyVisitor(uid, { captchaId: 'c', expiresAtMs: Date.now() + 60_000 });
  for (let index = 0; index < count; index += 1) {
    await store.reserveCall(uid, { key: `k${index}`, run: `k${index}`, networkId: undefined });
    await store.openCall(uid, {
      key: `k${index}`,
      callId: `c${index}`,
      assistantId: 'a',
      provider: 'guide',
      isReported: false,
      handle: undefined,
      answer: '{}',
    });
  }
  await store.close();
}
