import type { Portfolio } from '@asad/content';
import { createPerson } from './person.ts';

/** Days until a transcript is deleted, unless the backend's setting differs. */
export const KEPT_DAYS = 90;

export const HEARING_NOTICE =
  'When you speak, the sound may go to the maker of your browser or to a voice service, to be turned into text; this site keeps the text only.';

/** The guide's lines, and lines that only the page shows. */
export type PortfolioLines = Readonly<ReturnType<typeof deriveLines>>;

/** The guide's lines: one sentence per string, spoken and shown. */
export function deriveLines({ owner, projects, experiences }: Pick<Portfolio, 'owner' | 'projects' | 'experiences'>) {
  const { first, firsts, them } = createPerson(owner);
  const hasCalendar = owner.bookingUrl !== undefined;
  const kinds = [...(projects.length > 0 ? ['projects'] : []), ...(experiences.length > 0 ? ['jobs'] : [])];
  const of = kinds.length > 0 ? `${firsts} ${kinds.join(', the ')}` : `${firsts} work`;
  const canTell = `I can tell you about ${of}, or how to hire ${them}.`;
  const goOn = projects.length > 0 ? 'projects' : experiences.length > 0 ? 'jobs' : 'work';
  return {
    greeting: [
      'Good evening, I am ASAD, the owl of the house.',
      `I am a local guide: what I know of ${first} is what stands on this site.`,
      'What would you like to know?',
    ],
    declined: ['That is nothing that I know from this site, and I do not guess.', canTell],
    declinedAgain: [
      'I do not know that either: it is not written on this site.',
      'That is not written here, and I do not guess.',
    ],
    // These also replace a language model's unsupported sentences.
    notWritten: ['That is not written here.'],
    notWrittenAgain: ['I have looked, and that is not written here.', 'That, too, is not written here.'],
    // Said when a backend's answer is missing.
    lost: ['The line was gone for a moment.', 'Please say that again.'],
    unsure: ['I did not understand that.', canTell],
    unsureAgain: [
      'I did not understand that either: please try other words.',
      'I am sorry, I did not understand: a short question with a name in it is easiest for me.',
    ],
    hangUp: ['Shall I hang up?'],
    hangUpAgain: ['I asked whether this call should end: a yes or a no is enough.'],
    goodbye: ['Thank you for the talk.', 'The transcript stays here for you, and so do I.'],
    asYouLike: ['As you like.', 'Ask me something else, whenever you want.'],
    onePace: ['I have one pace only, so I say it again.'],
    toldAll: ['That is all that is written here about it.', `Shall I go on with ${firsts} ${goOn}?`],
    toldAllAgain: ['I have told you all that is written here about it.'],
    listening: ['I am listening.'],
    nothingYet: ['We have only just begun.', `Shall I begin with ${firsts} ${goOn}?`],
    whichOne: ['Which one do you mean?'],
    whichOneAgain: ['Which one? Its name is enough.'],
    need: ['And you: is there a post to fill, or something to build?'],
    needUnknown: ['No work here resembles that, so ask in person.'],
    needOffer: ['Shall I tell you what came of it?'],
    sideBySide: ['Side by side, then.'],
    wait: ['Take your time.'],
    quiet: ['Silent as a feather.'],
    rude: ['I have heard worse from smaller birds.', `Ask me something about ${first}, and I will try to earn better.`],
    praise: ['Thank you: an owl hears that rarely.', `What else would you like to know about ${first}?`],
    mood: ['There I cannot help: I have facts here, and no mice.'],
    introduce: ['Pleased to meet you: I am ASAD, the owl of the house.', `What would you like to know about ${first}?`],
    invent: ['I make nothing up, not even when asked nicely.', `What is written about ${first}, I tell gladly.`],
    joke: ['An owl was asked for a reference.', 'It said: who?'],
    sleep: ['By day, and with one eye on the door.'],
    timeUp: [
      'I am sorry, our time for this call is up.',
      `For the rest, write to ${first}${hasCalendar ? ' or book a meeting' : ''}.`,
    ],
    cannotHear: 'I cannot hear you in this browser, so please type your question.',
    hearingNotice: HEARING_NOTICE,
  };
}
