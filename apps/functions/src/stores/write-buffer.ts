import type { StoredDocument } from './document-store.ts';

/** The writes of one transaction, held until its work is done; refuses to read once something was written. */
export class WriteBuffer {
  readonly #writes = new Map<string, StoredDocument | undefined>();

  get writes(): ReadonlyMap<string, StoredDocument | undefined> {
    return this.#writes;
  }

  assertReading(path: string): void {
    // Firestore demands it; SQLite obeys too, so that a mistake shows on both.
    if (this.#writes.size > 0) throw new Error(`The transaction reads ${path} after a write; reads come first.`);
  }

  set(path: string, document: StoredDocument): void {
    this.#writes.set(path, document);
  }

  delete(path: string): void {
    this.#writes.set(path, undefined);
  }
}
