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
 * Opening a call must fit a function's 30 s: two transactions, 9 s for the provider, two requests of 3 s, and reads.
 * The SDK waits 1 s, 1.5 s and 2.3 s (± 50%) between attempts.
 */
const IN_A_FUNCTION = { maxAttempts: 4, maxTransactionMs: 5000 };

/** Firestore orders values by type first: texts are between this one and all numbers. */
const LAST_TEXT = '\u{10ffff}';

const documentSchema = z.looseObject({ expireAt: z.instanceof(Timestamp) });

/** A TTL policy deletes by `expireAt`, stored as a Timestamp. */
export function createFirestoreDocumentStore(firestore: Firestore, patience = IN_A_FUNCTION): DocumentStore {
  const { maxAttempts, maxTransactionMs } = patience;
  const find = async (query: Query): Promise<readonly FoundDocument[]> => {
    // Without a limit the SDK retries for ten minutes, longer than a function runs.
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
            const buffer = holdWrites(getBy(transaction));
            const result = await work(buffer.transaction);
            // After the timeout the caller has received an error, so nothing may be spent.
            assertInTime();
            for (const [path, document] of buffer.writes) {
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
      const { time: afterTime, path } = after ?? {};
      const last = path === undefined ? [] : [firestore.doc(path)];
      const from = afterTime === undefined ? ordered.startAt(LAST_TEXT) : ordered.startAfter(afterTime, ...last);
      const found = await find(from.limit(size));
      return found.flatMap((entry) => {
        const time = entry.document[PAGED[collection]];
        return typeof time === 'string' ? [{ ...entry, time }] : [];
      });
    },
    list: (collection) => find(firestore.collectionGroup(collection)),
    sweep: async () => undefined,
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
 * Work that still runs at the limit fails at its next step, unless its commit is under way: a failure never claims that
 * nothing was done.
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
    // Firestore's errors have a numeric gRPC code; others are bugs.
    const isFirestore = error instanceof Error && 'code' in error && typeof error.code === 'number';
    throw isFirestore
      ? new BackendError('store_failed', 'The database did not answer. Try again.', { cause: error })
      : error;
  }
}
