import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BackendError } from '../src/backend-error.ts';
import { DATABASE_FILE } from '../src/store/documents/sqlite-document-store.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A full disk still accepts an empty file, and a few bytes, so the probe is larger. */
const PROBE_BYTES = 64 * 1024;

/** The folder is readable by its owner only. Throws a BackendError `cannot_start` when it cannot be written. */
export function openDataFolder(dataDir: string) {
  const path = resolve(dataDir);
  const attempt = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      const sentence = NO_ROOM.has(code)
        ? `The data folder ${path} cannot be written, because its disk is full; make room or set DATA_DIR to another folder.`
        : `The data folder ${path} cannot be written; set DATA_DIR to a folder that can.`;
      throw new BackendError('cannot_start', sentence, { cause: error });
    }
  };
  const file = (name: string) => join(path, name);
  attempt(() => {
    makeFolder(path);
    writeAside(file(`.writable-${process.pid}`), Buffer.alloc(PROBE_BYTES), () => {});
    // SQLite gives its other files the mode of this one.
    writeFileSync(file(DATABASE_FILE), '', { mode: 0o600, flag: 'a' });
    chmodSync(file(DATABASE_FILE), 0o600);
  });
  return {
    path,
    file,
    /** Created once, with mode 0600. */
    secret: (name: string, create: () => string): string =>
      attempt(() => {
        if (!existsSync(file(name))) {
          // Write the whole file before it gets its name: half a key would stop every later start.
          writeAside(file(`.${name}-${process.pid}`), create(), (aside) => {
            // A link fails where the file exists, so that processes that start together read the same secret.
            try {
              linkSync(aside, file(name));
            } catch (error) {
              if (!existsSync(file(name))) throw error;
            }
          });
        }
        if ((statSync(file(name)).mode & 0o077) !== 0) chmodSync(file(name), 0o600);
        return readFileSync(file(name), 'utf8');
      }),
  };
}

function writeAside(path: string, content: string | Buffer, use: (path: string) => void): void {
  try {
    writeFileSync(path, content, { mode: 0o600, flush: true });
    use(path);
  } finally {
    rmSync(path, { force: true });
  }
}

/** Creates folders one by one: Node's recursive mkdir never returns where the system allows none (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(path)) throw error;
  }
}
