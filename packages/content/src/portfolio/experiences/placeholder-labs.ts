import type { Experience } from '../../model.ts';

/** An invented employer. */
export const placeholderLabs = {
  id: 'placeholder-labs',
  company: 'Placeholder Labs',
  role: 'Automation and AI Engineer',
  location: 'Remote',
  start: '2024-09',
  end: '2025-09',
  summary:
    'Took over the repetitive half of eleven client companies: back-office flows in n8n, and a phone line that answers.',
  impacts: [
    'Brought 10k+ workflow runs a month under alarms, retries and an owner each',
    'Put a voice assistant on the booking line that settles two calls in three by itself',
    'Cut the time to set up a new client from nine days to two',
  ],
  metrics: [
    { label: 'Workflow runs a month', value: '10k+' },
    { label: 'Calls settled without a person', value: '66%' },
    { label: 'Days to set up a client', value: '9 → 2' },
  ],
  stack: ['n8n', 'Vapi', 'Node.js', 'PostgreSQL', 'Docker'],
  media: [],
  links: {},
  tags: ['automation', 'voice', 'integrations'],
  problem:
    'Each client had its own pile of flows, built in a hurry by whoever was near. They failed without a word: a changed column in a spreadsheet could stop invoices for a week, and the phone line closed at five while half of the callers rang at six.',
  approach:
    'I made one template for every flow: an input that is checked, a step that can run twice without harm, an alarm with a name on it. The old flows moved over one by one, the noisiest first. For the phone I wrote the assistant as code, with its questions tested like any other function, and a person one word away.',
  results:
    'Failures went from being found by customers to being found within five minutes. The booking line answers around the clock, and the team reads every morning what ran in the night and what it needs from them.',
  whatIOwned: [
    'The flow template, its alarms and the dashboard of runs',
    'The voice assistant: prompt, tools, tests and the handover to a person',
    'Moving eleven clients over without a day of downtime',
    'Teaching three colleagues to build flows the same way',
  ],
  heardAs: [
    'place holder',
    'placeholder laps',
    'place older labs',
    'place holder lab',
    'placeholder lab',
    'place hold her labs',
  ],
  spoken: {
    what: [
      'There he brought the flows of eleven client companies under one roof.',
      'They have alarms and retries now, and the voice assistant on the booking line settles two calls in three by itself.',
    ],
    why: [
      'At Placeholder Labs each client had its own pile of flows, built in a hurry, and they failed without a word.',
      'A changed column in a spreadsheet could stop invoices for a week.',
      'And the phone line closed at five, while half of the callers rang at six.',
    ],
    how: [
      'Omar made one template for every flow: an input that is checked, a step that can run twice without harm, an alarm with a name on it.',
      'The old flows moved over one by one, the noisiest first.',
      'The phone assistant was written as code and tested like any other function, with a person one word away.',
    ],
    result: [
      'At Placeholder Labs, failures went from being found by customers to being found within five minutes.',
      'The booking line answers around the clock, and settles two calls in three by itself.',
      'A new client is set up in two days instead of nine.',
    ],
    owned: [
      'Omar owned the flow template at Placeholder Labs with its alarms, and the voice assistant: prompt, tools, tests and the handover to a person.',
      "Moving eleven clients over without a day of downtime was Omar's part too, and teaching three colleagues.",
    ],
    forWhom: [
      'The work at Placeholder Labs was for eleven client companies, and for the people who ring a booking line.',
    ],
    numbers: [
      'More than ten thousand workflow runs a month, 66 percent of the calls settled without a person, and two days instead of nine to set up a client.',
    ],
  },
} as const satisfies Experience;
