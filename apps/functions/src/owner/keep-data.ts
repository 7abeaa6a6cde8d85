import { backup, DatabaseSync } from 'node:sqlite';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackendError, orCannotStart } from '../backend-error.ts';
import { DATABASE_FILE } from '../store/documents/sqlite-document-store.ts';

/** One signs sessions, another names networks. */
const keysIn = (folder: string): string[] => readdirSync(folder).filter((name) => /^[\w-]+\.(?:key|pem)$/.test(name));

/**
 * Works while the program runs. Throws a BackendError `cannot_start` when there is nothing to copy, or the target
 * exists.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file))
    throw new BackendError('cannot_start', `There is no database at ${file}; set DATA_DIR to its folder.`);
  if (existsSync(join(target, DATABASE_FILE)))
    throw new BackendError('cannot_start', `There is a backup in ${target} already; name another folder.`);
  orCannotStart(`The folder ${target} cannot be made; name another one.`, () =>
    mkdirSync(target, { recursive: true, mode: 0o700 }),
  );
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, join(target, DATABASE_FILE));
  } finally {
    database.close();
  }
  chmodSync(join(target, DATABASE_FILE), 0o600);
  copy(dataDir, target, keysIn(dataDir));
}

/** Throws when the folder holds data: it never overwrites. */
export function restore(source: string, dataDir: string): void {
  if (!existsSync(join(source, DATABASE_FILE)))
    throw new BackendError('cannot_start', `There is no backup in ${source}.`);
  // SQLite would replay the log of a removed database into the restored one.
  if (['', '-wal', '-shm'].some((suffix) => existsSync(join(dataDir, DATABASE_FILE + suffix))))
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
