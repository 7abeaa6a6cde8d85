import { FieldPath, Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import {
  assertReadable,
  PAGED,
  type DocumentReader,
  type DocumentStore,
  type DocumentTransaction,
  type FoundDocument,
  type PagedCollection,
  type PageOptions,
  type StoredDocument,
  holdWrites,
} from './document-store.ts';

/**
 * How often and how long one transaction is tried. Opening a call is the longest request: two transactions, the provider's
 * nine seconds, the provider asked and a call ended in three each, and reads, within a function's 30 s. With the SDK's
 * waits between them (1 s, 1.5 s, 2.3 s, give or take a half) more attempts do not fit.
 */
const IN_A_FUNCTION = { maxAttempts: 4, maxTransactionMs: 5000 };

const documentSchema = z.looseObject({ expireAt: z.instanceof(Timestamp) });

/** Documents in Firestore. `expireAt` becomes a Timestamp there: a TTL policy forgets what has expired. */
export class FirestoreDocumentStore implements DocumentStore {
  readonly #firestore: Firestore;
  readonly #patience: typeof IN_A_FUNCTION;

  constructor(firestore: Firestore, patience = IN_A_FUNCTION) {
    this.#firestore = firestore;
    this.#patience = patience;
  }

  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    return withinTime(this.#patience.maxTransactionMs, (assertInTime) =>
      this.#firestore.runTransaction(
        async (transaction) => {
          assertInTime();
          // A new one for each attempt: the one before may have been filled already.
          const held = holdWrites(async (path) => toDocument(await transaction.get(this.#firestore.doc(path))));
          const result = await work(held.transaction);
          // Whoever asked has been told that it failed: from here on nothing may be spent.
          assertInTime();
          for (const [path, document] of held.writes) {
            const reference = this.#firestore.doc(path);
            if (document === undefined) transaction.delete(reference);
            else transaction.set(reference, { ...document, expireAt: Timestamp.fromMillis(document.expireAt) });
          }
          return result;
        },
        { maxAttempts: this.#patience.maxAttempts },
      ),
    );
  }

  read<T>(work: (reader: DocumentReader) => Promise<T>): Promise<T> {
    return withinTime(this.#patience.maxTransactionMs, () =>
      this.#firestore.runTransaction(
        (transaction) => work({ get: async (path) => toDocument(await transaction.get(this.#firestore.doc(path))) }),
        { readOnly: true },
      ),
    );
  }

  async page(collection: PagedCollection, { size, after }: PageOptions): Promise<readonly FoundDocument[]> {
    const ordered = this.#firestore
      .collectionGroup(collection)
      .orderBy(PAGED[collection], 'desc')
      .orderBy(FieldPath.documentId(), 'desc');
    const from = after === undefined ? ordered : ordered.startAfter(after.time, this.#firestore.doc(after.path));
    return this.#found(from.limit(size));
  }

  list(collection: string): Promise<readonly FoundDocument[]> {
    return this.#found(this.#firestore.collectionGroup(collection));
  }

  async #found(query: Query): Promise<readonly FoundDocument[]> {
    // Without a limit the SDK goes on for ten minutes, longer than any function runs.
    const found = await withinTime(this.#patience.maxTransactionMs, () => query.get());
    return found.docs.flatMap((snapshot) => {
      const document = toDocument(snapshot);
      return document === undefined ? [] : [{ path: snapshot.ref.path, document }];
    });
  }

  /** A TTL policy does, within a day. */
  async sweep(): Promise<void> {}

  /** The disks are Google's, which says what it keeps and how long. */
  async shred(): Promise<void> {}

  async close(): Promise<void> {
    await this.#firestore.terminate();
  }
}

function toDocument(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const data: unknown = snapshot.data();
  if (data === undefined) return undefined;
  const document = documentSchema.parse(data);
  assertReadable(document['version']);
  return { ...document, expireAt: document.expireAt.toMillis() };
}

/**
 * Waits no longer than this. What still runs then is told at its next step: it ends without having written anything,
 * unless its commit is under way already, which is why a failure never says that nothing was done.
 */
async function withinTime<T>(limitMs: number, begin: (assertInTime: () => void) => Promise<T>): Promise<T> {
  let isOver = false;
  const tooLate = () => new BackendError('store_failed', 'The database did not answer in time. Try again.');
  const running = begin(() => {
    if (isOver) throw tooLate();
  });
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(tooLate());
    }, limitMs);
  });
  try {
    return await Promise.race([running, limit]);
  } catch (error) {
    // Firestore's failures carry a numeric gRPC code; anything else is a mistake of ours and goes through.
    const isFirestore = error instanceof Error && 'code' in error && typeof error.code === 'number';
    throw isFirestore
      ? new BackendError('store_failed', 'The database did not answer. Try again.', { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
}
