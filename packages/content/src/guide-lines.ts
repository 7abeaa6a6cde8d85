import type { GuideLines } from './model.ts';
import { owner } from './owner.ts';

const { firstName } = owner;

/** The guide's own lines: one sentence per string, spoken and shown alike. */
export const guideLines = {
  greeting: [
    'Good evening, I am ASAD, the owl of the house.',
    `I am a local guide: what I know of ${firstName} is what stands on this site.`,
    'What would you like to know?',
  ],
  declined: ['That is not written anywhere on this site, and I do not guess.', 'You could ask me about one of these.'],
  goodbye: ['Thank you for the talk.', 'The transcript stays here for you, and so do I.'],
  book: [
    'Good idea.',
    'The button beside me opens the calendar, and fifteen minutes are enough to find out whether it fits.',
  ],
  timeUp: ['I am sorry, our time for this call is up.', `For the rest, write to ${firstName} or book a meeting.`],
  cannotHear: 'I cannot hear you in this browser, so please type your question.',
  hearingNotice:
    'When you speak, your browser may send the sound to its maker to turn it into text; this site keeps the text only.',
} as const satisfies GuideLines;
