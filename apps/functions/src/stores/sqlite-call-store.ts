import type { DatabaseSync } from 'node:sqlite';
import type { CallStore } from '../ports/call-store.ts';
import { createCallStore } from './create-call-store.ts';
import { SqliteDocumentStore } from './sqlite-document-store.ts';
import type { StoreContext } from './store-context.ts';

/** Calls in one SQLite file, which several processes may share. Forgets at the start what has expired. */
export function createSqliteCallStore(database: DatabaseSync, options: Omit<StoreContext, 'documents'>): CallStore {
  const documents = new SqliteDocumentStore(database);
  documents.sweep(options.clock.now());
  return createCallStore({ ...options, documents });
}
