import { BackendError } from '../../../backend-error.ts';
import type { DocumentStore, DocumentTransaction } from '../document-store.ts';

/** Firestore's SDK repeats a transaction after ABORTED, UNAVAILABLE, UNKNOWN and DEADLINE_EXCEEDED. */
export function withEveryAnswerLost(documents: DocumentStore): DocumentStore {
  return {
    ...documents,
    transact: async (work) => {
      await documents.transact(work);
      return documents.transact(work);
    },
  };
}

/** `failNext` applies the next transaction and then rejects it: the caller has to repeat. */
export function withFailures(documents: DocumentStore): DocumentStore & { failNext(): void } {
  let isFailing = false;
  return {
    ...documents,
    failNext: () => {
      isFailing = true;
    },
    transact: async <T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T> => {
      const result = await documents.transact(work);
      if (!isFailing) return result;
      isFailing = false;
      throw new BackendError('store_failed', 'The database did not answer. Try again.');
    },
  };
}
