import { owner } from '../../owner.ts';
import type { ProjectId, SpokenProject } from './spoken.ts';
import { toPhrases } from '../phrases.ts';

const { firstName } = owner;

/** What can be asked of each project. */
export const spokenProjects: Readonly<Record<ProjectId, SpokenProject>> = {
  'voice-concierge': {
    names: ['concierge', 'ASAD'],
    aliases: toPhrases(`
      the owl | your owl | this owl | his owl | voice concierge | AI voice concierge | owl project | talking owl |
      talking bird | the bird | this bird | owl thing | voice project | ASAD project
    `),
    heardAs: ['voice consierge', 'conciege', 'concierce'],
    marks: ['voice', 'owl', 'talking', 'ai', 'assistant', 'concierge', 'speaking'],
    why: [
      'People come to a portfolio with three questions and little patience.',
      `So ${firstName} gave this one a host who answers them.`,
    ],
    how: [
      'The concierge answers aloud, shows the card of what it talks about, and says plainly when it does not know.',
      'The server limits the calls, and without a voice provider a local guide takes over from the same content.',
    ],
    result: [
      `Any question about ${firstName}'s work is answered in about a second, at any hour.`,
      'The rest gets an honest no.',
    ],
    forWhom: [`The concierge is for the visitors of this site, who want to know about ${firstName}'s work.`],
  },
  'email-tracking': {
    isEveryday: true,
    names: ['Heron'],
    aliases: toPhrases(`
      email tracking platform | email tracker | email tracking | mail tracker | email project | email platform |
      the herring | herring project
    `),
    heardAs: ['hair on', 'herron', 'hearon', 'haron', 'hero on', 'aaron', 'heroin', 'herald'],
    marks: ['email', 'emails', 'mail', 'mails', 'tracking', 'sales', 'heron'],
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
  'interview-training': {
    isEveryday: true,
    names: ['Rehearsal'],
    aliases: toPhrases(`
      interview training platform | interview trainer | interview training | interview project | interview platform |
      mock interview
    `),
    heardAs: ['rehearsel', 're hearsal', 'reversal', 'rehearse all', 'hearsal', 'rehearsals'],
    marks: ['interview', 'interviews', 'training', 'coach', 'coaches', 'ai', 'rehearsal', 'practice', 'mock'],
    why: [
      'Job seekers practise answers in their heads, where every answer sounds brilliant.',
      'Rehearsal lets them practise aloud before it counts.',
    ],
    how: [
      'Rehearsal asks the questions aloud, listens, and follows up as a real interviewer would.',
      'Then it shows the recording beside notes on structure, pace and filler words.',
      'Coaches write the question sets, and the scoring explains each point that it takes off.',
    ],
    result: [
      'With Rehearsal, learners who finished five sessions scored 42 percent higher on structure.',
      'Coaches got back a day a week.',
    ],
    forWhom: ['Rehearsal is for job seekers who practise, and for the coaches who write the questions.'],
  },
  'automation-flows': {
    isEveryday: true,
    names: ['Night Shift'],
    aliases: ['automation flows', 'automation project', 'automations project', 'set of automation flows'],
    heardAs: toPhrases(`
      nightshift | night shifts | nite shift | night ship | knight shift | nice shift | night shirt | night chef
    `),
    marks: ['automation', 'automations', 'automated', 'flows', 'flow', 'n8n', 'office', 'night', 'invoice', 'invoices'],
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
};
