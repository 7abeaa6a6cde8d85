import { beforeEach, expect, test } from 'vitest';
import { ManualClock, open, recordOf, verify } from '../src/store/testing/contract-harness.ts';
import { openDataFolder } from './data-folder.ts';
import { openCallsFile, runSql } from './testing/open-calls-file.ts';
import { makeFolder } from './testing/make-folder.ts';

const clock = new ManualClock();
let file: string;
beforeEach(async () => {
  file = openDataFolder(makeFolder()).file('asad.sqlite');
  const store = openCallsFile(file, { clock });
  await verify(store, clock, 'ann');
  await open(store, 'ann', 'c1');
  await store.close();
});

const query = (statement: string): unknown => runSql(file, statement);

test('a database of a newer version is not opened, and stays as it is', () => {
  query('PRAGMA user_version = 2');
  const everything = () => query('SELECT * FROM documents ORDER BY path');
  const before = everything();
  expect(() => openCallsFile(file, { clock })).toThrow(
    expect.objectContaining({
      code: 'unreadable_data',
      message: expect.stringMatching(/^This data was written by a newer version[^\n]+\.$/),
    }),
  );
  expect(everything()).toEqual(before);
});

test('a document of a newer version is neither read, overwritten nor deleted at its expiry', async () => {
  const store = openCallsFile(file, { clock });
  query("UPDATE documents SET version = 2, expire_at = 0, data = json_set(data, '$.version', 2, '$.new', 'x')");
  await expect(store.saveRecord('ann', recordOf('c1'))).rejects.toMatchObject({ code: 'unreadable_data' });
  await expect(store.eraseCalls('ann')).rejects.toMatchObject({ code: 'unreadable_data' });
  await store.forgetExpired();
  await store.close();
  const changed = `SELECT path FROM documents WHERE collection != 'site' AND data NOT LIKE '%"new":"x"%'`;
  expect(query(changed)).toEqual([]);
});
