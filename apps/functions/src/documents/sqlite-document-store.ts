import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import {
  assertReadable,
  DATA_VERSION,
  PAGED,
  type DocumentReader,
  type DocumentStore,
  type DocumentTransaction,
  type FoundDocument,
  type PagedCollection,
  type PageOptions,
  type StoredDocument,
  holdWrites,
} from './document-store.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import type { Clock } from '../ports.ts';

/** How long a transaction waits for another process that writes, in steps that hold up nobody else in this one. */
const PATIENCE_MS = 5000;
const STEP_MS = 20;
/** How long one statement may stand still, and this process with it: a commit on a slow disk. */
const BUSY_TIMEOUT_MS = 50;
/** SQLite's result code for a database that another connection writes to. */
const SQLITE_BUSY = 5;

/** Names of our own only. */
function timeOf(field: string): string {
  return `json_extract(data, '$.${field}')`;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    path TEXT PRIMARY KEY, collection TEXT NOT NULL, expire_at INTEGER NOT NULL, data TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS documents_by_collection ON documents (collection);
  CREATE INDEX IF NOT EXISTS documents_by_expiry ON documents (expire_at);
${Object.entries(PAGED)
  .map(
    ([name, field]) =>
      `CREATE INDEX IF NOT EXISTS ${name}_by_time ON documents (${timeOf(field)}, path) WHERE collection = '${name}';`,
  )
  .join('\n')}
`;

/**
 * Moves the log into the file and empties it, unless another process reads just now: until then it holds what was deleted.
 */
const EMPTY_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)';

/** The document that keeps the time by which data is deleted. */
const BELIEF = 'site/believedTime';
const FOREVER_MS = Date.UTC(2100, 0);
/**
 * The believed time moves by a week at most for each hour that the program runs: one that is started weekly for an hour
 * still deletes in time, and a clock five years ahead is believed only after eleven days.
 */
const BELIEF_FACTOR = 168;

const rowSchema = z.object({ path: z.string(), data: z.string() });
const documentSchema = z.looseObject({ expireAt: z.number() });

/**
 * Opens a database file that several processes may share: write-ahead log, every commit on disk before it counts. What
 * is deleted is overwritten: a visitor who takes words back does not leave them in the file's free pages.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return database;
}

/**
 * Documents in one SQLite table, written under BEGIN IMMEDIATE: one writer at a time, whatever the process.
 */
export class SqliteDocumentStore implements DocumentStore {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  readonly #sql: SQLTagStore;
  #believedAtMs: number;
  #creditMs = 86_400_000;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: DatabaseSync, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#believedAtMs = clock.elapsed();
    upgradeDatabase(database);
    database.exec(SCHEMA);
    this.#sql = database.createTagStore();
  }

  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    return this.#within('BEGIN IMMEDIATE', async () => {
      const { transaction, writes } = holdWrites(async (path) => this.#select(path));
      const result = await work(transaction);
      for (const [path, document] of writes) {
        if (document === undefined) this.#sql.run`DELETE FROM documents WHERE path = ${path}`;
        else this.#upsert(path, path.split('/').at(-2) ?? '', document);
      }
      return result;
    });
  }

  read<T>(work: (reader: DocumentReader) => Promise<T>): Promise<T> {
    return this.#within('BEGIN', () => work({ get: async (path) => this.#select(path) }));
  }

  page(collection: PagedCollection, { size, after }: PageOptions): Promise<readonly FoundDocument[]> {
    const time = timeOf(PAGED[collection]);
    // The collection stands in the text and is no parameter: only then its index is used.
    const rest = after === undefined ? '' : `AND (${time}, path) < (?, ?)`;
    const select = `SELECT path, data FROM documents WHERE collection = '${collection}' ${rest} ORDER BY ${time} DESC, path DESC LIMIT ?`;
    const place = after === undefined ? [] : [after.time, after.path];
    return this.#enqueue(() => toFound(this.#database.prepare(select).all(...place, size)));
  }

  list(collection: string): Promise<readonly FoundDocument[]> {
    return this.#enqueue(() =>
      toFound(this.#sql.all`SELECT path, data FROM documents WHERE collection = ${collection}`),
    );
  }

  sweep(): Promise<void> {
    return this.#enqueue(() => {
      const untilMs = this.#believeTime();
      const { changes } = this.#sql.run`
        DELETE FROM documents WHERE expire_at <= ${untilMs} AND version <= ${DATA_VERSION}`;
      if (changes > 0) this.#database.exec(EMPTY_LOG);
    });
  }

  /**
   * The time by which data is deleted for good: a clock that somebody set years ahead, or that a machine woke up with,
   * must not erase everything. It follows the clock by a week at most for each hour that this program runs, and by a
   * day for its start; backwards at once.
   */
  #believeTime(): number {
    const nowMs = this.#clock.now();
    const known = this.#select(BELIEF)?.['believedMs'];
    const oldest = z
      .object({ atMs: z.number().nullable() })
      .parse(this.#sql.get`SELECT MIN(expire_at) AS atMs FROM documents`).atMs;
    const beforeMs = typeof known === 'number' ? known : (oldest ?? nowMs);
    const passedMs = this.#clock.elapsed() - this.#believedAtMs;
    const believedMs = Math.min(nowMs, beforeMs + this.#creditMs + passedMs * BELIEF_FACTOR);
    this.#believedAtMs += passedMs;
    this.#creditMs = 0;
    this.#upsert(BELIEF, 'site', { believedMs, expireAt: FOREVER_MS });
    return believedMs;
  }

  shred(): Promise<void> {
    return this.#enqueue(() => this.#database.exec(EMPTY_LOG));
  }

  async close(): Promise<void> {
    await this.#last;
    if (this.#database.isOpen) this.#database.close();
  }

  /** One connection has one transaction, and whatever is asked of it meanwhile waits. */
  #enqueue<T>(act: () => T | Promise<T>): Promise<T> {
    const run = this.#last.then(act).catch((error: unknown) => {
      const isDatabase = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
      throw isDatabase
        ? new BackendError('store_failed', 'The database did not answer. Try again.', { cause: error })
        : error;
    });
    this.#last = run.catch(() => undefined);
    return run;
  }

  #within<T>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', act: () => Promise<T>): Promise<T> {
    return this.#enqueue(async () => {
      await this.#begin(begin);
      try {
        const result = await act();
        this.#database.exec('COMMIT');
        return result;
      } catch (error) {
        // After some failures (a full disk) SQLite has rolled back by itself.
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  async #begin(begin: string): Promise<void> {
    const untilMs = this.#clock.elapsed() + PATIENCE_MS;
    for (;;) {
      try {
        return this.#database.exec(begin);
      } catch (error) {
        const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
        if (!isBusy || this.#clock.elapsed() >= untilMs) throw error;
      }
      await sleep(STEP_MS);
    }
  }

  #select(path: string): StoredDocument | undefined {
    const row = rowSchema.optional().parse(this.#sql.get`SELECT path, data FROM documents WHERE path = ${path}`);
    return row && toDocument(row.data);
  }

  #upsert(path: string, collection: string, document: StoredDocument): void {
    this.#sql.run`
      INSERT INTO documents (path, collection, expire_at, data, version)
      VALUES (${path}, ${collection}, ${document.expireAt}, ${JSON.stringify(document)}, ${DATA_VERSION})
      ON CONFLICT (path) DO UPDATE
      SET expire_at = excluded.expire_at, data = excluded.data, version = excluded.version`;
  }
}

function toFound(rows: unknown): readonly FoundDocument[] {
  const found = z.array(rowSchema).parse(rows);
  return found.map(({ path, data }) => ({ path, document: toDocument(data) }));
}

function toDocument(data: string): StoredDocument {
  const document = documentSchema.parse(JSON.parse(data));
  assertReadable(document['version']);
  return document;
}
