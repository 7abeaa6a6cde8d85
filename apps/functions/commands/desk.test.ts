import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDataFolder } from '../local/data-folder.ts';
import { openCallsFile } from '../local/testing/open-calls-file.ts';
import { createVoice } from '../src/create-backend.ts';
import { systemClock, type VoiceBackend } from '../src/ports.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import type { CallStore } from '../src/store/call-store.ts';
import { openSqlite } from '../src/store/documents/testing/contract-databases.ts';
import { createHarness, open, recordOf, reportOf, verify } from '../src/store/testing/contract-harness.ts';
import { startStandInProvider, type StandInProvider } from '../src/voices/testing/stand-in-provider.ts';
import { guideVoice } from '../src/voices/voice.ts';
import { createDesk } from './desk.ts';
import { openStore as openCalls, readOwnerSettings } from './open-store.ts';

describe('the owner’s command', () => {
  let database: ReturnType<typeof openSqlite>;
  beforeEach(() => {
    database = openSqlite();
  });
  afterEach(() => database.dispose());
  const prepare = async () => {
    const { createStore, openStore, clock } = createHarness(database.documents);
    const store = await openStore();
    await open(store, 'ann', 'c1');
    await store.saveRecord(
      'ann',
      recordOf('c1', { transcript: 'User: Hello\u001b[2J\u202e\u061c\nAssistant: Good evening.' }),
    );
    clock.advance(1000);
    await open(store, 'ann', 'c2');
    const printed: string[] = [];
    const voice = {
      ...guideVoice.create({ kind: 'guide' }, { maxCallSeconds: 60 }),
      provider: 'daily',
      findReport: async (callId: string) => reportOf(callId),
    };
    return {
      clock,
      more: createStore({ maxCallsPerVisitor: 100 }),
      store,
      printed,
      run: (...args: string[]) => type(args, { store, voice, print: (line) => printed.push(line) }),
    };
  };

  test('closes calls, or the whole API, and reopens', async () => {
    const { store, run } = await prepare();
    const seen = [await store.readSwitch()];
    for (const args of [['close'], ['close', '--all'], ['open']]) {
      expect(await run(...args)).toBe(0);
      seen.push(await store.readSwitch());
    }
    expect(seen).toEqual(['open', 'calls', 'api', 'open']);
    for (const args of [
      ['open', '--all'],
      ['close', 'c1'],
      ['list', '--all'],
    ])
      await expect(run(...args)).rejects.toMatchObject({ exitCode: 1 });
  });

  test('lists fifty calls per page, newest first, one per line, and continues before the time of the last one', async () => {
    const { clock, printed, run, more, store } = await prepare();
    for (let count = 0; count < 50; count += 1) {
      clock.advance(1000);
      await open(more, 'ann', `more${count}`);
    }
    expect(await run('list')).toBe(0);
    expect(printed).toHaveLength(51);
    const [, before = ''] = /^There are more: the same command with --before (\S+)$/.exec(printed[50] ?? '') ?? [];
    printed.length = 0;
    expect(await run('list', '--before', before)).toBe(0);
    expect(printed.map((line) => line.split('  ').slice(1, 4).join(' '))).toEqual([
      'superseded none c2',
      'completed client c1',
    ]);
    expect(printed.join('')).not.toContain('\n');
    expect(await run('list', '--before', '2026-01-01T00:00:00Z')).toBe(0);
    await store.eraseCalls('ann');
    await run('list');
    expect(printed.slice(2)).toEqual(['No calls before that.', 'No calls yet.']);
  });

  test('exports one person’s data, and deletes it', async () => {
    const { store, printed, run } = await prepare();
    expect(await run('visitor', 'ann')).toBe(0);
    const lines = printed.map((line): unknown => JSON.parse(line));
    expect(lines.slice(0, 2)).toMatchObject([{ callId: 'c1' }, { callId: 'c2' }]);
    const pathsOf = lines.slice(2).map((line) => (line as { path: string }).path.replace(/[\da-f]{64}/g, 'id'));
    expect(pathsOf).toEqual(
      expect.arrayContaining([
        'visitors/ann',
        'visitors/ann/calls/id',
        'visitors/ann/calls/id/messages/0000',
        'callOwners/id',
        'awaited/id',
        'mail/id',
      ]),
    );
    expect(JSON.stringify(lines)).toContain('captchaAt');
    printed.length = 0;
    expect(await run('erase', 'ann')).toBe(0);
    expect(printed).toEqual(['1 calls held something that is deleted now.']);
    expect(await store.listCallsOf('ann')).toEqual([]);
  });

  test('counts unanswered questions, each with the field that would answer them', async () => {
    const { store, printed, run } = await prepare();
    const transcript = 'User: What did Heron cost?\nAssistant: What Heron cost is not written here.';
    await store.saveRecord('ann', recordOf('c2', { transcript }));
    expect(await run('unanswered')).toBe(0);
    expect(printed).toEqual(['What did Heron cost? (field: project-email-tracking/cost)']);
  });

  test('shows one call without terminal control characters', async () => {
    const { printed, run } = await prepare();
    expect(await run('show', 'c1', '--store', 'home')).toBe(0);
    expect(printed[0]).toContain('unconfirmed');
    expect(printed[0]).toContain('User: Hello[2J\nAssistant: Good evening.');
    expect(await run('show', 'none')).toBe(1);
  });

  test('exports text, or JSON lines with transcript and raw messages', async () => {
    const { printed, run } = await prepare();
    expect(await run('export', '--as', 'jsonl')).toBe(0);
    expect(printed.map((line): unknown => JSON.parse(line))).toMatchObject([
      { callId: 'c2' },
      {
        callId: 'c1',
        transcript: 'User: Hello\u001b[2J\u202e\u061c\nAssistant: Good evening.',
        messages: recordOf('c1').messages,
      },
    ]);
    // oxlint-disable-next-line no-control-regex -- none may be left
    expect(printed.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u061c\u202e]/);
    printed.length = 0;
    expect(await run('export', '--as', 'text')).toBe(0);
    expect(printed[1]).toContain('Assistant: Good evening.');
  });

  test('settles calls without a provider’s report', async () => {
    const { printed, run } = await prepare();
    expect(await run('settle')).toBe(0);
    expect(await run('settle')).toBe(0);
    expect(printed).toEqual(['2 calls settled.', '0 calls settled.']);
  });
});

