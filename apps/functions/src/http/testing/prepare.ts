import { DatabaseSync } from 'node:sqlite';
import { createBackend, type Backend } from '../../create-backend.ts';
import { callLimitsOf } from '../../call-limits.ts';
import { createMailComposer } from '../../owner/mail/compose-owner-mail.ts';
import type { CaptchaVerifier } from '../../ports.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { createCallStore } from '../../store/call-store.ts';
import { ManualClock } from '../../store/testing/contract-harness.ts';
import type { DocumentReader, DocumentStore, DocumentTransaction } from '../../store/documents/document-store.ts';
import { createSqliteDocumentStore } from '../../store/documents/sqlite-document-store.ts';
import type { ApiRequest } from '../api.ts';
import { createHandlers } from '../create-handlers.ts';

/** Takes any token for solved, under the token's own id. */
export const solvedCaptcha: CaptchaVerifier = {
  challenge: async () => ({ captcha: 'recaptcha', siteKey: 'key' }),
  verify: async (captchaId) => ({ kind: 'solved', captchaId, expiresAtMs: 1e15 }),
};

/** A bearer token is the visitor's name. */
export function prepare(env: Record<string, string> = {}, more: Partial<Backend> = {}) {
  const settings = readSettings(env, 'home');
  const clock = new ManualClock();
  const database = new DatabaseSync(':memory:');
  const bill: Bill = { read: [], written: [] };
  const store = createCallStore({
    documents: withBill(createSqliteDocumentStore(database, clock), bill),
    clock,
    limits: callLimitsOf(settings),
    composeMail: createMailComposer({ to: 'owner@example.com' }),
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
  const subjects = async () => (await Array.fromAsync(store.listMails())).map(({ message }) => message.subject);
  return { backend, handlers, store, database, clock, logged, verify, subjects, ...bill };
}

/** Paths of documents that a database of Google's would bill. */
interface Bill {
  readonly read: string[];
  readonly written: string[];
}

function withBill(documents: DocumentStore, { read, written }: Bill): DocumentStore {
  const noting = (reader: DocumentReader) => ({
    get: (path: string) => {
      read.push(path);
      return reader.get(path);
    },
  });
  return {
    ...documents,
    read: (work) => documents.read((reader) => work(noting(reader))),
    transact: async (work) => {
      // A commit writes each document once.
      const paths = new Set<string>();
      const result = await documents.transact((transaction) => {
        const set: DocumentTransaction['set'] = (path, document) => {
          paths.add(path);
          transaction.set(path, document);
        };
        return work({ ...noting(transaction), set, delete: (path) => transaction.delete(path) });
      });
      written.push(...paths);
      return result;
    },
  };
}

export const bodyOf =
  (text: string): ApiRequest['body'] =>
  async (maxBytes) => {
    const bytes = new TextEncoder().encode(text);
    return bytes.length > maxBytes ? 'too_large' : bytes;
  };

export const request = (uid: string, more: Partial<ApiRequest> & { readonly json?: unknown } = {}): ApiRequest => ({
  method: more.method ?? 'POST',
  headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json', ...more.headers },
  body: bodyOf(JSON.stringify(more.json ?? {})),
  address: more.address ?? '203.0.113.7',
});
