import { callLimitsOf } from '../../src/call-limits.ts';
import { createCallStore, type CallStore } from '../../src/store/call-store.ts';
import { openDatabase, createSqliteDocumentStore } from '../../src/store/documents/sqlite-document-store.ts';
import { systemClock } from '../../src/ports.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

/** A second connection, as another process would open it. */
export function openCallsFile(file: string, { env = {}, clock = systemClock } = {}): CallStore {
  return createCallStore({
    documents: createSqliteDocumentStore(openDatabase(file), clock),
    clock,
    composeMail: () => undefined,
    limits: callLimitsOf(readSettings(env, 'home')),
  });
}
