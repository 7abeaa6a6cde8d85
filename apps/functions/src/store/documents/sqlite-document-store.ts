import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { BackendError } from '../../backend-error.ts';
import {
  assertReadable,
  DATA_VERSION,
  FOREVER_MS,
  PAGED,
  type DocumentStore,
  UNREADABLE,
  type StoredDocument,
  holdWrites,
} from './document-store.ts';
import type { Clock } from '../../ports.ts';
import { parseJson } from '../../text/parse-json.ts';

/** A transaction waits for other writers in short steps, so that this process stays responsive. */
const PATIENCE_MS = 5000;
const STEP_MS = 20;
/** The longest that one statement may block this process, such as a commit on a slow disk. */
const BUSY_TIMEOUT_MS = 50;
const SQLITE_BUSY = 5;

/** `field` is inserted into SQL; pass constants only. */
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

/** Empties the log, which holds deleted data, unless another process is reading. */
const EMPTY_LOG = 'PRAGMA wal_checkpoint(TRUNCATE)';

const BELIEF = 'site/believedTime';
/**
 * A program that runs an hour a week still deletes in time; a clock five years ahead is believed only after eleven
 * days.
 */
const BELIEF_FACTOR = 168;

const rowSchema = z.object({ path: z.string(), data: z.unknown() });
const pagedRowSchema = rowSchema.extend({ time: z.string() });
const documentSchema = z.looseObject({ expireAt: z.number() });