describe('the owner’s command without a call', () => {
  const store = createHarness(openSqlite().documents).createStore();
  const guide = guideVoice.create({ kind: 'guide' }, { maxCallSeconds: 60 });

  test('rejects what is mistyped, a site that does not answer, and to settle what no provider knows', async () => {
    const parts = { store, voice: guide, print: () => {} };
    const mistyped =
      'lsit,delete,erase,visitor,show,list c1,list --before yesterday,show c1 c2,list --store firebase,export --as csv,export --as,' +
      'export --format text,numbers yesterday,numbers 2026-02-31,doctor --site nowhere,doctor --site file:///etc/passwd,visitor ann --erase,backup here there,restore';
    for (const args of mistyped.split(',').map((line) => line.split(' ')))
      await expect(type(args, parts), args.join(' ')).rejects.toMatchObject({ exitCode: 1 });
    const nowhere = ['doctor', '--site', 'http://127.0.0.1:9'];
    await expect(type(nowhere, parts)).rejects.toThrow('Page / failed: / answered nothing.');
    await expect(type(['settle'], parts)).rejects.toThrow('set VAPI_PRIVATE_KEY');
  });

  const key = { VAPI_PRIVATE_KEY: 'a-key', VAPI_ASSISTANT_ID: 'assistant-1' };
  test.each<[string, Record<string, string>, StandInProvider['behaviour'] | 'is gone', number]>([
    ['Calls that can be read', {}, 'answers', 0],
    ['fine', key, 'answers', 0],
    ['VAPI_ASSISTANT_ID', { ...key, VAPI_ASSISTANT_ID: 'another' }, 'answers', 1],
    ['VAPI_PRIVATE_KEY is refused', key, 'refuses', 1],
    ['VAPI_API_URL', key, 'is gone', 1],
  ])('finds %s for %j and a provider that %s', async (found, env, behaviour, code) => {
    const provider = await startStandInProvider();
    if (behaviour === 'is gone') await provider.stop();
    else provider.behaviour = behaviour;
    const voice = createVoice(readSettings({ ...env, VAPI_API_URL: provider.url }, 'home'));
    const printed: string[] = [];
    expect(await type(['doctor'], { store, voice, print: (line) => printed.push(line) })).toBe(code);
    expect(printed.join('\n')).toContain(found);
    await provider.stop();
  });
});

