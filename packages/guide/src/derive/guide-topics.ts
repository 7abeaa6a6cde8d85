import type { Answer, Entity } from '../knowledge.ts';
import { HEARING_NOTICE, KEPT_DAYS } from './derive-lines.ts';
import { isAvailabilityWritten, listsOf, type Sources } from './sources.ts';
import { tell } from './speech.ts';
import { spellAddress } from './hiring-topics.ts';
import { openContact, toTopics, type TopicRows } from './topic.ts';

const says = (...sentences: readonly string[]): Answer => tell(sentences);

const HAND_DRAWN = 'I was drawn by hand as vectors, and the call is a library of its own.';

const toSelfTopics = ({ portfolio, person }: Sources): TopicRows => {
  const { first, firsts } = person;
  return {
    'who-are-you': [
      'who ASAD is',
      says(
        `I am ASAD, an owl, and I look after ${firsts} portfolio.`,
        'I work nights, I have read everything on this site, and I do not make things up.',
      ),
    ],
    'are-you-ai': [
      'whether ASAD is an AI',
      says(
        'No person sits here: I am a program with feathers.',
        'I look up your question among the facts of this site, and say the one that fits.',
        'Nothing I say is invented on the spot.',
      ),
    ],
    'site-made': [
      'how this site was made',
      says(
        'This site is prerendered pages in React and TypeScript, with a small backend.',
        HAND_DRAWN,
        'No template was harmed.',
      ),
    ],
    'owl-made': [
      'what ASAD is made with',
      says('I am written in TypeScript, with React for the page that I sit on.', HAND_DRAWN),
    ],
    'your-voice': [
      "ASAD's voice",
      says(
        'My voice was computed when this site was built, and made a little rounder, as befits an owl.',
        'I speak English only, and I apologise for the accent.',
      ),
    ],
    hearing: [
      'where the sound goes',
      says(HEARING_NOTICE, 'I am listening only while this call lasts and the microphone is on.'),
      { names: ['you listening', 'listening to me', 'my microphone'] },
    ],
    sample: [
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
    ],
  };
};

const toCallTopics = ({ portfolio, person, parts }: Sources): TopicRows => {
  const { first, firsts, is } = person;
  const lists = listsOf(portfolio);
  const isAvailable = isAvailabilityWritten(portfolio);
  const asks = [
    `what ${first} ${is('has', 'have')} built`,
    ...(portfolio.experiences.length > 0 ? [`where ${first} ${is('has', 'have')} worked`] : []),
    ...(parts.length > 0 ? ['with which tools'] : []),
  ];
  const reads = says(`${first} ${is('reads', 'read')} it, and nobody else is named here.`);
  const deleted = [
    'When the call is over, a button deletes it from the server.',
    `The summary mailed to ${first} is not reached by that button, so tell me no secrets.`,
  ];
  return {
    kept: [
      'what is kept of this call',
      says(
        `The transcript is kept, with its times, so that ${first} can read it.`,
        ...deleted,
        'Which cookies this site sets is not written here.',
        'That anything of it is sold or shared is not written here.',
      ),
      {
        fields: {
          length: says(`The transcript is kept for ${KEPT_DAYS} days, and then it deletes itself.`),
          delete: says(...deleted),
          who: reads,
          forWhom: reads,
          why: says(`It is kept so that ${first} can read what visitors want to know.`),
        },
      },
    ],
    limit: [
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
    ],
    help: [
      'what you can ask',
      tell(
        [
          `Ask me ${asks.join(', ')} and why.`,
          `I also know ${isAvailable ? 'about availability, and ' : ''}how to get in touch.`,
        ],
        {
          offers: [
            ...lists,
            ...(portfolio.stack.length > 0 ? ['all-stack/what'] : []),
            ...(isAvailable ? ['availability/what'] : []),
          ],
        },
      ),
    ],
    hello: [
      'saying hello',
      tell(['Hello to you too, I am wide awake.', `Would you like to hear about ${firsts} work?`], {
        offers: [lists[0] ?? 'owner/what'],
      }),
    ],
    thanks: [
      'saying thank you',
      tell(['You are welcome.', 'Is there anything else that I can tell you?'], { offers: ['help/what'] }),
    ],
    ending: ['ending the call', says('Say goodbye, and I hang up; or press the red button.')],
  };
};

const toActTopics = ({ portfolio, person }: Sources): TopicRows => {
  const { first, is, them } = person;
  const { email, bookingUrl } = portfolio.owner;
  const hasCalendar = bookingUrl !== undefined;
  const reach = { ...(hasCalendar && { offers: ['book/what'] }), ...openContact };
  return {
    'act-acknowledge': ['going on', says('All right.', 'Ask me whatever you like.')],
    'act-maker': [
      'who made ASAD',
      tell([`I come with this site, and ${first} gave me what I know.`, HAND_DRAWN], { offers: ['owl-made/what'] }),
    ],
    'act-frustration': [
      'a misunderstanding',
      tell(
        [
          'I am sorry, I did not understand you.',
          'Name a project, a job or a tool, and say what you want to know of it.',
          `Or write to ${first}, who ${is('understands', 'understand')} more than I do.`,
        ],
        { offers: ['help/what'] },
      ),
    ],
    'act-human': [
      `talking to ${first}`,
      tell(
        [
          `${first} ${is('is', 'are')} not on this line, only I am.`,
          `Write an email${hasCalendar ? `, or book fifteen minutes to talk to ${them}` : ''}; the address is on the card beside me.`,
        ],
        reach,
      ),
    ],
    'act-callback': [
      'being called back',
      tell(
        [
          'I cannot call anybody, and I take no numbers or messages.',
          `Write an email${hasCalendar ? ' or book fifteen minutes in the calendar' : ''}, and ${first} will answer you.`,
        ],
        reach,
      ),
    ],
    'act-language': [
      'the language of this talk',
      tell(
        [`I speak English only, but you can write to ${first} by email, and the address is on the card beside me.`],
        openContact,
      ),
    ],
    'act-spelling': ['spelling the address', tell(spellAddress(email), openContact)],
  };
};

/** Topics about ASAD, this call and this site. */
export const toGuideTopics = (sources: Sources): readonly Entity[] =>
  toTopics(sources, { ...toSelfTopics(sources), ...toCallTopics(sources), ...toActTopics(sources) });
