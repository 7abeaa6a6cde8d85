import { once } from 'node:events';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import {
  assertReadable,
  PAGED,
  UNREADABLE,
  type DocumentStore,
  type FoundDocument,
  type StoredDocument,
  holdWrites,
} from '../store/documents/document-store.ts';

/**
 * How often and how long one transaction is tried. Opening a call is the longest request: two transactions, the provider's
 * nine seconds, the provider asked and a call ended in three each, and reads, within a function's 30 s. With the SDK's
 * waits between them (1 s, 1.5 s, 2.3 s, give or take a half) more attempts do not fit.
 */
const IN_A_FUNCTION = { maxAttempts: 4, maxTransactionMs: 5000 };

/** Firestore orders values by their type first: texts lie between this one and all numbers. */
const LAST_TEXT = '\u{10ffff}';

const documentSchema = z.looseObject({ expireAt: z.instanceof(Timestamp) });

/** Documents in Firestore. `expireAt` becomes a Timestamp there: a TTL policy forgets what has expired. */
export function createFirestoreDocumentStore(firestore: Firestore, patience = IN_A_FUNCTION): DocumentStore {
  const { maxAttempts, maxTransactionMs } = patience;
  const find = async (query: Query): Promise<readonly FoundDocument[]> => {
    // Without a limit the SDK goes on for ten minutes, longer than any function runs.
    const found = await withinTime(maxTransactionMs, () => query.get());
    return found.docs.flatMap((snapshot) => {
      const document = toDocument(snapshot);
      return document === undefined ? [] : [{ path: snapshot.ref.path, document }];
    });
  };
  const getBy = (transaction: Transaction) => async (path: string) =>
    toDocument(await transaction.get(firestore.doc(path)));
  return {
    transact: (work) =>
      withinTime(maxTransactionMs, (assertInTime) =>
        firestore.runTransaction(
          async (transaction) => {
            assertInTime();
            // A new one for each attempt: the one before may have been filled already.
            const held = holdWrites(getBy(transaction));
            const result = await work(held.transaction);
            // Whoever asked has been told that it failed: from here on nothing may be spent.
            assertInTime();
            for (const [path, document] of held.writes) {
              const reference = firestore.doc(path);
              if (document === undefined) transaction.delete(reference);
              else transaction.set(reference, { ...document, expireAt: Timestamp.fromMillis(document.expireAt) });
            }
            return result;
          },
          { maxAttempts },
        ),
      ),
    read: (work) =>
      withinTime(maxTransactionMs, () =>
        firestore.runTransaction((transaction) => work({ get: getBy(transaction) }), { readOnly: true }),
      ),
    page: async (collection, { size, after }) => {
      const ordered = firestore
        .collectionGroup(collection)
        .orderBy(PAGED[collection], 'desc')
        .orderBy(FieldPath.documentId(), 'desc');
      const from =
        after === undefined ? ordered.startAt(LAST_TEXT) : ordered.startAfter(after.time, firestore.doc(after.path));
      const found = await find(from.limit(size));
      return found.flatMap((one) => {
        const time = one.document[PAGED[collection]];
        return typeof time === 'string' ? [{ ...one, time }] : [];
      });
    },
    // What lacks the field of a query is in none of its results.
    listWithoutTime: async () => [],
    list: (collection) => find(firestore.collectionGroup(collection)),
    // A TTL policy does, within a day.
    sweep: async () => undefined,
    // The disks are Google's, which says what it keeps and how long.
    shred: async () => undefined,
    close: () => firestore.terminate(),
  };
}

function toDocument(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const data: unknown = snapshot.data();
  if (data === undefined) return undefined;
  const { data: document } = documentSchema.safeParse(data);
  assertReadable(document?.['version']);
  return document === undefined ? UNREADABLE : { ...document, expireAt: document.expireAt.toMillis() };
}

/**
 * Waits no longer than this. What still runs then is told at its next step: it ends without having written anything,
 * unless its commit is under way already, which is why a failure never says that nothing was done.
 */
async function withinTime<T>(limitMs: number, begin: (assertInTime: () => void) => Promise<T>): Promise<T> {
  const tooLate = new BackendError('store_failed', 'The database did not answer in time. Try again.');
  const limit = AbortSignal.timeout(limitMs);
  const running = begin(() => {
    if (limit.aborted) throw tooLate;
  });
  try {
    return await Promise.race([running, once(limit, 'abort').then(() => Promise.reject(tooLate))]);
  } catch (error) {
    // Firestore's failures carry a numeric gRPC code; anything else is a mistake of ours and goes through.
    const isFirestore = error instanceof Error && 'code' in error && typeof error.code === 'number';
    throw isFirestore
      ? new BackendError('store_failed', 'The database did not answer. Try again.', { cause: error })
      : error;
  }
}
