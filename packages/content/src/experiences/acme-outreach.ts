import type { Experience } from '../model.ts';

/** Email at volume; an invented employer. */
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
} as const satisfies Experience;
