import { DatabaseSync } from 'node:sqlite';
import { createBackend, type Backend } from '../../create-backend.ts';
import { callLimitsOf } from '../../call-limits.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { createCallStore } from '../../store/call-store.ts';
import { ManualClock } from '../../store/testing/contract-harness.ts';
import type { DocumentReader, DocumentStore } from '../../store/documents/document-store.ts';
import { createSqliteDocumentStore } from '../../store/documents/sqlite-document-store.ts';
import { delegate } from '../../store/documents/testing/faulty-documents.ts';
import type { ApiRequest } from '../api.ts';
import { createHandlers } from '../create-handlers.ts';

/** A bearer token is the visitor's name. */
export function prepare(env: Record<string, string> = {}, more: Partial<Backend> = {}) {
  const settings = readSettings(env, 'home');
  const clock = new ManualClock();
  const composed: string[] = [];
  const database = new DatabaseSync(':memory:');
  const read: string[] = [];
  const store = createCallStore({
    documents: withReadsNoted(createSqliteDocumentStore(database, clock), read),
    clock,
    limits: callLimitsOf(settings),
    composeMail: ({ callId }) => void composed.push(callId),
  });
  const logged: unknown[] = [];
  const backend = createBackend(settings, {
    store,
    clock,
    log: (entry) => logged.push(entry),
    altchaKey: 'k',
    networkKey: 'n',
    accounts: { deleteIdle: async () => undefined },
    tokens: { findUid: async (token) => token },
  });
  const handlers = createHandlers({ ...backend, ...more });
  const verify = (uid: string) => store.verifyVisitor(uid, { captchaId: `of ${uid}`, expiresAtMs: clock.now() + 1000 });
  return { backend, handlers, store, database, clock, logged, composed, verify, read };
}

function withReadsNoted(documents: DocumentStore, read: string[]): DocumentStore {
  const noting = (reader: DocumentReader) => ({
    get: (path: string) => {
      read.push(path);
      return reader.get(path);
    },
  });
  return {
    ...delegate(documents),
    read: (work) => documents.read((reader) => work(noting(reader))),
    transact: (work) =>
      documents.transact((transaction) =>
        work({
          ...noting(transaction),
          set: (path, document) => transaction.set(path, document),
          delete: (path) => transaction.delete(path),
        }),
      ),
  };
}

export const bodyOf =
  (text: string): ApiRequest['body'] =>
  async (maxBytes) => {
    const bytes = new TextEncoder().encode(text);
    return bytes.length > maxBytes ? 'too_large' : bytes;
  };

export const request = (uid: string, more: Partial<ApiRequest> & { readonly json?: unknown } = {}): ApiRequest => ({
  method: 'POST',
  headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json', ...more.headers },
  body: bodyOf(JSON.stringify(more.json ?? {})),
  address: more.address ?? '203.0.113.7',
});
