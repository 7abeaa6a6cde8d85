import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BackendError } from '../src/backend-error.ts';

/** The folder that holds firebase.json, from here upwards: the same for the source and for the bundle. */
export function findRoot(start: string = import.meta.dirname): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'firebase.json'))) return folder;
    if (folder === dirname(folder))
      throw new BackendError('cannot_start', 'No firebase.json stands above this program.');
  }
}
