import { KEPT_DAYS } from '../kept-days.ts';
import type { Answer, Entity } from './knowledge.ts';
import { HEARING_NOTICE } from './lines.ts';
import { isAvailabilityWritten, type Sources } from './sources.ts';
import { tell } from './speech.ts';
import { spellAddress } from './hiring-topics.ts';
import { openContact, topic } from './topic.ts';

/** What ASAD says of himself, of this call and of this site. */
export function toGuideTopics(sources: Sources): readonly Entity[] {
  const { portfolio, person } = sources;
  const { first, firsts, is } = person;
  const lists = [
    ...(portfolio.projects.length > 0 ? ['all-project/what'] : []),
    ...(portfolio.experiences.length > 0 ? ['all-experience/what'] : []),
  ];
  const asks = [
    `what ${first} ${is('has', 'have')} built`,
    ...(portfolio.experiences.length > 0 ? [`where ${first} ${is('has', 'have')} worked`] : []),
    ...(sources.parts.length > 0 ? ['with which tools'] : []),
  ];
  const says = (...sentences: readonly string[]): Answer => tell(sentences);
  const reads = says(`${first} ${is('reads', 'read')} it, and nobody else is named here.`);
  return [
    topic(
      sources,
      'who-are-you',
      'who ASAD is',
      says(
        `I am ASAD, an owl, and I look after ${firsts} portfolio.`,
        'I work nights, I have read everything on this site, and I do not make things up.',
      ),
    ),
    topic(
      sources,
      'are-you-ai',
      'whether ASAD is an AI',
      says(
        'No person sits here: I am a program with feathers.',
        'I look up your question among the facts of this site, and say the one that fits.',
        'Nothing I say is invented on the spot.',
      ),
    ),
    topic(
      sources,
      'kept',
      'what is kept of this call',
      says(
        `The transcript is kept, with its times, so that ${first} can read it.`,
        'When the call is over, a button deletes it from the server.',
        `The summary mailed to ${first} is not reached by that button, so tell me no secrets.`,
      ),
      {
        fields: {
          length: says(`The transcript is kept for ${KEPT_DAYS} days, and then it deletes itself.`),
          delete: says(
            'When the call is over, a button deletes it from the server.',
            `The summary mailed to ${first} is not reached by that button, so tell me no secrets.`,
          ),
          who: reads,
          forWhom: reads,
          why: says(`It is kept so that ${first} can read what visitors want to know.`),
        },
      },
    ),
    topic(sources, 'hearing', 'where the sound goes', says(HEARING_NOTICE)),
    topic(
      sources,
      'limit',
      'how many calls you have',
      says(
        'Each visitor has a few calls, usually three, and they are free.',
        'The page shows how many you have left, and afterwards email remains.',
      ),
      {
        fields: {
          length: says('One call may last ten minutes, unless the owner has set it otherwise.'),
          cost: says('Calls are free.'),
          why: says('The number of calls is limited so that nobody runs up a bill for everybody.'),
        },
      },
    ),
    topic(
      sources,
      'site-made',
      'how this site was made',
      says(
        'This site is prerendered pages in React and TypeScript, with a small backend.',
        'I was drawn by hand as vectors, and the call is a library of its own.',
        'No template was harmed.',
      ),
    ),
    topic(
      sources,
      'owl-made',
      'what ASAD is made with',
      says(
        'I am written in TypeScript, with React for the page that I sit on.',
        'I was drawn by hand as vectors, and the call is a library of its own.',
      ),
    ),
    topic(
      sources,
      'your-voice',
      "ASAD's voice",
      says(
        'My voice was computed when this site was built, and made a little rounder, as befits an owl.',
        'I speak English only, and I apologise for the accent.',
      ),
    ),
    topic(sources, 'help', 'what you can ask', {
      ...says(
        `Ask me ${asks.join(', ')} and why.`,
        `I also know ${isAvailabilityWritten(portfolio) ? 'about availability, and ' : ''}how to get in touch.`,
      ),
      offers: [
        ...lists,
        ...(portfolio.stack.length > 0 ? ['all-stack/what'] : []),
        ...(isAvailabilityWritten(portfolio) ? ['availability/what'] : []),
      ],
    }),
    topic(
      sources,
      'sample',
      'whether this is real',
      portfolio.owner.isSample
        ? says(
            `${first}, the employers and the figures are samples, until somebody makes this site their own.`,
            'I, on the other hand, am quite real.',
          )
        : says(
            `What I tell was written by ${first} for this site, and I add nothing to it.`,
            'I am quite real too, for an owl.',
          ),
    ),
    topic(sources, 'hello', 'saying hello', {
      ...says('Hello to you too, I am wide awake.', `Would you like to hear about ${firsts} work?`),
      offers: [lists[0] ?? 'owner/what'],
    }),
    topic(sources, 'thanks', 'saying thank you', {
      ...says('You are welcome.', 'Is there anything else that I can tell you?'),
      offers: ['help/what'],
    }),
    topic(sources, 'ending', 'ending the call', says('Say goodbye, and I hang up; or press the red button.')),
    ...toActTopics(sources),
  ];
}

/** What ASAD answers to what visitors do besides asking. */
function toActTopics(sources: Sources): readonly Entity[] {
  const { portfolio, person } = sources;
  const { first, is } = person;
  const { email, bookingUrl } = portfolio.owner;
  const booked = bookingUrl === undefined ? {} : { offers: ['book/what'] };
  const orBook = bookingUrl === undefined ? '' : `, or book fifteen minutes to talk to ${person.them}`;
  return [
    topic(sources, 'act-acknowledge', 'going on', tell(['All right.', 'Ask me whatever you like.'])),
    topic(
      sources,
      'act-maker',
      'who made ASAD',
      tell(
        [
          `I come with this site, and ${first} gave me what I know.`,
          'I was drawn by hand as vectors, and the call is a library of its own.',
        ],
        { offers: ['owl-made/what'] },
      ),
    ),
    topic(
      sources,
      'act-frustration',
      'a misunderstanding',
      tell(
        [
          'I am sorry, I did not understand you.',
          'Name a project, a job or a tool, and say what you want to know of it.',
          `Or write to ${first}, who ${is('understands', 'understand')} more than I do.`,
        ],
        { offers: ['help/what'] },
      ),
    ),
    topic(
      sources,
      'act-human',
      `talking to ${first}`,
      tell(
        [
          `${first} ${is('is', 'are')} not on this line, only I am.`,
          `Write an email${orBook}; the address is on the card beside me.`,
        ],
        { ...booked, ...openContact },
      ),
    ),
    topic(
      sources,
      'act-callback',
      'being called back',
      tell(
        [
          'I cannot call anybody, and I take no numbers or messages.',
          `Write an email${bookingUrl === undefined ? '' : ' or book fifteen minutes in the calendar'}, and ${first} will answer you.`,
        ],
        { ...booked, ...openContact },
      ),
    ),
    topic(
      sources,
      'act-language',
      'the language of this talk',
      tell(
        [`I speak English only, but you can write to ${first} by email, and the address is on the card beside me.`],
        openContact,
      ),
    ),
    topic(sources, 'act-spelling', 'spelling the address', tell(spellAddress(email), openContact)),
  ];
}
