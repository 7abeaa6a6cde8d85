import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { systemClock } from '../../ports.ts';
import { createSqliteDocumentStore, openDatabase } from './sqlite-document-store.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'asad-start-'));
  const file = join(folder, 'new.sqlite');
  const other = new Worker(OTHER, { eval: true, workerData: { file, journal } });
  const ended = new Promise((resolve) => other.once('exit', resolve));
  await new Promise((resolve) => other.once('message', resolve));
  const store = createSqliteDocumentStore(openDatabase(file), systemClock);
  expect(await store.list('calls')).toEqual([]);
  expect(await ended).toBe(0);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('the deletion of expired documents waits for another writer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'asad-sweep-'));
  const store = createSqliteDocumentStore(openDatabase(join(folder, 'a.sqlite')), systemClock);
  const other = openDatabase(join(folder, 'a.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const sweeping = store.sweep();
  // Longer than one statement may block this process.
  setTimeout(() => other.exec('COMMIT'), 100);
  expect(await sweeping).toBeUndefined();
  other.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
