import { BackendError } from '../../backend-error.ts';

/** A stored document: JSON values only. `expireAt` (ms since 1970) is when it may be forgotten. */
export interface StoredDocument {
  readonly expireAt: number;
  readonly [field: string]: unknown;
}

export interface FoundDocument {
  readonly path: string;
  readonly document: StoredDocument;
}

const FOREVER_MS = Date.UTC(2100, 0);

/** What a store returns for data that is no document. It fits no schema of ours, so that readers skip it. */
export const UNREADABLE: StoredDocument = { expireAt: FOREVER_MS };

/** Collections that are read page by page, and the field (an ISO time) that orders each. */
export const PAGED = { calls: 'openedAt', mail: 'createdAt' } as const;
export type PagedCollection = keyof typeof PAGED;

/** The place of a document in its collection. */
export interface PagePlace {
  readonly time: string;
  readonly path: string;
}

export interface DocumentReader {
  get(path: string): Promise<StoredDocument | undefined>;
}

/** Reads first, writes after: a read after a write throws, on every store. Writes happen when the work returns. */
export interface DocumentTransaction extends DocumentReader {
  set(path: string, document: StoredDocument): void;
  delete(path: string): void;
}

/**
 * The little that a database must do for us: serializable transactions over documents found by their path
 * (`collection/id/collection/id…`). All rules stand above it, so that both databases obey the same ones.
 */
export interface DocumentStore {
  /** Runs `work` in isolation, again if another transaction got in the way: it must have no effect of its own. */
  transact<T>(work: (transaction: DocumentTransaction) => Promise<T>): Promise<T>;
  /** Reads several documents as they were at one moment, without keeping anybody from writing. */
  read<T>(work: (reader: DocumentReader) => Promise<T>): Promise<T>;
  /** The next documents of a collection, wherever it lies, from the newest on; `after` names the last one that is known. */
  page(
    collection: PagedCollection,
    options: { readonly size: number; readonly after?: PagePlace | undefined },
  ): Promise<readonly (FoundDocument & PagePlace)[]>;
  /** Documents of such a collection that no page holds, since they have no time. Firestore cannot find them: none. */
  listWithoutTime(collection: PagedCollection): Promise<readonly FoundDocument[]>;
  /** Every document of a collection, wherever it lies: only for collections that stay small. */
  list(collection: string): Promise<readonly FoundDocument[]>;
  /** Deletes what has expired, where the database does not do so by itself. */
  sweep(): Promise<void>;
  /** Leaves nothing of what was deleted on the disk, as far as that is ours to do. */
  shred(): Promise<void>;
  close(): Promise<void>;
}

/**
 * What this program writes, in every document and on the table. One more whenever a document changes so that this program
 * would lose something of it by reading and writing it; what was written before is 0. Every older one is read.
 */
export const DATA_VERSION = 2;

/** Throws on what a newer program wrote: to read it, forget the half that is not known here and write it back would erase. */
export function assertReadable(version: unknown): void {
  if (typeof version !== 'number' || version <= DATA_VERSION) return;
  throw new BackendError(
    'newer_data',
    'This data was written by a newer version of the program, which this one would damage; update this one, or go back to a copy of the data.',
  );
}

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
