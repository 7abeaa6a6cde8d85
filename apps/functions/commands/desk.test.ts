import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStandInProvider } from '../src/voices/testing/stand-in-provider.ts';
import { openDataFolder } from '../local/data-folder.ts';
import { openCallsFile } from '../local/testing/open-calls-file.ts';
import { systemClock } from '../src/ports.ts';
import { open, recordOf, verify } from '../src/store/testing/contract-harness.ts';

describe('the owner’s command line', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'asad-command-'));
    const store = openCallsFile(openDataFolder(dataDir).file('asad.sqlite'));
    await verify(store, systemClock, 'ann');
    await open(store, 'ann', 'c1', { provider: 'guide' });
    await store.saveRecord('ann', recordOf('c1'));
    await store.close();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const run = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; out: string; err: string }>((done) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'desk.ts'), ...args],
        { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env } },
        (error, out, err) => done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });

  test('shows and exports the calls of DATA_DIR', async () => {
    const [show, lines] = await Promise.all([run(['show', 'c1']), run(['export'])]);
    expect(show).toMatchObject({ code: 0, out: expect.stringContaining(recordOf('c1').transcript), err: '' });
    expect(lines).toMatchObject({ code: 0, out: expect.stringMatching(/^\{[^\n]+\}\n$/), err: '' });
    expect(JSON.parse(lines.out)).toMatchObject({ callId: 'c1', messages: recordOf('c1').messages });
  });

  test('reads the deployment’s settings for calls in Firestore', async () => {
    const file = join(dataDir, 'deploy.env');
    writeFileSync(file, 'VOICE=vapi\nVAPI_ASSISTANT_ID=assistant\n');
    const settle = await run(['settle', '--store', 'firestore'], { DEPLOY_ENV: file });
    expect(settle).toMatchObject({ code: 1, err: 'The setting VAPI_PRIVATE_KEY is needed because VOICE is vapi.\n' });
  });

  test('prints an error in words', async () => {
    const [mistyped, empty] = await Promise.all([run(['lsit']), run(['list'], { DATA_DIR: join(dataDir, 'nowhere') })]);
    expect(mistyped).toMatchObject({ code: 1, out: '', err: expect.stringContaining("unknown command 'lsit'") });
    expect(empty).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^There are no calls at [^\n]+\n$/) });
    const settled = await run(['settle']);
    expect(settled).toMatchObject({ code: 1, out: '', err: expect.stringContaining('set VAPI_PRIVATE_KEY') });
  });

  test('reports missing Google credentials or a missing project without a wait', async () => {
    const folder = join(dataDir, 'google');
    mkdirSync(folder);
    const file = join(folder, 'key.json');
    writeFileSync(file, '{"type":"service_account"}');
    const without = { CLOUDSDK_CONFIG: folder, GCE_METADATA_HOST: '127.0.0.1:9' };
    const beganAtMs = performance.now();
    for (const args of [['inbox'], ['numbers'], ['list'], ['close']])
      expect(await run([...args, '--store', 'firestore'], without)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^Google credentials are missing; [^\n]+--store home[^\n]+\n$/),
      });
    const wrong = { ...without, GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'other.json') };
    expect((await run(['inbox', '--store', 'firestore'], wrong)).err).toMatch(
      /^There are no Google credentials in [^\n]+\n$/,
    );
    const unnamed = { ...without, GOOGLE_APPLICATION_CREDENTIALS: file };
    expect((await run(['numbers', '--store', 'firestore'], unnamed)).err).toMatch(
      /^The setting GOOGLE_CLOUD_PROJECT is needed[^\n]+\n$/,
    );
    // Google's client would retry for a minute per command.
    expect(performance.now() - beganAtMs).toBeLessThan(60_000);
  });

  test('ends quietly when its reader closes the pipe', async () => {
    const store = openCallsFile(openDataFolder(dataDir).file('asad.sqlite'), { env: { MAX_CALLS_PER_VISITOR: '900' } });
    for (let index = 0; index < 300; index += 1) {
      await open(store, 'ann', `more${index}`, { provider: 'guide' });
      await store.saveRecord('ann', recordOf(`more${index}`, { transcript: `User: ${'word '.repeat(100)}` }));
    }
    await store.close();
    const command = `"${process.execPath}" "${join(import.meta.dirname, 'desk.ts')}" export`;
    const ended = await new Promise<{ out: string; err: string }>((done) => {
      const script = `set -o pipefail; ${command} | head -n 1; echo "ended with $?"`;
      const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
      execFile('bash', ['--norc', '-c', script], { env }, (_error, out, err) => done({ out, err }));
    });
    expect(ended.err).toBe('');
    expect(ended.out).toMatch(/^\{.*\nended with 0\n$/);
  });

  test('checks everything, and names each fault', async () => {
    expect(await run(['doctor'])).toMatchObject({ code: 0, out: expect.stringContaining('Calls that can be read') });
    const refusing = await startStandInProvider();
    const env = { VAPI_API_URL: refusing.url, VAPI_PRIVATE_KEY: 'a-key', VAPI_ASSISTANT_ID: 'assistant-1' };
    expect(await run(['doctor'], env)).toMatchObject({ code: 0 });
    const other = await run(['doctor'], { ...env, VAPI_ASSISTANT_ID: 'another' });
    expect(other).toMatchObject({ code: 1, out: expect.stringContaining('VAPI_ASSISTANT_ID') });
    refusing.behaviour = 'refuses';
    expect((await run(['doctor'], env)).out).toContain('VAPI_PRIVATE_KEY is refused');
    await refusing.stop();
    expect((await run(['doctor'], env)).out).toContain('VAPI_API_URL');
    writeFileSync(join(dataDir, 'asad.sqlite-copy'), 'x');
    const broken = join(dataDir, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'asad.sqlite'), 'no database');
    expect((await run(['list'], { DATA_DIR: broken })).err).toMatch(/^The database [^\n]+ cannot be opened\.[^\n]*\n$/);
  });
});
