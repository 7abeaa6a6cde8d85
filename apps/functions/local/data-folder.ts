import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BackendError } from '../src/backend-error.ts';

export const DATABASE_FILE = 'asad.sqlite';

/** The folder that outlives a restart: database and keys, readable by its owner only. */
export interface DataFolder {
  readonly path: string;
  file(name: string): string;
  /** The content of a secret file, made once by `create` and kept with mode 0600. */
  secret(name: string, create: () => string): string;
}

/** Opens (or makes) the data folder. Throws a BackendError `cannot_start` when it cannot be written. */
export function openDataFolder(dataDir: string): DataFolder {
  const path = resolve(dataDir);
  const attempt = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw new BackendError(
        'cannot_start',
        `The data folder ${path} cannot be written; set DATA_DIR to a folder that can.`,
        { cause: error },
      );
    }
  };
  const file = (name: string) => join(path, name);
  attempt(() => {
    makeFolder(path);
    // That a folder exists tells nothing; writing a file does.
    const probe = file(`.writable-${process.pid}`);
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
    // SQLite gives its own files the mode of this one.
    writeFileSync(file(DATABASE_FILE), '', { mode: 0o600, flag: 'a' });
    chmodSync(file(DATABASE_FILE), 0o600);
  });
  return {
    path,
    file,
    secret: (name, create) =>
      attempt(() => {
        if (!existsSync(file(name))) {
          // 'wx': of two processes that start together, one writes and both read the same.
          try {
            writeFileSync(file(name), create(), { mode: 0o600, flag: 'wx' });
          } catch (error) {
            if (!existsSync(file(name))) throw error;
          }
        }
        if ((statSync(file(name)).mode & 0o077) !== 0) chmodSync(file(name), 0o600);
        return readFileSync(file(name), 'utf8');
      }),
  };
}

/** Folder by folder: Node's own recursive mkdir never returns where the system allows none (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
