import type { Experience } from '../kinds/experience.ts';

/** The Experiences, in the order of the page: latest first. The employers are invented. */
export const experiences = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
    id: 'lorem-and-sons',
    company: 'Lorem & Sons',
    role: 'Junior Web Developer',
    location: 'Remote',
    start: '2021-09',
    end: '2022-08',
    summary:
      'Built and looked after online shops for an agency, and learned what a deadline costs when it is not yours.',
    impacts: [
      'Shipped seven shops, and was on call for all of them',
      'Halved the loading time of the agency’s base theme',
      'Wrote the release checklist that the agency still works from',
    ],
    metrics: [
      { label: 'Shops shipped', value: '7' },
      { label: 'Loading time', value: '−54%' },
      { label: 'Releases without a rollback', value: '38 in a row' },
    ],
    stack: ['Laravel', 'Vue.js', 'Tailwind CSS', 'Git'],
    media: [],
    links: {},
    tags: ['shops', 'agency', 'frontend'],
    problem:
      'Every shop was a copy of the one before, with its bugs. Releases went out on Friday evenings by file transfer, and whoever pressed the button spent the weekend near a laptop.',
    approach:
      'I pulled what all shops shared into one theme, put everything under version control, and wrote down the release as a checklist until it was dull enough for a script. Then I went after the loading time: images first, then the scripts that nobody could name.',
    results:
      'New shops started from a base that worked. Releases moved to Tuesday mornings, thirty-eight in a row went out without a rollback, and weekends became weekends.',
    whatIOwned: [
      'Seven shops, from template to first order',
      'The shared theme and its loading time',
      'The release checklist, later the release script',
    ],
    heardAs: [
      'lauren and sons',
      'laurem',
      'lorum',
      'lorum and sons',
      'florem and sons',
      'laura and sons',
      'loram',
      'loren and sons',
    ],
    spoken: {
      what: [
        'Seven online shops came out of it, and a base theme that loads in half the time.',
        'The release checklist that he wrote there sent 38 releases out in a row without a rollback.',
      ],
      why: [
        'At Lorem & Sons every shop was a copy of the one before, with its bugs.',
        'Releases went out on Friday evenings by file transfer, and whoever pressed the button spent the weekend near a laptop.',
      ],
      how: [
        'Omar pulled what all shops shared into one theme, and put everything under version control.',
        'The release was written down as a checklist, until it was dull enough for a script.',
        'Then came the loading time: images first, then the scripts that nobody could name.',
      ],
      result: [
        'At Lorem & Sons new shops then started from a base that worked.',
        'Releases moved to Tuesday mornings, 38 in a row went out without a rollback, and weekends became weekends.',
      ],
      owned: [
        'Omar owned seven shops at Lorem & Sons, from template to first order.',
        "The shared theme with its loading time, and the release checklist, later a script, were Omar's part too.",
      ],
      forWhom: ['Lorem & Sons was an agency, which builds and looks after online shops.'],
      numbers: [
        'Seven shops shipped, the loading time cut by 54 percent, and 38 releases in a row without a rollback.',
      ],
      learned: ['What a deadline costs when it is not yours: that is what he learned there.'],
    },
  },
] satisfies readonly Experience[];
