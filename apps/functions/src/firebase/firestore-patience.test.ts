import type { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
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

test('a transaction that keeps conflicting times out, and writes nothing afterwards', async () => {
  const database = openFirestore();
  const { firestore } = database;
  vi.useFakeTimers();
  try {
    let wakeUp = (): void => {};
    const late = new Promise<void>((resolve) => {
      wakeUp = resolve;
    });
    let second: Promise<unknown> = Promise.resolve();
    const slow = withTransactions(firestore, (work) => {
      // Waits and repeats the work, as the SDK does after a conflict.
      second = late.then(() => firestore.runTransaction(work));
      return second as ReturnType<typeof work>;
    });
    const store = createFirestoreDocumentStore(slow, { maxAttempts: 4, maxTransactionMs: 5000 });
    const writing = store.transact(async (transaction) => transaction.set('visitors/ann', { expireAt: 1 }));
    const refused = expect(writing).rejects.toMatchObject({ code: 'store_failed' });
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
    vi.useRealTimers();
    wakeUp();
    await expect(second).rejects.toMatchObject({ code: 'store_failed' });
    expect((await firestore.doc('visitors/ann').get()).exists).toBe(false);
  } finally {
    vi.useRealTimers();
    await database.dispose();
  }
});

test('a list or page without an answer times out: the scheduled work ends and reports its failure', async () => {
  const database = openFirestore();
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
  vi.useFakeTimers();
  try {
    const store = createFirestoreDocumentStore(silent, { maxAttempts: 4, maxTransactionMs: 5000 });
    const refused = Promise.all([
      expect(store.list('awaited')).rejects.toMatchObject({ code: 'store_failed' }),
      expect(store.page('calls', { size: 5 })).rejects.toMatchObject({ code: 'store_failed' }),
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
  } finally {
    vi.useRealTimers();
    await database.dispose();
  }
});
