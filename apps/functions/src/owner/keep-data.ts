import { backup, DatabaseSync } from 'node:sqlite';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackendError } from '../backend-error.ts';
import { DATABASE_FILE } from '../store/documents/sqlite-document-store.ts';

/** What the database is worth nothing without: sessions are signed by one, networks named by another. */
const keysIn = (folder: string): string[] => readdirSync(folder).filter((name) => /^[\w-]+\.(?:key|pem)$/.test(name));

/**
 * Copies the data folder while the program runs: the database by SQLite's own backup, as of one moment, and its keys.
 * Throws a BackendError `cannot_start` where there is nothing to copy, or something is there already.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file))
    throw new BackendError('cannot_start', `There is no database at ${file}; set DATA_DIR to its folder.`);
  if (existsSync(join(target, DATABASE_FILE)))
    throw new BackendError('cannot_start', `There is a backup in ${target} already; name another folder.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, join(target, DATABASE_FILE));
  } finally {
    database.close();
  }
  chmodSync(join(target, DATABASE_FILE), 0o600);
  copy(dataDir, target, keysIn(dataDir));
}

/** Puts a backup where the program will look for it. Throws where data is there already: nothing is ever written over. */
export function restore(source: string, dataDir: string): void {
  if (!existsSync(join(source, DATABASE_FILE)))
    throw new BackendError('cannot_start', `There is no backup in ${source}.`);
  // Not even the log of a database that was moved away: SQLite would play it into this one.
  if (['', '-wal', '-shm'].some((rest) => existsSync(join(dataDir, DATABASE_FILE + rest))))
    throw new BackendError(
      'cannot_start',
      `The folder ${dataDir} holds data already; move it away, or set DATA_DIR to another.`,
    );
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  copy(source, dataDir, [DATABASE_FILE, ...keysIn(source)]);
}

function copy(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    copyFileSync(join(from, name), join(to, name));
    chmodSync(join(to, name), 0o600);
  }
}