/** `secure_delete` overwrites deleted data, which otherwise remains in free pages. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  // SQLite's busy timeout does not apply to this statement: processes that start together would fail.
  const untilMs = performance.now() + PATIENCE_MS;
  while (!isDone(() => database.exec('PRAGMA journal_mode = WAL'), performance.now() >= untilMs))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP_MS);
  database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return database;
}

function isDone(act: () => void, isLast: boolean): boolean {
  try {
    act();
    return true;
  } catch (error) {
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    if (!isBusy || isLast) throw error;
    return false;
  }
}

/** BEGIN IMMEDIATE allows one writer at a time, across processes. */
export function createSqliteDocumentStore(database: DatabaseSync, clock: Clock): DocumentStore {
  claimDatabase(database);
  database.exec(`${SCHEMA} PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  const believeTime = createBelief(clock);
  let last: Promise<unknown> = Promise.resolve();

  const selecting = database.prepare('SELECT path, data FROM documents WHERE path = ?');
  const select = (path: string): StoredDocument | undefined => {
    const row = rowSchema.optional().parse(selecting.get(path));
    return row && toDocument(row.data);
  };
  const removing = database.prepare('DELETE FROM documents WHERE path = ?');
  const upserting = database.prepare(
    `INSERT INTO documents (path, collection, expire_at, data, version) VALUES (?, ?, ?, ?, ${DATA_VERSION}) ` +
      'ON CONFLICT (path) DO UPDATE SET expire_at = excluded.expire_at, data = excluded.data, version = excluded.version',
  );
  const upsert = (path: string, document: StoredDocument) =>
    upserting.run(path, path.split('/').at(-2) ?? '', document.expireAt, JSON.stringify(document));

  /** A connection has one transaction, so calls are queued. */
  const enqueue = <T>(act: () => T | Promise<T>): Promise<T> => {
    const run = last.then(act).catch((error: unknown) => {
      const isDatabase = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
      throw isDatabase
        ? new BackendError('store_failed', 'The database did not answer. Try again.', { cause: error })
        : error;
    });
    last = run.catch(() => undefined);
    return run;
  };
  const within = <T>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', act: () => Promise<T>): Promise<T> =>
    enqueue(async () => {
      await beginPatiently(() => database.exec(begin), clock);
      try {
        const result = await act();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });

  return {
    transact: (work) =>
      within('BEGIN IMMEDIATE', async () => {
        const { transaction, writes } = holdWrites(async (path) => select(path));
        const result = await work(transaction);
        for (const [path, document] of writes) {
          if (document === undefined) removing.run(path);
          else upsert(path, document);
        }
        return result;
      }),
    read: (work) => within('BEGIN', () => work({ get: async (path) => select(path) })),
    page: (collection, { size, after }) => {
      const time = timeOf(PAGED[collection]);
      // The collection is inlined, not a parameter: otherwise SQLite does not use its partial index.
      const rest = after === undefined ? '' : `AND (${time}, path) < (?, ?)`;
      // In SQLite's order every text follows '', while numbers and null precede it.
      const query = `SELECT path, data, ${time} AS time FROM documents WHERE collection = '${collection}' AND ${time} >= '' ${rest} ORDER BY ${time} DESC, path DESC LIMIT ?`;
      const place = after === undefined ? [] : [after.time, after.path ?? ''];
      return enqueue(() =>
        z
          .array(pagedRowSchema)
          .parse(database.prepare(query).all(...place, size))
          .map(({ path, data, time: at }) => ({ path, time: at, document: toDocument(data) })),
      );
    },
    list: (collection) => {
      const query = 'SELECT path, data FROM documents WHERE collection = ?';
      return enqueue(() =>
        z
          .array(rowSchema)
          .parse(database.prepare(query).all(collection))
          .map(({ path, data }) => ({ path, document: toDocument(data) })),
      );
    },
    sweep: async () => {
      await within('BEGIN IMMEDIATE', async () => {
        const oldest = z.object({ atMs: z.number().nullable() });
        const { atMs } = oldest.parse(database.prepare('SELECT MIN(expire_at) AS atMs FROM documents').get());
        const believedMs = believeTime(select(BELIEF)?.['believedMs'] ?? atMs);
        upsert(BELIEF, { believedMs, expireAt: FOREVER_MS });
        const expired = `DELETE FROM documents WHERE expire_at <= ? AND version <= ${DATA_VERSION}`;
        database.prepare(expired).run(believedMs);
      });
      await enqueue(() => database.exec(EMPTY_LOG));
    },
    close: async () => {
      await last;
      if (database.isOpen) database.close();
    },
  };
}

/**
 * Keeps a clock set years ahead from deleting everything: time advances at most one week per hour of running, plus a
 * day at the start, and follows the clock backwards immediately. `before` is the stored time, or the oldest in the
 * data.
 */
function createBelief(clock: Clock): (before: unknown) => number {
  let believedAtMs = clock.elapsed();
  let creditMs = 86_400_000;
  return (before) => {
    const nowMs = clock.now();
    const passedMs = clock.elapsed() - believedAtMs;
    const beforeMs = typeof before === 'number' ? before : nowMs;
    const believedMs = Math.min(nowMs, beforeMs + creditMs + passedMs * BELIEF_FACTOR);
    believedAtMs += passedMs;
    creditMs = 0;
    return believedMs;
  };
}

async function beginPatiently(begin: () => void, clock: Clock): Promise<void> {
  const untilMs = clock.elapsed() + PATIENCE_MS;
  while (!isDone(begin, clock.elapsed() >= untilMs)) await sleep(STEP_MS);
}

function toDocument(data: unknown): StoredDocument {
  const document = documentSchema.safeParse(parseJson(String(data))).data ?? UNREADABLE;
  assertReadable(document['version']);
  return document;
}

export const DATABASE_FILE = 'asad.sqlite';

const versionSchema = z.object({ user_version: z.number() });

/** Throws a BackendError `unreadable_data` for a database of a newer format, and leaves it unchanged. */
function claimDatabase(database: DatabaseSync): void {
  const { user_version: version } = versionSchema.parse(database.prepare('PRAGMA user_version').get());
  assertReadable(version);
  if (version !== DATA_VERSION) database.exec(`PRAGMA user_version = ${DATA_VERSION}`);
}
