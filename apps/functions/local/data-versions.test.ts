import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { open, recordOf, reportOf } from '../src/store/testing/contract-harness.ts';
import { openDataFolder } from './data-folder.ts';
import { openCallsFile } from './testing/open-calls-file.ts';
import { startTestCloud } from './testing/start-test-cloud.ts';

/** What the program of 23 November 2026 wrote, before documents carried a version. */
const WRITTEN = readFileSync(join(import.meta.dirname, 'testing/data/written-by-9ab7771.sql'), 'utf8');
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

/** Runs statements in the file, as another program would, and gives back the rows of a query. */
function inDatabase(statements: string, query?: string): unknown {
  const database = new DatabaseSync(file);
  database.exec(statements);
  const rows = query === undefined ? undefined : database.prepare(query).all();
  database.close();
  return rows;
}

describe('data of an older program', () => {
  test('is read on: calls, mails, limits and what is awaited, and what comes later is kept in it', async () => {
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

  test('is upgraded once, and a copy of it is kept for a week, for its owner’s eyes only', async () => {
    await openCallsFile(file, { clock }).close();
    const copy = `${file}.before-upgrade`;
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readFileSync(copy, 'latin1')).toContain('Are you available?');
    expect(inDatabase('', 'PRAGMA user_version')).toEqual([{ user_version: 1 }]);
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

describe('data of a newer program', () => {
  test('is not opened: the start says why in one sentence, and nothing of it changes', async () => {
    inDatabase('PRAGMA user_version = 2');
    const everything = () => inDatabase('', 'SELECT * FROM documents ORDER BY path');
    const before = everything();
    await expect(startTestCloud({ dataDir: folder, siteHandler: () => {} })).rejects.toMatchObject({
      code: 'newer_data',
      message: expect.stringMatching(/^This data was written by a newer version[^\n]+\.$/),
    });
    expect(everything()).toEqual(before);
  });

  test('in one document is neither read nor written over, and outlives its expiry here', async () => {
    const store = openCallsFile(file, { clock });
    const asNewer = `UPDATE documents SET version = 2, expire_at = 0, data = json_set(data, '$.version', 2, '$.new', 'x') WHERE path LIKE '%`;
    inDatabase(`${asNewer}calls/%'; ${asNewer.replace("'%", "'")}visitors/%'`);
    await expect(store.saveRecord(BEN, recordOf('provider-call-3'))).rejects.toMatchObject({ code: 'newer_data' });
    await expect(store.eraseCalls(ANN)).rejects.toMatchObject({ code: 'newer_data' });
    await store.forgetExpired();
    await store.close();
    expect(inDatabase('', 'SELECT path FROM documents WHERE data LIKE \'%"new":"x"%\'')).toHaveLength(7);
  });
});
