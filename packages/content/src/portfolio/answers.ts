import type { Answers } from '../kinds/words.ts';

/**
 * ASAD's answers on subjects that the entries lack, one spoken sentence per string. All are optional: without
 * an answer ASAD says that it is not written on this site. `availability/when` answers one field of a topic.
 */
export const answers = {
  availability: [
    'Omar takes on one larger project at a time, and small ones beside it.',
    'When the next one can start is settled in the fit check of fifteen minutes.',
  ],
  'availability/when': ['When the next project can start is settled in the fit check of fifteen minutes.'],
  'availability/length': ['When the next project can start is settled in the fit check of fifteen minutes.'],
  'availability/count': ['Omar takes on one larger project at a time, and small ones beside it.'],
  rates: [
    'There is no price list here, because I would only be guessing.',
    'Small work has a fixed price and larger work a weekly rate, both in writing before anything begins.',
    'The fit check is free and ends with a number, or with an honest no.',
  ],
  'rates/why': [
    'There is no price list here, because I would only be guessing.',
    'The fit check ends with a number, or with an honest no.',
  ],
  'rates/length': ['Small work has a fixed price, and larger work a weekly rate.'],
  'rates/how': ['Small work has a fixed price and larger work a weekly rate, both in writing before anything begins.'],
  'rates/count': ['You get a price at the end of the fit check, which is free.'],
  'fit-check': [
    'The fit check is a call of fifteen minutes, free of charge.',
    'You tell what hurts, and Omar tells you whether this is the right person, and what to try first.',
  ],
  'fit-check/cost': ['The fit check is free of charge.'],
  'fit-check/how': ['You tell what hurts, and Omar tells you whether this is the right person and what to try first.'],
  process: [
    'It starts with a fit check of fifteen minutes and a written plan of one page.',
    'Then something usable every week, with a short note.',
    'At the end there is a handover that works without anybody having to be asked.',
  ],
  'process/when': ['You see something usable every week, with a short note on what changed and what is uncertain.'],
  'process/length': ['How long a project takes stands in the plan of one page, which follows the fit check.'],
  'process/first': ['It starts with a fit check of fifteen minutes and a written plan of one page.'],
  'process/last': ['At the end there is a handover that works without anybody having to be asked.'],
  owner: [
    'Omar Linden is a full-stack developer who works remotely for small teams.',
    'Omar has more than four years of experience with web products, automations and assistants that talk.',
    'The quiet weeks after a launch are the favourite part.',
  ],
  current: [
    'Omar left Placeholder Labs in September 2025 and works independently now.',
    'Small teams come for web products, automations and voice assistants.',
  ],
  proudest: {
    about: 'project-automation-flows',
    says: [
      'Ask Omar and the answer is Night Shift, because nobody thinks about it any more.',
      'It has run every night since it was switched on, and says so itself when something fails.',
    ],
  },
  strengths: [
    'Omar turns a messy process into software that runs by itself, and stays until it does.',
    'You get one person for the page, the server and the automation.',
    'It is also one who measures before promising.',
  ],
  weaknesses: [
    'Omar does not make games, native mobile apps or anything with a coin in it.',
    'Large logos and brand design are better left to a designer too.',
    'If you need one of these, you will hear so in the first call.',
  ],
  location: [
    'Omar lives in Lisbon, Portugal, and all work so far has been remote.',
    'The hours overlap with all of Europe, and with the morning of the American east coast.',
  ],
  'location/when': ['The hours overlap with all of Europe, and with the morning of the American east coast.'],
  industries: [
    'Online shops, logistics, sales email, and back offices with their phone lines: these are the fields of the four jobs.',
    'Omar works for small teams.',
  ],
  achievements: [
    'Messages went from 40 thousand to 600 thousand a day at Acme Outreach, on the same bill.',
    'A day of trucks is planned in forty minutes instead of three hours.',
    'The booking line settles two calls in three by itself, and 38 releases in a row went out without a rollback.',
  ],
  teaching: {
    about: 'experience-placeholder-labs',
    says: [
      'At Placeholder Labs Omar taught three colleagues to build flows the same way.',
      'More about teaching or leading is not written here.',
    ],
  },
  'programming-languages': [
    'Omar writes TypeScript and JavaScript with React and Node, and PHP with Laravel.',
    'Other languages are not named on this site.',
  ],
  'artificial-intelligence': [
    'Two of the four projects are made with AI: ASAD, the voice concierge, and Rehearsal, the interview trainer.',
    'At Placeholder Labs Omar put a voice assistant on the booking line, which settles two calls in three by itself.',
  ],
  'small-teams': ['Omar works remotely for small teams, who come for web products, automations and voice assistants.'],
  'favourite-moment': [
    'The favourite moment is the quiet one, some weeks after launch, when nobody has had to think about it.',
  ],
  'act-maker': [
    'Omar built me, as one of the four works on this site.',
    'I was drawn by hand as vectors, and the call is a library of its own.',
  ],
  'owl-made': [
    'ASAD is made with TypeScript, React, Vapi, WebRTC and Firebase.',
    'I was drawn by hand as vectors, and the call is a library of its own.',
  ],
  'all-principle': [
    'There are four: simplicity, reliability, honesty and ownership.',
    'In short: leave things out, make it work on Sunday, say bad news early, and look after what you ship.',
  ],
  'all-stack/not': [
    "Every tool on the home page has a note that says don't use if.",
    'Omar would rather lose a job than sell you the wrong tool.',
    'Name a tool, and I will tell you its note.',
  ],
  pillars: [
    'The stack serves three things: ship fast, keep it stable and scale cheap.',
    'That is a first version in weeks, alarms where it would hurt, and ten times the load for an afternoon.',
  ],
} satisfies Answers;
