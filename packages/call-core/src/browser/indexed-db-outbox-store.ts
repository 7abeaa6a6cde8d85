import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { retry } from '../retry.ts';
import type { EntryPart, OutboxEntry, OutboxStore } from '../delivery/outbox-options.ts';

interface OutboxSchema extends DBSchema {
  readonly records: { key: string; value: OutboxEntry };
  readonly parts: { key: number; value: EntryPart & { readonly callId: string }; indexes: { readonly callId: string } };
}

const VERSION = 1;

function upgrade(database: IDBPDatabase<OutboxSchema>): void {
  database.createObjectStore('records', { keyPath: 'callId' });
  database.createObjectStore('parts', { autoIncrement: true }).createIndex('callId', 'callId');
}

/** Longest wait for the database, in milliseconds: WebKit sometimes never answers (WebKit bug 226547). */
const OPEN_LIMIT_MS = 3_000;

const rejectLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(reject, OPEN_LIMIT_MS, new Error('IndexedDB does not answer.'));
  });

/**
 * Keeps waiting records in the IndexedDB database `name`. Rejects where the browser refuses storage (some private
 * windows); the outbox then keeps them in memory.
 */
export function createIndexedDbOutboxStore(name: string): OutboxStore {
  let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null;

  const open = (): Promise<IDBPDatabase<OutboxSchema>> =>
    (opening ??= Promise.race([rejectLate(), openDatabase()]).catch((error: unknown) => {
      // A full disk may recover by the next use.
      opening = null;
      throw error;
    }));
  // Asynchronous: without IndexedDB, `openDB` throws.
  const openDatabase = async (): Promise<IDBPDatabase<OutboxSchema>> =>
    openDB<OutboxSchema>(name, VERSION, {
      upgrade,
      // Another tab needs a newer version: reopen at the next use.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        opening = null;
      },
      terminated: () => void (opening = null),
    });

  /** iOS closes connections without an event (takezoh/obsidian-air-sync#16): a second attempt opens another one. */
  async function use<T>(work: (database: IDBPDatabase<OutboxSchema>) => Promise<T>): Promise<T> {
    await open();
    const ask = async (): Promise<T> => {
      const database = await open();
      return work(database).catch((error: unknown) => {
        opening = null;
        database.close();
        throw error;
      });
    };
    return retry(ask, { tries: 2 });
  }

  const replace = (callId: string, entry?: OutboxEntry): Promise<void> =>
    use(async (database) => {
      const change = database.transaction(['records', 'parts'], 'readwrite');
      const [records, parts] = [change.objectStore('records'), change.objectStore('parts')];
      void (entry ? records.put(entry) : records.delete(callId));
      for (const key of await parts.index('callId').getAllKeys(callId)) void parts.delete(key);
      await change.done;
    });

  return {
    put: (entry) => replace(entry.callId, entry),
    append: (callId, part) => use(async (database) => void (await database.add('parts', { ...part, callId }))),
    list: () => use((database) => database.getAll('records')),
    parts: (callId) => use((database) => database.getAllFromIndex('parts', 'callId', callId)),
    remove: (callId) => replace(callId),
    async withLock(work) {
      // Two tabs may flush together; the backend stores a record once.
      if (!navigator.locks) return work().then(() => true);
      return navigator.locks.request(`${name}/flush`, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
    },
  };
}