describe('the place that the command reads', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'asad-command-'));
    const store = openCallsFile(openDataFolder(dataDir).file('asad.sqlite'));
    await verify(store, systemClock, 'ann');
    // Together more than a pipe holds.
    for (const [index, words] of [1, 40_000, 40_000].entries()) {
      await open(store, 'ann', `c${index}`, { provider: 'guide' });
      await store.saveRecord('ann', recordOf(`c${index}`, { transcript: `User: ${'word '.repeat(words)}` }));
    }
    await store.close();
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const run = (script: string, env: Record<string, string> = {}) =>
    new Promise<{ code: number; out: string; err: string }>((done) => {
      const desk = `"${process.execPath}" "${join(import.meta.dirname, 'desk.ts')}"`;
      execFile(
        'bash',
        ['--norc', '-c', script.replace('desk', desk)],
        { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env } },
        (error, out, err) => done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });

  test('is DATA_DIR: a program prints its calls, or an error in words, and ends quietly when its reader leaves', async () => {
    const [show, mistyped, empty, piped] = await Promise.all([
      run('desk show c2'),
      run('desk lsit'),
      run('desk list', { DATA_DIR: join(dataDir, 'nowhere') }),
      run('set -o pipefail; desk export | head -n 1; echo "ended with $?"'),
    ]);
    expect(show).toMatchObject({ code: 0, out: expect.stringContaining('User: word'), err: '' });
    expect(mistyped).toMatchObject({ code: 1, out: '', err: expect.stringContaining("unknown command 'lsit'") });
    expect(empty).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^There are no calls at [^\n]+\n$/) });
    expect(piped).toMatchObject({ out: expect.stringMatching(/^\{.*\nended with 0\n$/), err: '' });
  });

  test('is a database', async () => {
    const broken = openDataFolder(join(dataDir, 'broken'));
    writeFileSync(broken.file('asad.sqlite'), 'no database');
    const settings = { ...readSettings({}, 'home'), dataDir: broken.path };
    await expect(openCalls('home', settings)).rejects.toThrow(/^The database [^\n]+ cannot be opened\.$/);
  });

  test('is Firestore with the deployment’s settings', () => {
    const file = join(dataDir, 'deploy.env');
    writeFileSync(file, 'VOICE=vapi\nVAPI_ASSISTANT_ID=assistant\n');
    vi.stubEnv('DEPLOY_ENV', file);
    expect(() => readOwnerSettings('firestore')).toThrow(
      'The setting VAPI_PRIVATE_KEY is needed because VOICE is vapi.',
    );
  });

  test('is Firestore with Google credentials and a project, of which a missing one is named', async () => {
    vi.stubEnv('CLOUDSDK_CONFIG', dataDir);
    vi.stubEnv('GCE_METADATA_HOST', '127.0.0.1:9');
    const opening = () => openCalls('firestore', readSettings({}, 'home'));
    await expect(opening()).rejects.toThrow(/^The setting GOOGLE_CLOUD_PROJECT is needed/);
    vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo');
    await expect(opening()).rejects.toThrow(/^Google gives no access; [^\n]+--store home\.$/);
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', 'other.json');
    const cause = expect.objectContaining({ message: expect.stringContaining('other.json') });
    await expect(opening()).rejects.toMatchObject({ code: 'cannot_start', cause });
  });
});

async function type(
  args: readonly string[],
  { store, voice, print }: { store: CallStore; voice: VoiceBackend; print: (line: string) => void },
): Promise<number> {
  let exitCode = 0;
  const program = createDesk({
    openStore: async () => ({ ...store, close: async () => undefined }),
    openVoice: () => voice,
    print,
    setExitCode: (code) => {
      exitCode = code;
    },
  });
  for (const each of [program, ...program.commands]) each.configureOutput({ writeErr: () => {} }).exitOverride();
  await program.parseAsync(args, { from: 'user' });
  return exitCode;
}
