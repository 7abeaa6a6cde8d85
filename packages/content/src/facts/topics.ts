import type { GuideAnswer, GuideSubject } from '../model.ts';
import { owner } from '../owner.ts';
import { site } from '../site.ts';
import { speakNumber } from './computed.ts';

const { firstName, email, pronouns } = owner;

const openContact = { name: 'openContact', arguments: {} } as const;
const book = { name: 'book', arguments: {} } as const;

/** `omarlinden` as letters one by one; what stands between dots and at signs is said as words first. */
function spellAddress(address: string): readonly string[] {
  const said = address.split(/([@.])/u).map((part) => (part === '@' ? 'at' : part === '.' ? 'dot' : part));
  const letters = address.split(/[@.]/u).map((part) => part.toUpperCase().split('').join(', '));
  return [
    `The address is ${said.join(' ')}.`,
    ...address
      .split(/[@.]/u)
      .flatMap((part, index) =>
        /^(com|org|net|example)$/u.test(part)
          ? []
          : [`${part.charAt(0).toUpperCase()}${part.slice(1)} is spelled ${letters[index] ?? ''}.`],
      ),
  ];
}

const aside = (id: string, title: string, what: GuideAnswer): GuideSubject => ({
  id,
  kind: 'aside',
  title,
  fields: { what },
});

/** What ASAD answers to an act that needs words only. */
export const actSubjects: readonly GuideSubject[] = [
  aside('act-acknowledge', 'going on', { says: ['All right.', 'Ask me whatever you like.'] }),
  aside('act-maker', 'who made ASAD', {
    says: [
      `${firstName} built me, as one of the four works on this site.`,
      'I was drawn by hand as vectors, and the call is a library of its own.',
    ],
    offers: ['project-voice-concierge/how'],
  }),
  aside('act-frustration', 'a misunderstanding', {
    says: [
      'I am sorry, I did not understand you.',
      'Name a project, a job or a tool, and say what you want to know of it.',
      `Or write to ${firstName}, who understands more than I do.`,
    ],
    offers: ['help/what'],
  }),
  aside('act-human', `talking to ${firstName}`, {
    says: [
      `${firstName} is not on this line, only I am.`,
      `Write an email to ${firstName}, or book fifteen minutes to talk to ${pronouns.object}; the address is on the card beside me.`,
    ],
    offers: ['book/what'],
    action: openContact,
  }),
  aside('act-callback', 'being called back', {
    says: [
      'I cannot call anybody, and I take no numbers or messages.',
      `Book fifteen minutes in the calendar, or write an email, and ${firstName} will answer you.`,
    ],
    offers: ['book/what'],
    action: openContact,
  }),
  aside('act-language', 'the language of this talk', {
    says: [
      `I speak English only, but you can write to ${firstName} by email, and the address is on the card beside me.`,
    ],
    action: openContact,
  }),
  aside('act-spelling', 'spelling the address', { says: spellAddress(email), action: openContact }),
];

