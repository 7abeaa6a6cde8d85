import { chmodSync, existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { assertReadable, DATA_VERSION } from './document-store.ts';

/** The database's name in the data folder. */
export const DATABASE_FILE = 'asad.sqlite';
/** Beside the database: what it was before it was upgraded, for a week. */
export const COPY_SUFFIX = '.before-upgrade';

const versionSchema = z.object({ user_version: z.number() });

/**
 * Brings a database of an older program to what this one writes, in one transaction, after a copy of the file was made
 * beside it. Throws a BackendError `newer_data` on one of a newer program, and leaves it as it is.
 */
export function upgradeDatabase(database: DatabaseSync): void {
  if (versionOf(database) === DATA_VERSION) return;
  assertReadable(versionOf(database));
  if (hasDocuments(database)) keepCopy(database);
  // One of several processes that start together does it; the others wait here and find it done.
  database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  try {
    if (versionOf(database) < DATA_VERSION && hasDocuments(database))
      database.exec('ALTER TABLE documents ADD COLUMN version INTEGER NOT NULL DEFAULT 0');
    database.exec(`PRAGMA user_version = ${DATA_VERSION}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  } finally {
    database.exec('PRAGMA busy_timeout = 50');
  }
}

function versionOf(database: DatabaseSync): number {
  return versionSchema.parse(database.prepare('PRAGMA user_version').get()).user_version;
}

function hasDocuments(database: DatabaseSync): boolean {
  return database.prepare("SELECT name FROM sqlite_master WHERE name = 'documents'").get() !== undefined;
}

function keepCopy(database: DatabaseSync): void {
  const file = database.location();
  if (file === null) return;
  const copy = `${file}${COPY_SUFFIX}`;
  if (existsSync(copy)) return;
  database.prepare('VACUUM INTO ?').run(copy);
  chmodSync(copy, 0o600);
}
