import type { Project } from '../../model.ts';

export const emailTracking = {
  id: 'email-tracking',
  title: 'Heron',
  subtitle: 'Email tracking platform',
  story:
    'A small sales team lived in six inboxes and a spreadsheet. Heron sends through their own domains, follows each message from queue to reply, and separates people from the scanners that open everything within a second. The timeline of a contact fits on one screen, and a bounce raises its hand before the next hundred go out.',
  impact: 'Follow-ups sent within the hour rose from 31% to 78%, and false opens fell by nine tenths.',
  tags: ['React', 'Node.js', 'MongoDB', 'Redis', 'Docker'],
  thumbnail: '/works/email-tracking.webp',
  thumbnailAlt:
    'The dashboard of an email tracker: a list of messages with their opens and replies beside a chart of one week.',
  colours: ['#0f4c5c', '#7fd1c7'],
  heardAs: ['hair on', 'herron', 'hearon', 'haron', 'hero on', 'aaron', 'heroin', 'herald', 'herring'],
  spoken: {
    what: [
      'Heron is an email tracking platform for small sales teams.',
      'It follows each message from queue to reply, and tells real readers from the scanners that open everything.',
      'Follow-ups within the hour rose from 31 to 78 percent.',
    ],
    why: [
      'A small sales team lived in six inboxes and a spreadsheet.',
      'Heron shows them who opened what, without guessing.',
    ],
    how: [
      "Heron sends through the team's own domains, and follows each message from queue to reply.",
      'It separates people from the scanners that open everything within a second.',
      'The timeline of a contact fits on one screen, and a bounce raises its hand before the next hundred go out.',
    ],
    result: [
      'With Heron, follow-ups sent within the hour rose from 31 to 78 percent.',
      'False opens fell by nine tenths.',
    ],
    forWhom: ['Heron was made for a small sales team.'],
  },
} as const satisfies Project;
