import type { DatabaseSync } from 'node:sqlite';
import type { CallStore } from './call-store.ts';
import { createCallStore } from './create-call-store.ts';
import { SqliteDocumentStore } from '../documents/sqlite-document-store.ts';
import type { StoreContext } from './store-context.ts';

/** As Firestore's TTL does it: within a day. Until then what has expired is not read. */
const SWEEP_EVERY_MS = 86_400_000;

/** Calls in one SQLite file, which several processes may share. Forgets what has expired: at the start, then daily. */
export function createSqliteCallStore(database: DatabaseSync, options: Omit<StoreContext, 'documents'>): CallStore {
  const { clock } = options;
  const documents = new SqliteDocumentStore(database);
  const store = createCallStore({ ...options, documents });
  let sweptAtMs = -Infinity;
  const sweepDaily = async () => {
    if (clock.now() - sweptAtMs < SWEEP_EVERY_MS) return;
    sweptAtMs = clock.now();
    // A failure says nothing about the request that came along; the next one of this kind tells.
    await documents.sweep(sweptAtMs).catch(() => {
      sweptAtMs = -Infinity;
    });
  };
  void sweepDaily();
  return {
    ...store,
    // Every visit that may lead to a call asks for its numbers: often enough, and no timer to stop.
    readStats: async (uid) => {
      await sweepDaily();
      return store.readStats(uid);
    },
    eraseCalls: async (uid) => {
      const erased = await store.eraseCalls(uid);
      // Deleted is deleted, whatever becomes of the log.
      await documents.emptyLog().catch(() => undefined);
      return erased;
    },
  };
}
