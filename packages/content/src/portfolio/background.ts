import { background as sample } from '../../fixtures/sample/background.ts';
import type { Background } from '../kinds/background.ts';

/** Education, awards, languages and the like. */
export const background = { ...sample } satisfies Background;
