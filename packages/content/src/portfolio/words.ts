import { words as sample } from '../../fixtures/sample/words.ts';
import type { Words } from '../kinds/words.ts';

/** Texts of the pages that belong to no entry; further texts are derived. */
export const words = { ...sample } satisfies Words;
