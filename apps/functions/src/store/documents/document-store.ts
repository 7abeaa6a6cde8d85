import { BackendError } from '../../backend-error.ts';

/** JSON values only. `expireAt` is in ms since 1970. */
export interface StoredDocument {
  readonly expireAt: number;
  readonly [field: string]: unknown;
}

export interface FoundDocument {
  readonly path: string;
  readonly document: StoredDocument;
}

export const FOREVER_MS = Date.UTC(2100, 0);

/** Returned for data that is not a document. It fits no schema, so readers skip it. */
export const UNREADABLE: StoredDocument = { expireAt: FOREVER_MS };

export const PAGED = { calls: 'openedAt', mail: 'createdAt' } as const;
export type PagedCollection = keyof typeof PAGED;

/** Without a path: before all documents of this time. */
export interface PagePlace {
  readonly time: string;
  readonly path?: string;
}

export interface DocumentReader {
  get(path: string): Promise<StoredDocument | undefined>;
}

/** A read after a write throws. Writes are committed when the work returns. */
export interface DocumentTransaction extends DocumentReader {
  set(path: string, document: StoredDocument): void;
  delete(path: string): void;
}

/** Serializable transactions over documents at paths (`collection/id/collection/id…`). */
export interface DocumentStore {
  /** Runs `work` in isolation and repeats it on a conflict, so it must have no side effects. */
  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T>;
  read<T>(work: (reader: DocumentReader) => Promise<T>): Promise<T>;
  /** Newest first; `after` is the last known document, or a time. */
  page(
    collection: PagedCollection,
    options: { readonly size: number; readonly after?: PagePlace | undefined },
  ): Promise<readonly (FoundDocument & PagePlace)[]>;
  /** Every document of a collection group; only for collections that stay small. */
  list(collection: string): Promise<readonly FoundDocument[]>;
  /** Deletes expired documents, and removes all that is deleted from the disk, where the database does not. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Increase it when this program would lose a field of the new format by rewriting it; older versions stay readable. */
export const DATA_VERSION = 1;

/** Throws for data of a newer version: rewriting it would drop its unknown fields. */
export function assertReadable(version: unknown): void {
  if (typeof version !== 'number' || version <= DATA_VERSION) return;
  throw new BackendError(
    'unreadable_data',
    'This data was written by a newer version of the program, which this one would damage; update this one, or go back to a copy of the data.',
  );
}

/** Buffers writes until the work is done; undefined deletes the document. */
export function holdWrites(get: DocumentReader['get']) {
  const writes = new Map<string, StoredDocument | undefined>();
  const transaction: DocumentTransaction = {
    get: async (path) => {
      // Firestore requires it; SQLite enforces it too, so that a mistake shows on both.
      if (writes.size > 0) throw new Error(`The transaction reads ${path} after a write; reads come first.`);
      return get(path);
    },
    set: (path, document) => void writes.set(path, { ...wellFormed(document), version: DATA_VERSION }),
    delete: (path) => void writes.set(path, undefined),
  };
  return { transaction, writes };
}

/**
 * SQLite would keep a lone surrogate, and Firestore would reject the document: both store the replacement character.
 */
function wellFormed<T>(value: T): T;
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map((entry: unknown) => wellFormed(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, wellFormed(entry)]));
}
