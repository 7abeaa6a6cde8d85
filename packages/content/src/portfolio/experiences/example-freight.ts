import type { Experience } from '../../model.ts';

/** An invented employer. */
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
  heardAs: [
    'example fright',
    'example fried',
    'example free',
    'sample freight',
    'example flight',
    'examples freight',
    'exempel freight',
  ],
  names: ['Freight'],
  spoken: {
    what: [
      'A live dispatch board took the place of one shared spreadsheet, for 140 trucks.',
      'Planning a day went from three hours to forty minutes, and half of the phone calls stopped.',
    ],
    why: [
      'At Example Freight 140 trucks were planned in one shared spreadsheet.',
      'Two people could not edit it at once, drivers got their stops by text message, and customers rang to ask where things were.',
    ],
    how: [
      'Omar sat in on the planning calls for two weeks, and drew the board that the planners already had in their heads.',
      'Laravel kept the rules in one place, and Vue made dragging a stop feel instant.',
      'The page for drivers stored its changes until there was a signal again.',
    ],
    result: [
      'At Example Freight the spreadsheet was switched off in the fourth month, and nobody asked for it back.',
      'Planning a day went from three hours to forty minutes, and half of the phone calls stopped.',
    ],
    owned: [
      "Omar owned the dispatch board at Example Freight, from first sketch to daily use, and the drivers' page with the way it catches up after a gap.",
      "The interface to the customers' systems, the packaging in Docker and the weekly release were part of it.",
    ],
    forWhom: ['The board of Example Freight was for drivers, planners and customers, who all read it.'],
    numbers: [
      'A day is planned in forty minutes instead of three hours, status calls fell by 52 percent, and 140 trucks are on the board.',
    ],
  },
} as const satisfies Experience;
