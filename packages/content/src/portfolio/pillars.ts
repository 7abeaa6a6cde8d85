import type { Pillar } from '../kinds/principle.ts';

/** Criteria for the stack: the three lines under its heading. */
export const pillars = [
  {
    id: 'ship-fast',
    text: 'ship fast',
    description: 'A first version that real people use in weeks, not a plan of one.',
  },
  {
    id: 'keep-it-stable',
    text: 'keep it stable',
    description: 'Types, tests and alarms where it would hurt, and boring releases.',
  },
  {
    id: 'scale-cheap',
    text: 'scale cheap',
    description: 'Ten times the load should cost an afternoon, not a new platform.',
  },
] satisfies readonly Pillar[];
