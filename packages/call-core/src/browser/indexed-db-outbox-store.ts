import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createMemoryOutboxStore } from '../delivery/memory-outbox-store.ts';
import type { OutboxEntry, OutboxStore } from '../delivery/outbox.ts';

interface OutboxSchema extends DBSchema {
  readonly records: { key: string; value: OutboxEntry };
}

/**
 * Keeps waiting records in IndexedDB, across visits. Where the browser refuses storage (some private windows), records
 * wait in memory and live as long as the page.
 */
export function createIndexedDbOutboxStore(name = 'asad-call-outbox'): OutboxStore {
  const memory = createMemoryOutboxStore();
  let opening: Promise<IDBPDatabase<OutboxSchema> | null> | null = null;

  function open(): Promise<IDBPDatabase<OutboxSchema> | null> {
    opening ??= openDB<OutboxSchema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('records', { keyPath: 'callId' }),
      // Another tab wants a newer version: let go, and open again at the next use.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        opening = null;
      },
      terminated: () => void (opening = null),
    }).catch(() => null);
    return opening;
  }

  return {
    async put(entry) {
      const database = await open();
      await (database ? database.put('records', entry) : memory.put(entry));
    },
    async list() {
      const database = await open();
      return database ? database.getAll('records') : memory.list();
    },
    async remove(callId) {
      const database = await open();
      await (database ? database.delete('records', callId) : memory.remove(callId));
    },
  };
}
