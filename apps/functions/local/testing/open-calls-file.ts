import { callLimitsOf } from '../../src/calls/stored-records.ts';
import { createCallStore, type CallStore } from '../../src/calls/call-store.ts';
import { openDatabase, createSqliteDocumentStore } from '../../src/documents/sqlite-document-store.ts';
import { systemClock } from '../../src/ports.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

/** A second connection to the calls of a local cloud, as another process would have it. */
export function openCallsFile(file: string, { env = {}, clock = systemClock } = {}): CallStore {
  return createCallStore({
    documents: createSqliteDocumentStore(openDatabase(file), clock),
    clock,
    composeMail: () => undefined,
    limits: callLimitsOf(readSettings(env, 'home')),
  });
}
