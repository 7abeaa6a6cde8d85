import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { systemClock } from '../../ports.ts';
import { createSqliteDocumentStore, openDatabase } from './sqlite-document-store.ts';
import { makeFolder } from '../../../local/testing/make-folder.ts';

/** Another program holds the lock for several times the patience of a statement. */
const HELD_MS = 300;
const OTHER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData.file);
  database.exec('PRAGMA journal_mode = ' + workerData.journal + '; BEGIN IMMEDIATE; CREATE TABLE other (id)');
  parentPort.postMessage('writes');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${HELD_MS});
  database.exec('COMMIT');
  database.close();
`;

test.each(['DELETE', 'WAL'])('a start waits for another that writes to the same new file (%s)', async (journal) => {
  const file = join(makeFolder(), 'new.sqlite');
  const other = new Worker(OTHER, { eval: true, workerData: { file, journal } });
  const ended = new Promise((resolve) => other.once('exit', resolve));
  await new Promise((resolve) => other.once('message', resolve));
  const store = createSqliteDocumentStore(openDatabase(file), systemClock);
  expect(await store.list('calls')).toEqual([]);
  expect(await ended).toBe(0);
  await store.close();
});

test('the deletion of expired documents waits for another writer', async () => {
  const file = join(makeFolder(), 'a.sqlite');
  const store = createSqliteDocumentStore(openDatabase(file), systemClock);
  const other = openDatabase(file);
  other.exec('BEGIN IMMEDIATE');
  const sweeping = store.sweep();
  // Longer than one statement may block this process.
  setTimeout(() => other.exec('COMMIT'), 100);
  expect(await sweeping).toBeUndefined();
  other.close();
  await store.close();
});
