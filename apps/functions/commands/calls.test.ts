import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDataFolder } from '../local/data-folder.ts';
import { CALLS_USAGE } from './calls.ts';
import { openCallsFile } from '../local/testing/open-calls-file.ts';
import { systemClock } from '../src/ports.ts';
import { open, recordOf, verify } from '../src/calls/testing/contract-harness.ts';

describe('the owner’s command, as it is typed', () => {
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
        [join(import.meta.dirname, 'calls.ts'), ...args],
        { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env } },
        (error, out, err) => done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });

  test('shows and exports what lies in DATA_DIR', async () => {
    const [show, lines] = await Promise.all([run(['show', 'c1']), run(['export'])]);
    expect(show).toMatchObject({ code: 0, out: expect.stringContaining(recordOf('c1').transcript), err: '' });
    expect(lines).toMatchObject({ code: 0, out: expect.stringMatching(/^\{[^\n]+\}\n$/), err: '' });
    expect(JSON.parse(lines.out)).toMatchObject({ callId: 'c1', messages: recordOf('c1').messages });
  });

  test('knows the settings of the deployment whose calls are in Firestore', async () => {
    const file = join(dataDir, 'deploy.env');
    writeFileSync(file, 'VOICE=vapi\nVAPI_ASSISTANT_ID=assistant\n');
    const settle = await run(['settle', '--store', 'firestore'], { DEPLOY_ENV: file });
    expect(settle).toMatchObject({ code: 1, err: 'The setting VAPI_PRIVATE_KEY is needed because VOICE is vapi.\n' });
  });

  test('says in words what is wrong', async () => {
    const [mistyped, empty] = await Promise.all([run(['lsit']), run(['list'], { DATA_DIR: join(dataDir, 'nowhere') })]);
    expect(mistyped).toEqual({ code: 1, out: '', err: `${CALLS_USAGE}\n` });
    expect(empty).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^There are no calls at [^\n]+\n$/) });
    const settled = await run(['settle']);
    expect(settled).toMatchObject({ code: 1, out: '', err: expect.stringContaining('set VAPI_PRIVATE_KEY') });
  });
});
