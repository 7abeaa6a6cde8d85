import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callOf, open, recordOf, reportOf } from '../src/store/testing/contract-harness.ts';
import { openDataFolder } from './data-folder.ts';
import { openCallsFile } from './testing/open-calls-file.ts';
import { startTestCloud } from './testing/start-test-cloud.ts';

/** A database that the program of 23 November 2026 wrote, before documents had a version. */
const WRITTEN = readFileSync(join(import.meta.dirname, 'testing/data/written-by-9ab7771.sql'), 'utf8');
const WRITTEN_BEFORE_RECORDS = readFileSync(join(import.meta.dirname, 'testing/data/written-by-e32e32c7.sql'), 'utf8');
const ANN = 'r5d_4bmK6vRh7zCieY_DExCCcaK6';
const BEN = 'WSp_ESQNBuLPIjcXGBfHs7ODPOdj';
const day = Date.parse('2026-11-23T13:30:00Z');
const clock = { now: () => day, elapsed: () => 0 };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asad-versions-'));
  file = openDataFolder(folder).file('asad.sqlite');
  inDatabase(WRITTEN);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function inDatabase(statements: string, query?: string): unknown {
  const database = new DatabaseSync(file);
  database.exec(statements);
  const rows = query === undefined ? undefined : database.prepare(query).all();
  database.close();
  return rows;
}

describe('data of an older version', () => {
  test('stays usable: calls, mails, limits and awaited reports are read, and new data is added', async () => {
    const store = openCallsFile(file, { clock });
    expect(
      (await Array.fromAsync(store.listCalls())).map(({ callId, state, source }) => [callId, state, source]),
    ).toEqual(
      expect.arrayContaining([
        ['provider-call-1', 'completed', 'client'],
        ['provider-call-2', 'completed', 'provider'],
        ['provider-call-3', 'open', 'none'],
      ]),
    );
    expect(await Array.fromAsync(store.listMails())).toHaveLength(2);
    expect(await store.readVisitor(ANN)).toMatchObject({ stats: { callCount: 2 }, isVerified: true });
    expect(await store.readMessages(ANN, 'provider-call-1')).toHaveLength(1);
    expect(await store.saveRecord(BEN, recordOf('provider-call-3'))).toEqual({ kind: 'stored' });
    expect(await store.saveReport(reportOf('provider-call-1'))).toEqual({ kind: 'stored' });
    expect(await open(store, ANN, 'the-third')).toMatchObject({ kind: 'opened' });
    expect(await open(store, ANN, 'the-fourth')).toMatchObject({ kind: 'visitor_limit' });
    await store.close();
  });

  test('is upgraded once, with a backup for a week that only its owner can read', async () => {
    await openCallsFile(file, { clock }).close();
    const copy = `${file}.before-upgrade`;
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readFileSync(copy, 'latin1')).toContain('Are you available?');
    expect(inDatabase('', 'PRAGMA user_version')).toEqual([{ user_version: 2 }]);
    rmSync(copy);
    await openCallsFile(file, { clock }).close();
    expect(existsSync(copy)).toBe(false);
    inDatabase(`VACUUM INTO '${copy}'`);
    openDataFolder(folder);
    expect(existsSync(copy)).toBe(true);
    const eightDaysAgo = Date.now() / 1000 - 8 * 86_400;
    utimesSync(copy, eightDaysAgo, eightDaysAgo);
    openDataFolder(folder);
    expect(existsSync(copy)).toBe(false);
  });

  test('keeps the sessions of its visitors', async () => {
    const cloud = await startTestCloud({ dataDir: folder, siteHandler: () => {} });
    await cloud.cloud.close();
    expect(inDatabase('', 'SELECT uid FROM identity_users ORDER BY uid DESC')).toEqual([{ uid: ANN }, { uid: BEN }]);
  });
});

