import type { Experience } from '../../model.ts';

/** An invented employer. */
export const acmeOutreach = {
  id: 'acme-outreach',
  company: 'Acme Outreach',
  role: 'Full-Stack Engineer, MERN',
  location: 'Remote',
  start: '2023-08',
  end: '2024-08',
  summary: 'Rebuilt the sending and tracking of a sales email product that had outgrown its first server.',
  impacts: [
    'Raised throughput from 40,000 to 600,000 messages a day on the same monthly bill',
    'Made open rates believable again by telling scanners from readers',
    'Brought the slowest dashboard page from 9 seconds down to under 1',
  ],
  metrics: [
    { label: 'Messages a day', value: '600k' },
    { label: 'Slowest page', value: '9 s → 0.8 s' },
    { label: 'False opens removed', value: '91%' },
  ],
  stack: ['React', 'Node.js', 'MongoDB', 'Redis', 'Docker'],
  media: [],
  links: {},
  tags: ['email', 'queues', 'performance'],
  problem:
    'Sending, tracking and reporting shared one process and one database. A large campaign made the dashboard crawl, a restart lost what was in flight, and customers had stopped believing the open rates, with good reason.',
  approach:
    'I measured for a week before touching anything. Then I moved sending into a queue with one worker per domain, wrote every event once and only once, and counted ahead of time what the dashboard used to count on each visit. A small set of rules, checked against labelled traffic, told machines from people.',
  results:
    'The product sent fifteen times as much without a larger bill. Support tickets about wrong numbers almost disappeared, and the team could release on a weekday afternoon again.',
  whatIOwned: [
    'The queue, its retries and its limits per domain',
    'The event model and moving 200 million old events into it',
    'The rules that tell scanners from readers, with their test set',
    'The dashboard in React, from query to chart',
  ],
  heardAs: ['acne', 'acne outreach', 'ack me', 'akme', 'acme out reach', 'at me outreach', 'ackme', 'act me'],
  spoken: {
    what: [
      'Omar rebuilt how that product sends and tracks email.',
      'It went from forty thousand to six hundred thousand messages a day on the same bill.',
      'The slowest page went from nine seconds to under one.',
    ],
    why: [
      'At Acme Outreach sending, tracking and reporting shared one process and one database.',
      'A large campaign made the dashboard crawl, a restart lost what was in flight, and customers had stopped believing the open rates.',
    ],
    how: [
      'Omar measured for a week before touching anything.',
      'Then sending moved into a queue with one worker per domain, every event was written once and only once.',
      'The counts were made ahead of time, and a small set of rules, checked against labelled traffic, told machines from people.',
    ],
    result: [
      'At Acme Outreach the product then sent fifteen times as much without a larger bill.',
      'Support tickets about wrong numbers almost disappeared, and the team could release on a weekday afternoon again.',
    ],
    owned: [
      'Omar owned the queue at Acme Outreach, with its retries and limits, and the event model, with 200 million old events moved into it.',
      "The rules that tell scanners from readers, and the dashboard in React, were Omar's part too.",
    ],
    forWhom: ['Acme Outreach made a sales email product, for the customers who send their campaigns with it.'],
    numbers: [
      'From 40 thousand to 600 thousand messages a day, the slowest page from nine seconds to under one, and 91 percent of the false opens removed.',
    ],
  },
} as const satisfies Experience;
