import type { StackItem } from '../../model.ts';

export const gitRest = {
  id: 'git-rest',
  name: 'Git & REST APIs',
  role: 'Small commits, reviewed changes, and interfaces that other systems can rely on for years.',
  metric: '40+ integrations connected',
  icon: 'branches',
  dontUseIf:
    'you want live updates many times a second. A socket is the better tool there; Git, however, is not negotiable.',
  parts: ['Git', 'REST APIs'],
  heardAs: ['get and rest', 'gith', 'rest a p i', 'rest a p is'],
  spokenName: 'Git and REST APIs',
  spoken: {
    what: ['Omar works in small commits, and has connected more than forty systems over REST APIs.'],
    why: [
      'Git and REST APIs are chosen because small commits can be reviewed, and other systems can rely on such interfaces for years.',
    ],
    numbers: ['More than forty integrations were connected over REST APIs.'],
  },
} as const satisfies StackItem;
