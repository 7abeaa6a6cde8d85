/**
 * The deployed functions over a slow in-memory database. A bearer token is the visitor's name; every visitor has made a
 * call.
 */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCallStore, type CallStore } from '@asad/functions/src/store/call-store.ts';
import { createBackend } from '@asad/functions/src/create-backend.ts';
import { callLimitsOf } from '@asad/functions/src/call-limits.ts';
import { defineFunctions } from '@asad/functions/src/firebase/define-functions.ts';
import { finishWhatRuns, readOwnBodies } from '@asad/functions/src/firebase/watch-requests.ts';
import type { DocumentStore } from '@asad/functions/src/store/documents/document-store.ts';
import { createSqliteDocumentStore } from '@asad/functions/src/store/documents/sqlite-document-store.ts';
import { createMailComposer } from '@asad/functions/src/owner/mail/compose-owner-mail.ts';
import { systemClock } from '@asad/functions/src/ports.ts';
import { readSettings } from '@asad/functions/src/settings/read-settings.ts';

/** A request's memory is held during the longest transaction. */
const SLOW_MS = 5000;

const settings = readSettings({ VOICE: 'guide' }, 'home');

function openStores(): Record<'quick' | 'slow', CallStore> {
  const documents = createSqliteDocumentStore(new DatabaseSync(':memory:'), systemClock);
  const slow: DocumentStore = {
    ...documents,
    transact: (work) =>
      documents.transact(async (transaction) => {
        const result = await work(transaction);
        await sleep(SLOW_MS);
        return result;
      }),
  };
  const open = (over: DocumentStore) =>
    createCallStore({
      documents: over,
      clock: systemClock,
      limits: callLimitsOf(settings),
      composeMail: createMailComposer({ to: 'owner@example.com' }),
    });
  return { quick: open(documents), slow: open(slow) };
}

const store = openStores().quick;
readOwnBodies();
finishWhatRuns();

export const { api } = defineFunctions(
  {
    voice: 'guide',
    captcha: 'altcha',
    ingress: 'all',
    hasWebhook: false,
    minInstances: 0,
    isReplacingSecret: false,
  },
  () => ({
    clientAddress: 'none',
    backend: createBackend(settings, {
      store: {
        ...store,
        readVisitor: async (uid) => ({ ...(await store.readVisitor(uid)), hasCalls: true }),
        // As in Firestore, visitors do not wait for each other.
        saveRecord: async (uid, record) => {
          const { quick, slow } = openStores();
          const call = { key: 'key', callId: record.callId, assistantId: '', answer: '{}', handle: undefined } as const;
          await quick.verifyVisitor(uid, { captchaId: uid, expiresAtMs: systemClock.now() + 60_000 });
          await quick.reserveCall(uid, { key: call.key, run: call.key, networkId: undefined });
          await quick.openCall(uid, { ...call, provider: 'guide', isReported: false });
          const saving = await slow.saveRecord(uid, record);
          await slow.close();
          return saving;
        },
      },
      accounts: { deleteIdle: async () => undefined },
      tokens: { findUid: async (uid) => uid },
      clock: systemClock,
      log: (entry) => void process.stdout.write(`${JSON.stringify(entry)}\n`),
      altchaKey: 'k',
      networkKey: 'n',
    }),
  }),
);
