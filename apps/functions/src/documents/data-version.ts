import { BackendError } from '../backend-error.ts';

/**
 * What this program writes, in every document and on the table. One more whenever a document changes so that this program
 * would lose something of it by reading and writing it; what was written before is 0. Every older one is read.
 */
export const DATA_VERSION = 1;

/** Throws on what a newer program wrote: to read it, forget the half that is not known here and write it back would erase. */
export function assertReadable(version: unknown): void {
  if (typeof version !== 'number' || version <= DATA_VERSION) return;
  throw new BackendError(
    'newer_data',
    'This data was written by a newer version of the program, which this one would damage; update this one, or go back to a copy of the data.',
  );
}
