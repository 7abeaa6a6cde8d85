import { openCallStore } from '../../src/create-backend.ts';
import { systemClock } from '../../src/ports.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { CallStore } from '../../src/store/call-store.ts';
import { createSqliteDocumentStore, openDatabase } from '../../src/store/documents/sqlite-document-store.ts';

/** A second connection, as another process would open it. */
export function openCallsFile(file: string, { env = {}, clock = systemClock } = {}): CallStore {
  const documents = createSqliteDocumentStore(openDatabase(file), clock);
  return openCallStore(readSettings(env, 'home'), { documents, clock });
}

/** Returns the rows of a statement, as another program would run it. */
export function runSql(file: string, statement: string) {
  const database = openDatabase(file);
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}
