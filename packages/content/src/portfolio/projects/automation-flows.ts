import type { Project } from '../../model.ts';

export const automationFlows = {
  id: 'automation-flows',
  title: 'Night Shift',
  subtitle: 'A set of automation flows',
  story:
    'Invoices typed twice, leads that waited until Monday, reports built by hand. Night Shift is a set of flows in n8n that takes these over: it reads the inbox, files the documents, asks a person when it is not sure, and reports in the morning what it did. Every flow has an owner, an alarm and a way to run it again safely.',
  impact:
    'About 60 hours of copying a month given back to a team of nine, with every failure seen within five minutes.',
  tags: ['n8n', 'Docker', 'PostgreSQL', 'REST APIs', 'Webhooks'],
  thumbnail: '/works/automation-flows.webp',
  thumbnailAlt:
    'A workflow editor: boxes from an inbox through a check by a person to an accounting system, with last night’s runs in green.',
  colours: ['#1f3d2b', '#c9d86a'],
  heardAs: [
    'nightshift',
    'night shifts',
    'nite shift',
    'night ship',
    'knight shift',
    'nice shift',
    'night shirt',
    'night chef',
  ],
  spoken: {
    what: [
      'Night Shift is a set of automation flows that works while a team sleeps.',
      'It gives about sixty hours a month back to a team of nine.',
      'It reads the inbox, files invoices, asks a person when it is not sure, and reports in the morning; Omar built it in n8n.',
    ],
    why: [
      'Invoices were typed twice, leads waited until Monday, and reports were built by hand.',
      'Night Shift takes these over.',
    ],
    how: [
      'The flows in n8n read the inbox, file the documents, and ask a person when they are not sure.',
      'Every flow has an owner, an alarm and a way to run it again safely.',
      'In the morning it reports what it did.',
    ],
    result: [
      'Night Shift gives about sixty hours of copying a month back to a team of nine.',
      'Every failure is seen within five minutes.',
    ],
    forWhom: ['Night Shift works for a team of nine.'],
  },
} as const satisfies Project;
