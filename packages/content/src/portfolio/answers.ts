import { answers as sample } from '../../fixtures/sample/answers.ts';
import type { Answers } from '../kinds/words.ts';

/** ASAD's answers on subjects that the entries lack, a spoken sentence per string. All are optional: without an answer ASAD says that it is not written on this site. */
export const answers = { ...sample } satisfies Answers;
