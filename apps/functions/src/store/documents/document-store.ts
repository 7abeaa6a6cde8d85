import { BackendError } from '../../backend-error.ts';

/** A stored document of JSON values. It may be deleted after `expireAt` (ms since 1970). */
export interface StoredDocument {
  readonly expireAt: number;
  readonly [field: string]: unknown;
}

export interface FoundDocument {
  readonly path: string;
  readonly document: StoredDocument;
}

const FOREVER_MS = Date.UTC(2100, 0);

/** Returned for data that is not a document. It fits no schema, so readers skip it. */
export const UNREADABLE: StoredDocument = { expireAt: FOREVER_MS };

/** Collections that are read in pages, and the ISO time that orders each. */
export const PAGED = { calls: 'openedAt', mail: 'createdAt' } as const;
export type PagedCollection = keyof typeof PAGED;

export interface PagePlace {
  readonly time: string;
  readonly path: string;
}

export interface DocumentReader {
  get(path: string): Promise<StoredDocument | undefined>;
}

/** Reads precede writes: a read after a write throws, on every store. Writes are committed when the work returns. */
export interface DocumentTransaction extends DocumentReader {
  set(path: string, document: StoredDocument): void;
  delete(path: string): void;
}

/**
 * The port to a database: serializable transactions over documents at paths (`collection/id/collection/id…`). All rules
 * are above it, so that both databases share them.
 */
export interface DocumentStore {
  /** Runs `work` in isolation and repeats it on a conflict, so it must have no side effects. */
  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T>;
  /** Reads several documents as one snapshot, without blocking writers. */
  read<T>(work: (reader: DocumentReader) => Promise<T>): Promise<T>;
  /** Returns the next documents of a collection group, newest first; `after` is the last known one. */
  page(
    collection: PagedCollection,
    options: { readonly size: number; readonly after?: PagePlace | undefined },
  ): Promise<readonly (FoundDocument & PagePlace)[]>;
  /**
   * Documents of a paged collection without a time, which no page includes. Firestore cannot find them and returns
   * none.
   */
  listWithoutTime(collection: PagedCollection): Promise<readonly FoundDocument[]>;
  /** Every document of a collection group; only for collections that stay small. */
  list(collection: string): Promise<readonly FoundDocument[]>;
  /** Deletes expired documents, where the database does not. */
  sweep(): Promise<void>;
  /** Removes deleted data from the disk, where this process controls the file. */
  shred(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The version of every document and of the table. Increase it when this program would lose a field of the new format by
 * reading and writing it. Data without a version is 0; every older version is readable.
 */
export const DATA_VERSION = 2;

/** Throws for data of a newer program: reading it and writing it back would drop its unknown fields. */
export function assertReadable(version: unknown): void {
  if (typeof version !== 'number' || version <= DATA_VERSION) return;
  throw new BackendError(
    'newer_data',
    'This data was written by a newer version of the program, which this one would damage; update this one, or go back to a copy of the data.',
  );
}

/** A transaction that buffers its writes until the work is done; undefined deletes the document. */
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
 * A lone surrogate is valid JSON but not UTF-8: SQLite would keep it, and Firestore would reject the document. Both
 * store the replacement character instead.
 */
function wellFormed<T>(value: T): T;
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map((entry: unknown) => wellFormed(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, wellFormed(entry)]));
}
