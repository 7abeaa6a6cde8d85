import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import type { DocumentReader, DocumentStore, DocumentTransaction, StoredDocument } from './document-store.ts';
import { WriteBuffer } from './write-buffer.ts';

/** The SDK gives up after five; a visitor's own requests rarely meet, but the day's budget is everybody's document. */
const MAX_ATTEMPTS = 10;

const documentSchema = z.looseObject({ expireAt: z.instanceof(Timestamp) });

/** Documents in Firestore. `expireAt` becomes a Timestamp there, which a TTL policy can read. */
export class FirestoreDocumentStore implements DocumentStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> {
    return guard(
      this.#firestore.runTransaction(
        async (transaction) => {
          // A new buffer for each attempt: the one before may have been filled already.
          const buffer = new WriteBuffer();
          const result = await work({
            get: async (path) => {
              buffer.assertReading(path);
              return toDocument(await transaction.get(this.#firestore.doc(path)));
            },
            set: (path, document) => buffer.set(path, document),
            delete: (path) => buffer.delete(path),
          });
          for (const [path, document] of buffer.writes) {
            const reference = this.#firestore.doc(path);
            if (document === undefined) transaction.delete(reference);
            else transaction.set(reference, { ...document, expireAt: Timestamp.fromMillis(document.expireAt) });
          }
          return result;
        },
        { maxAttempts: MAX_ATTEMPTS },
      ),
    );
  }

  read<T>(work: (reader: DocumentReader) => Promise<T>): Promise<T> {
    return guard(
      this.#firestore.runTransaction(
        (transaction) => work({ get: async (path) => toDocument(await transaction.get(this.#firestore.doc(path))) }),
        { readOnly: true },
      ),
    );
  }

  async list(collection: string): Promise<readonly { path: string; document: StoredDocument }[]> {
    const found = await guard(this.#firestore.collectionGroup(collection).get());
    return found.docs.flatMap((snapshot) => {
      const document = toDocument(snapshot);
      return document === undefined ? [] : [{ path: snapshot.ref.path, document }];
    });
  }

  async close(): Promise<void> {
    await this.#firestore.terminate();
  }
}

function toDocument(snapshot: DocumentSnapshot): StoredDocument | undefined {
  const data: unknown = snapshot.data();
  if (data === undefined) return undefined;
  const document = documentSchema.parse(data);
  return { ...document, expireAt: document.expireAt.toMillis() };
}

/** Firestore's failures carry a numeric gRPC code; anything else is a mistake of ours and goes through. */
async function guard<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    const isFirestore = error instanceof Error && 'code' in error && typeof error.code === 'number';
    throw isFirestore
      ? new BackendError('store_failed', 'The database did not answer. Try again.', { cause: error })
      : error;
  }
}
