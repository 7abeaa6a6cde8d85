import { principles as sample } from '../../fixtures/sample/principles.ts';
import type { Principle } from '../kinds/principle.ts';

/** How the owner works. */
export const principles = [...sample] satisfies readonly Principle[];
