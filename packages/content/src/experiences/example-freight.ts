import type { Experience } from '../model.ts';

/** A dispatch board; an invented employer. */
export const exampleFreight = {
  id: 'example-freight',
  company: 'Example Freight',
  role: 'Full-Stack Developer',
  location: 'Remote',
  start: '2022-09',
  end: '2023-07',
  summary: 'Replaced a dispatch spreadsheet with a live board that drivers, planners and customers all read.',
  impacts: [
    'Brought planning of a day from three hours to forty minutes',
    'Gave customers a tracking page that took away half of the phone calls',
    'Kept working where drivers have no signal, and caught up afterwards',
  ],
  metrics: [
    { label: 'Planning a day', value: '3 h → 40 min' },
    { label: 'Status calls', value: '−52%' },
    { label: 'Trucks on the board', value: '140' },
  ],
  stack: ['Laravel', 'Vue.js', 'MySQL', 'Docker', 'REST APIs'],
  media: [],
  links: {},
  tags: ['logistics', 'offline', 'portal'],
  problem:
    'A hundred and forty trucks were planned in one shared spreadsheet. Two people could not edit it at once, drivers got their stops by text message, and customers rang to ask where things were.',
  approach:
    'I sat in on the planning calls for two weeks and drew the board that the planners already had in their heads. Laravel kept the rules in one place, Vue.js made dragging a stop feel instant, and the page for drivers stored its changes until there was a signal again.',
  results:
    'The spreadsheet was switched off in the fourth month and nobody asked for it back. Planning starts later, ends earlier, and the phone is quiet enough to have a conversation.',
  whatIOwned: [
    'The dispatch board, from first sketch to daily use',
    'The drivers’ page and how it catches up after a gap',
    'The interface to the customers’ own systems',
    'Packaging everything in Docker and the weekly release',
  ],
} as const satisfies Experience;
