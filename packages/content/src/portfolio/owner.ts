import { owner as sample } from '../../fixtures/sample/owner.ts';
import type { Owner } from '../kinds/owner.ts';

/** Who the site is about. */
export const owner = { ...sample } satisfies Owner;
