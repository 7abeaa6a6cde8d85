import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import {
  createMemoryOutboxStore,
  createPageLock,
  type EntryPart,
  type OutboxEntry,
  type OutboxStore,
} from '../delivery/outbox-store.ts';

interface OutboxSchema extends DBSchema {
  readonly records: { key: string; value: OutboxEntry };
  readonly parts: { key: number; value: EntryPart & { readonly callId: string }; indexes: { readonly callId: string } };
}

/** 1: records alone, of which drafts held everything. 2: what is added to a draft stands beside it. */
const VERSION = 2;

function upgrade(database: IDBPDatabase<OutboxSchema>, before: number): void {
  if (before < 1) database.createObjectStore('records', { keyPath: 'callId' });
  if (before < 2) database.createObjectStore('parts', { autoIncrement: true }).createIndex('callId', 'callId');
}

/** Runs one work at a time across the tabs of an origin; without Web Locks (an insecure origin), within the page. */
function createTabLock(name: string): OutboxStore['withLock'] {
  const inPage = createPageLock();
  if (!('locks' in navigator)) return inPage;
  return (work) =>
    navigator.locks.request(`${name}/flush`, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
}

/**
 * Keeps waiting records in the IndexedDB database `name`, across visits. Where the browser refuses storage (some
 * private windows), records wait in memory and live as long as the page.
 */
export function createIndexedDbOutboxStore(name: string): OutboxStore {
  const memory = createMemoryOutboxStore();
  let opening: Promise<IDBPDatabase<OutboxSchema> | null> | null = null;
  let lock: OutboxStore['withLock'] | null = null;

  function open(): Promise<IDBPDatabase<OutboxSchema> | null> {
    opening ??= openDB<OutboxSchema>(name, VERSION, {
      upgrade,
      // Another tab wants a newer version: let go, and open again at the next use.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        opening = null;
      },
      terminated: () => void (opening = null),
    }).catch(() => null);
    return opening;
  }

  /** Puts `entry`, or nothing, in place of all that was kept of its call, at once. */
  async function replace(database: IDBPDatabase<OutboxSchema>, callId: string, entry?: OutboxEntry): Promise<void> {
    const change = database.transaction(['records', 'parts'], 'readwrite');
    const [records, parts] = [change.objectStore('records'), change.objectStore('parts')];
    void (entry ? records.put(entry) : records.delete(callId));
    for (const key of await parts.index('callId').getAllKeys(callId)) void parts.delete(key);
    await change.done;
  }

  return {
    async put(entry) {
      const database = await open();
      await (database ? replace(database, entry.callId, entry) : memory.put(entry));
    },
    async append(callId, part) {
      const database = await open();
      await (database ? database.add('parts', { ...part, callId }) : memory.append(callId, part));
    },
    async list() {
      const database = await open();
      return database ? database.getAll('records') : memory.list();
    },
    async parts(callId) {
      const database = await open();
      return database ? database.getAllFromIndex('parts', 'callId', callId) : memory.parts(callId);
    },
    async remove(callId) {
      const database = await open();
      await (database ? replace(database, callId) : memory.remove(callId));
    },
    withLock: (work) => (lock ??= createTabLock(name))(work),
  };
}
