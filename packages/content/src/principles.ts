import type { Principle } from './model.ts';

/** How the owner works, in four words. */
export const principles = [
  {
    id: 'simplicity',
    text: 'Simplicity',
    description:
      'The best part of a system is the one I managed to leave out. If I cannot explain it in a minute, it is not finished.',
  },
  {
    id: 'reliability',
    text: 'Reliability',
    description:
      'It should work on Sunday at three in the morning, and when it does not, it should say so before a customer does.',
  },
  {
    id: 'honesty',
    text: 'Honesty',
    description:
      'Estimates with their doubts, bad news on the day I hear it, and no tool sold to you because I happen to like it.',
  },
  {
    id: 'ownership',
    text: 'Ownership',
    description: 'What I ship, I watch, document and repair. You get a handover that works without me.',
  },
] as const satisfies readonly Principle[];