/** What can be asked of a topic beside its first answer; by the id of its fact. */
export const topicFields: Readonly<Record<string, Readonly<Record<string, GuideAnswer>>>> = {
  'fit-check': {
    length: { says: ['The fit check takes fifteen minutes.'] },
    cost: {
      says: ['The fit check is free of charge.'],
      asks: ['Is it free?', 'Is that free?', 'Does it cost anything?'],
    },
    how: {
      says: [`You tell what hurts, and ${firstName} tells you whether this is the right person and what to try first.`],
    },
    when: { says: ['You choose the time yourself, in the calendar that the button opens.'], action: book },
    link: { says: ['The button beside me opens the calendar.'], action: book },
    book: { says: ['The button beside me opens the calendar.'], action: book },
  },
  book: {
    length: { says: ['The fit check takes fifteen minutes.'] },
    cost: { says: ['The fit check is free of charge.'] },
  },
  kept: {
    length: {
      says: [`The transcript is kept for ${site.call.keptDays} days, and then it deletes itself.`],
      foundBy: ['days'],
    },
    delete: {
      says: [
        'When the call is over, a button deletes it from the server.',
        `The summary mailed to ${firstName} is not reached by that button, so tell me no secrets.`,
      ],
      asks: ['Can I have it deleted?', 'Can I delete it?', 'How do I get rid of it?', 'Can I get it removed?'],
    },
    who: {
      says: [`${firstName} reads it, and nobody else is named here.`],
      foundBy: ['who reads sees'],
      asks: ['Who gets to see what I say here?', 'Who sees what I say?', 'Who will see this chat?'],
    },
    forWhom: { says: [`${firstName} reads it, and nobody else is named here.`] },
    why: { says: [`It is kept so that ${firstName} can read what visitors want to know.`] },
  },
  limit: {
    length: { says: ['One call may last ten minutes, unless the owner has set it otherwise.'] },
    cost: { says: ['Calls are free.'] },
    why: { says: ['The number of calls is limited so that nobody runs up a bill for everybody.'] },
  },
  rates: {
    why: {
      says: [
        'There is no price list here, because I would only be guessing.',
        'The fit check ends with a number, or with an honest no.',
      ],
    },
    length: { says: ['Small work has a fixed price, and larger work a weekly rate.'] },
    how: {
      says: ['Small work has a fixed price and larger work a weekly rate, both in writing before anything begins.'],
    },
    count: { says: ['A number stands at the end of the fit check, which is free.'] },
  },
  availability: {
    cost: {
      says: ['Small work has a fixed price and larger work a weekly rate, both in writing before anything begins.'],
    },
    when: {
      says: ['When the next project can start is settled in the fit check of fifteen minutes.'],
      foundBy: ['soon start begin month week'],
    },
    length: { says: ['When the next project can start is settled in the fit check of fifteen minutes.'] },
    count: { says: [`${firstName} takes on one larger project at a time, and small ones beside it.`] },
  },
  contact: {
    link: { says: ['The address is on the card beside me, and in the About section.'], action: openContact },
  },
  process: {
    when: { says: ['You see something usable every week, with a short note on what changed and what is uncertain.'] },
    length: { says: ['How long a project takes stands in the plan of one page, which follows the fit check.'] },
    first: {
      says: ['It starts with a fit check of fifteen minutes and a written plan of one page.'],
      foundBy: ['first step begin'],
    },
    last: {
      says: ['At the end there is a handover that works without anybody having to be asked.'],
      foundBy: ['end handover finally'],
    },
  },
  location: {
    why: { says: [`Why ${firstName} lives there is not written here.`], isUnwritten: true },
    when: {
      says: ['The hours overlap with all of Europe, and with the morning of the American east coast.'],
      foundBy: ['hours overlap time zone timezone'],
    },
  },
  stack: {
    count: { says: [`There are ${speakNumber(7)} tools, on purpose.`] },
    why: { says: ['The stack serves three things: to ship fast, to keep it stable and to scale cheap.'] },
  },
};

/** What "yes" takes after a fact that ends with a question. */
export const factOffers: Readonly<Record<string, readonly string[]>> = {
  hello: ['projects/what'],
  thanks: ['help/what'],
  projects: [
    'project-voice-concierge/what',
    'project-email-tracking/what',
    'project-interview-training/what',
    'project-automation-flows/what',
  ],
  experiences: [
    'experience-lorem-and-sons/what',
    'experience-example-freight/what',
    'experience-acme-outreach/what',
    'experience-placeholder-labs/what',
  ],
  availability: ['book/what'],
  rates: ['fit-check/what'],
  'fit-check': ['book/what'],
  help: ['projects/what', 'experiences/what', 'stack/what', 'availability/what'],
  current: ['availability/what'],
  'stack-not': ['stack-n8n/not'],
  contact: ['act-spelling/what'],
  process: ['fit-check/what'],
};
