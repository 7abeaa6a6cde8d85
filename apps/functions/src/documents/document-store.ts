/** A stored document: JSON values only. `expireAt` (ms since 1970) is when it may be forgotten. */
export interface StoredDocument {
  readonly expireAt: number;
  readonly [field: string]: unknown;
}

export interface FoundDocument {
  readonly path: string;
  readonly document: StoredDocument;
}

/** Collections that are read page by page, and the field (an ISO time) that orders each. */
export const PAGED = { calls: 'openedAt', mail: 'createdAt' } as const;
export type PagedCollection = keyof typeof PAGED;

/** Where a document stands in its collection. */
export interface PagePlace {
  readonly time: string;
  readonly path: string;
}

export interface PageOptions {
  readonly size: number;
  readonly after?: PagePlace | undefined;
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
  page(collection: PagedCollection, options: PageOptions): Promise<readonly FoundDocument[]>;
  /** Every document of a collection, wherever it lies: only for collections that stay small. */
  list(collection: string): Promise<readonly FoundDocument[]>;
  /** Deletes what has expired, where the database does not do so by itself. */
  sweep(): Promise<void>;
  /** Leaves nothing of what was deleted on the disk, as far as that is ours to do. */
  shred(): Promise<void>;
  close(): Promise<void>;
}
