import { DATA_VERSION } from './data-version.ts';
import type { DocumentReader, DocumentTransaction, StoredDocument } from './document-store.ts';

/** A transaction whose writes are held until its work is done; undefined: the document is deleted. */
export function holdWrites(get: DocumentReader['get']) {
  const writes = new Map<string, StoredDocument | undefined>();
  const transaction: DocumentTransaction = {
    get: async (path) => {
      // Firestore demands it; SQLite obeys too, so that a mistake shows on both.
      if (writes.size > 0) throw new Error(`The transaction reads ${path} after a write; reads come first.`);
      return get(path);
    },
    set: (path, document) => void writes.set(path, { ...wellFormed(document), version: DATA_VERSION }),
    delete: (path) => void writes.set(path, undefined),
  };
  return { transaction, writes };
}

/**
 * Half a character (a lone surrogate, which JSON can carry) is no UTF-8: SQLite would keep it and Firestore refuse the
 * whole document. Both keep the replacement character.
 */
function wellFormed<T>(value: T): T;
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map((entry: unknown) => wellFormed(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, wellFormed(entry)]));
}
