import type { StackItem } from '../../model.ts';

export const n8n = {
  id: 'n8n',
  name: 'n8n',
  role: 'Automations that the team can see, read and change without me.',
  metric: '10k+ workflows a month',
  icon: 'flow',
  dontUseIf:
    'the flow has forty branches and a heart of business logic. At that point it is a program, so let us write one and test it.',
  heardAs: [
    'and eight end',
    'an eight an',
    'an eight n',
    'and eight n',
    'n eight n',
    'n eight an',
    'en eight en',
    'and 8 end',
    'an 8 an',
    'n 8 an',
    'in eight in',
    'any ten',
    'nate n',
    'n ate n',
    'n eighteen',
    'nathan',
  ],
  spoken: {
    what: ['With n8n Omar builds automations that a team can see and change, and runs 10k+ workflows a month.'],
    why: ['The reason for n8n: the team can see, read and change the automations without Omar.'],
    numbers: ['More than ten thousand workflows a month run on n8n.'],
  },
} as const satisfies StackItem;
