import { pillars as sample } from '../../fixtures/sample/pillars.ts';
import type { Pillar } from '../kinds/principle.ts';

/** Criteria for the stack: the lines under its heading. */
export const pillars = [...sample] satisfies readonly Pillar[];
