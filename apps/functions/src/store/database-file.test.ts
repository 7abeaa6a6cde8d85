import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCallStore, type CallStore } from './call-store.ts';
import { openDatabase, createSqliteDocumentStore } from './documents/sqlite-document-store.ts';
import { defaultLimits, HOUR_MS, ManualClock, open, recordOf, verify } from './testing/contract-harness.ts';
import { makeFolder } from '../../local/testing/make-folder.ts';

const SECRET = 'my secret is swordfish';

describe('the database file at home', () => {
  let folder: string;
  let store: CallStore;
  let clock: ManualClock;
  beforeEach(async () => {
    folder = makeFolder();
    clock = new ManualClock();
    store = openStore();
    await verify(store, clock, 'ann');
    await open(store, 'ann', 'c1');
    const words = `User: ${SECRET} ${'and more '.repeat(2000)}`;
    await store.saveRecord('ann', recordOf('c1', { transcript: words, messages: [{ text: words }] }));
  });
  afterEach(() => store.close());

  const openStore = () =>
    createCallStore({
      documents: createSqliteDocumentStore(openDatabase(join(folder, 'calls.sqlite')), clock),
      clock,
      limits: defaultLimits,
      composeMail: ({ transcript }) => ({ to: 'o@example.com', message: { subject: 's', text: transcript, html: '' } }),
    });
  const isOnDisk = (text: string) =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name), 'latin1').includes(text));

  test('holds no deleted words, neither in its log nor in its free pages', async () => {
    expect(isOnDisk('swordfish')).toBe(true);
    await store.eraseCalls('ann');
    expect(isOnDisk('swordfish')).toBe(false);
    await store.close();
    expect(isOnDisk('swordfish')).toBe(false);
    expect(isOnDisk('visitors/ann')).toBe(true);
  });

  test('loses nothing while the clock is years ahead and is corrected later, and forgets what expires', async () => {
    clock.leap(5 * 365 * 24 * HOUR_MS);
    for (let run = 0; run < 12; run += 1) {
      await store.forgetExpired();
      clock.advance(300_000);
    }
    await store.close();
    store = openStore();
    await store.forgetExpired();
    clock.leap(-5 * 365 * 24 * HOUR_MS);
    await store.forgetExpired();
    expect(await Array.fromAsync(store.listCalls())).toHaveLength(1);
    expect(isOnDisk('swordfish')).toBe(true);
    clock.advance(defaultLimits.retentionMs);
    await store.forgetExpired();
    expect(await Array.fromAsync(store.listCalls())).toEqual([]);
    expect(isOnDisk('swordfish')).toBe(false);
  });

  test('keeps the data of a visitor who calls while the clock is years ahead', async () => {
    clock.leap(5 * 365 * 24 * HOUR_MS);
    await verify(store, clock, 'ann');
    await open(store, 'ann', 'c2');
    clock.leap(-5 * 365 * 24 * HOUR_MS);
    expect((await store.listCallsOf('ann')).map(({ callId }) => callId)).toEqual(['c1', 'c2']);
    expect(await store.readVisitor('ann')).toMatchObject({ stats: { callCount: 2 }, isVerified: false });
  });

  test('keeps the contract when four programs race on it', async () => {
    const programs = Array.from({ length: 4 }, openStore);
    const racers = Array.from({ length: 52 }, (_, index) => ({ index, program: programs[index % 4] ?? store }));
    const at = async <T>(act: (program: CallStore, index: number) => Promise<T>) =>
      Promise.all(racers.map(({ index, program }) => act(program, index)));
    const captcha = { captchaId: 'raced', expiresAtMs: clock.now() + 60_000 };
    await verify(store, clock, 'ben');
    await open(store, 'ben', 'told');
    const records = await at((program) => program.saveRecord('ben', recordOf('told')));
    const presses = await at((program, index) => open(program, 'ben', `b${index}`));
    const captchas = await at((program, index) => program.verifyVisitor(`visitor-${index}`, captcha));
    expect(records.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(presses.filter(({ kind }) => kind === 'opened')).toHaveLength(2);
    expect(presses.filter(({ kind }) => kind === 'visitor_limit')).toHaveLength(50);
    expect(captchas.filter((answer) => answer === 'verified')).toHaveLength(1);
    await Promise.all(programs.map((program) => program.close()));
  });
});
