/** A stored document: JSON values only. `expireAt` (ms since 1970) is when it may be forgotten. */
export interface StoredDocument {
  readonly expireAt: number;
  readonly [field: string]: unknown;
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
  /** Every document of a collection, wherever it lies: for the owner, and for what is few. */
  list(collection: string): Promise<readonly { readonly path: string; readonly document: StoredDocument }[]>;
  /** Deletes what has expired, where the database does not do so by itself. */
  sweep(): Promise<void>;
  /** Leaves nothing of what was deleted on the disk, as far as that is ours to do. */
  shred(): Promise<void>;
  close(): Promise<void>;
}
