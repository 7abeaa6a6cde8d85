import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFirestoreDocumentStore } from './firestore-document-store.ts';
import { openFirestore } from '../store/documents/testing/contract-databases.ts';

function withTransactions(firestore: Firestore, runTransaction: Firestore['runTransaction']): Firestore {
  return new Proxy(firestore, {
    get: (target, name) => {
      if (name === 'runTransaction') return runTransaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const impatient = { maxAttempts: 4, maxTransactionMs: 50 };
let database: ReturnType<typeof openFirestore>;
beforeEach(() => {
  database = openFirestore();
});
afterEach(() => database.dispose());

test('a transaction that keeps conflicting times out, and writes nothing afterwards', async () => {
  const { firestore } = database;
  const late = Promise.withResolvers<void>();
  let second: Promise<unknown> = Promise.resolve();
  const slow = withTransactions(firestore, (work) => {
    // Waits and repeats the work, as the SDK does after a conflict.
    second = late.promise.then(() => firestore.runTransaction(work));
    return second as ReturnType<typeof work>;
  });
  const store = createFirestoreDocumentStore(slow, impatient);
  const writing = store.transact(async (transaction) => transaction.set('visitors/ann', { expireAt: 1 }));
  await expect(writing).rejects.toMatchObject({ code: 'store_failed' });
  late.resolve();
  await expect(second).rejects.toMatchObject({ code: 'store_failed' });
  expect((await firestore.doc('visitors/ann').get()).exists).toBe(false);
});

test('a list or page without an answer times out: the scheduled work ends and reports its failure', async () => {
  const silent = new Proxy(database.firestore, {
    get: (target, name) => {
      if (name !== 'collectionGroup') return Reflect.get(target, name, target) as unknown;
      return (collection: string) => {
        const query = target.collectionGroup(collection);
        query.get = () => new Promise(() => {});
        return Object.assign(query, { orderBy: () => query, startAt: () => query, limit: () => query });
      };
    },
  });
  const store = createFirestoreDocumentStore(silent, impatient);
  const refused = { code: 'store_failed' };
  await expect(store.list('awaited')).rejects.toMatchObject(refused);
  await expect(store.page('calls', { size: 5 })).rejects.toMatchObject(refused);
});
