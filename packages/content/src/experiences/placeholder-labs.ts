import type { Experience } from '../model.ts';

/** Automation and voice; an invented employer. */
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
} as const satisfies Experience;