describe('data of the version of 26 November 2026, before a call had one record', () => {
  const at = Date.parse('2026-11-20T10:00:04.000Z');
  const then = { now: () => at, elapsed: () => 0 };
  const env = { MAX_CALLS_PER_VISITOR: '9', DAILY_CALL_BUDGET: '9' };
  const states = async (store: ReturnType<typeof openCallsFile>) => (await store.readVisitor('ann')).stats.callCount;
  let store: ReturnType<typeof openCallsFile>;
  beforeEach(() => {
    rmSync(file);
    inDatabase(WRITTEN_BEFORE_RECORDS);
    store = openCallsFile(file, { clock: then, env });
  });
  afterEach(() => store.close());

  test('counts the same calls and keeps running, waiting and reserved ones', async () => {
    expect(await states(store)).toBe(5);
    expect((await store.readVisitor('ann')).unresolved.map(({ callId }) => callId)).toEqual([
      'recorded',
      'erased',
      'running',
    ]);
    const openReserved = { ...callOf('reserved'), key: 'key-reserved' };
    expect(await store.openCall('ann', openReserved)).toMatchObject({ kind: 'opened' });
    expect(await states(store)).toBe(5);
    expect(await store.saveRecord('ann', recordOf('running'))).toEqual({ kind: 'stored' });
  });

  test('opens one call per key, applies a provider’s refund once, and reverses a refund', async () => {
    const used = { kind: 'key_used' };
    for (const key of ['key-recorded', 'key-refunded', 'key-reported', 'key-gone'])
      expect(await store.reserveCall('ann', { key, run: `again ${key}`, networkId: undefined })).toEqual(used);
    const running = await store.reserveCall('ann', { key: 'key-running', run: 'again', networkId: undefined });
    expect(running.kind).toBe('opened_before');
    const neverConnected = (callId: string) => reportOf(callId, { wasConnected: false, transcript: '' });
    for (const callId of ['recorded', 'refunded', 'gone', 'recorded']) await store.saveReport(neverConnected(callId));
    expect(await states(store)).toBe(4);
    await store.saveReport(reportOf('recorded'));
    expect(await states(store)).toBe(4);
  });

  test('keeps the count after documents of calls have expired', async () => {
    inDatabase("DELETE FROM documents WHERE path LIKE 'visitors/ann/calls/%'");
    expect(await states(store)).toBe(5);
  });

  test('finds the call of a record with a generated id', async () => {
    expect(await store.saveRecord('ben', recordOf('call-1763632800000'))).toEqual({ kind: 'unchanged' });
  });
});

describe('data of a newer version', () => {
  test('is not opened: the start fails with one sentence and changes nothing', async () => {
    inDatabase('PRAGMA user_version = 3');
    const everything = () => inDatabase('', 'SELECT * FROM documents ORDER BY path');
    const before = everything();
    await expect(startTestCloud({ dataDir: folder, siteHandler: () => {} })).rejects.toMatchObject({
      code: 'newer_data',
      message: expect.stringMatching(/^This data was written by a newer version[^\n]+\.$/),
    });
    expect(everything()).toEqual(before);
  });

  test('in a single document is neither read, overwritten nor deleted at its expiry', async () => {
    const store = openCallsFile(file, { clock });
    const asNewer = `UPDATE documents SET version = 3, expire_at = 0, data = json_set(data, '$.version', 3, '$.new', 'x') WHERE path LIKE '%`;
    inDatabase(`${asNewer}calls/%'; ${asNewer.replace("'%", "'")}visitors/%'`);
    await expect(store.saveRecord(BEN, recordOf('provider-call-3'))).rejects.toMatchObject({ code: 'newer_data' });
    await expect(store.eraseCalls(ANN)).rejects.toMatchObject({ code: 'newer_data' });
    await store.forgetExpired();
    await store.close();
    expect(inDatabase('', 'SELECT path FROM documents WHERE data LIKE \'%"new":"x"%\'')).toHaveLength(7);
  });
});
