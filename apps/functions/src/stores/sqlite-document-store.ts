import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import type { DocumentStore, DocumentTransaction, StoredDocument } from './document-store.ts';
import { WriteBuffer } from './write-buffer.ts';

/** How long a transaction waits for another process that writes. */
const BUSY_TIMEOUT_MS = 5000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    path TEXT PRIMARY KEY, collection TEXT NOT NULL, expire_at INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS documents_by_collection ON documents (collection);
  CREATE INDEX IF NOT EXISTS documents_by_expiry ON documents (expire_at);
`;

const rowSchema = z.object({ path: z.string(), data: z.string() });
const documentSchema = z.looseObject({ expireAt: z.number() });

/** Opens a database file that several processes may share: write-ahead log, every commit on disk before it counts. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return database;
}

/** Documents in one SQLite table, written under BEGIN IMMEDIATE: one writer at a time, whatever the process. */
export class SqliteDocumentStore implements DocumentStore {
  readonly #database: DatabaseSync;
  /** One connection has one transaction; the next one of this process waits here. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(SCHEMA);
  }

  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    const run = this.#last.then(() => this.#transactAlone(work));
    this.#last = run.catch(() => undefined);
    return run;
  }

  async list(collection: string): Promise<readonly { path: string; document: StoredDocument }[]> {
    const rows = this.#guard(() =>
      this.#database.prepare('SELECT path, data FROM documents WHERE collection = ?').all(collection));
    return z.array(rowSchema).parse(rows).map(({ path, data }) => ({ path, document: documentSchema.parse(JSON.parse(data)) }));
  }

  /** Removes what expired before this moment; Firestore does it by its own TTL policy. */
  sweep(nowMs: number): void {
    this.#guard(() => this.#database.prepare('DELETE FROM documents WHERE expire_at <= ?').run(nowMs));
  }

  async close(): Promise<void> {
    await this.#last;
    if (this.#database.isOpen) this.#database.close();
  }

  async #transactAlone<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    const select = this.#guard(() => this.#database.prepare('SELECT path, data FROM documents WHERE path = ?'));
    const buffer = new WriteBuffer();
    this.#guard(() => this.#database.exec('BEGIN IMMEDIATE'));
    try {
      const result = await work({
        get: async (path) => {
          buffer.assertReading(path);
          const row = this.#guard(() => select.get(path));
          return row === undefined ? undefined : documentSchema.parse(JSON.parse(rowSchema.parse(row).data));
        },
        set: (path, document) => buffer.set(path, document),
        delete: (path) => buffer.delete(path),
      });
      this.#guard(() => {
        this.#write(buffer);
        this.#database.exec('COMMIT');
      });
      return result;
    } catch (error) {
      // After some failures (a full disk) SQLite has rolled back by itself.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #write(buffer: WriteBuffer): void {
    const upsert = this.#database.prepare(
      'INSERT INTO documents (path, collection, expire_at, data) VALUES (?, ?, ?, ?) ' +
      'ON CONFLICT (path) DO UPDATE SET expire_at = excluded.expire_at, data = excluded.data');
    const remove = this.#database.prepare('DELETE FROM documents WHERE path = ?');
    for (const [path, document] of buffer.writes) {
      if (document === undefined) remove.run(path);
      else upsert.run(path, path.split('/').at(-2) ?? '', document.expireAt, JSON.stringify(document));
    }
  }

  #guard<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw new BackendError('store_failed', 'The database did not answer. Try again.', { cause: error });
    }
  }
}
