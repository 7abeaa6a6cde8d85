import type { Principle } from '../kinds/principle.ts';

/** The owner's working principles. */
export const principles = [
  {
    id: 'simplicity',
    text: 'Simplicity',
    description:
      'The best part of a system is the one I managed to leave out. If I cannot explain it in a minute, it is not finished.',
    spoken: {
      what: [
        'For Omar the best part of a system is the one that could be left out.',
        'What cannot be explained in a minute is not finished.',
      ],
      result: ['Omar writes for the person who will read the code next.'],
    },
  },
  {
    id: 'reliability',
    text: 'Reliability',
    description:
      'It should work on Sunday at three in the morning, and when it does not, it should say so before a customer does.',
    spoken: {
      what: [
        'It should work on Sunday at three in the morning.',
        'When it does not, it should say so before a customer does.',
        'So tests and alarms come with every piece of work.',
      ],
      result: ['Types, tests and alarms stand where it would hurt, and releases are boring.'],
    },
  },
  {
    id: 'honesty',
    text: 'Honesty',
    description:
      'Estimates with their doubts, bad news on the day I hear it, and no tool sold to you because I happen to like it.',
    spoken: {
      what: [
        'Estimates come with their doubts, and bad news comes on the day it is known.',
        'Omar sells no tool just because of liking it.',
      ],
      result: ['Omar measures before promising, and tells you early when something will not work.'],
    },
  },
  {
    id: 'ownership',
    text: 'Ownership',
    description: 'What I ship, I watch, document and repair. You get a handover that works without me.',
    spoken: {
      what: [
        'What Omar ships, Omar watches, documents and repairs.',
        'At the end you get a handover that works without its author.',
      ],
      result: ['Omar stays until a thing runs by itself.'],
    },
  },
] satisfies readonly Principle[];
