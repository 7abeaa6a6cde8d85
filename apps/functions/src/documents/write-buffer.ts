import { DATA_VERSION } from './data-version.ts';
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
    this.#writes.set(path, { ...wellFormed(document), version: DATA_VERSION });
  }

  delete(path: string): void {
    this.#writes.set(path, undefined);
  }
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
