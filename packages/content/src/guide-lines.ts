import type { GuideLines } from './model.ts';
import { owner } from './owner.ts';

const { firstName, pronouns } = owner;

/** The guide's own lines: one sentence per string, spoken and shown alike. */
export const guideLines = {
  greeting: [
    'Good evening, I am ASAD, the owl of the house.',
    `I am a local guide: what I know of ${firstName} is what stands on this site.`,
    'What would you like to know?',
  ],
  declined: [
    'That is not written anywhere on this site, and I do not guess.',
    `I can tell you about ${firstName}'s projects, the jobs, or how to hire ${pronouns.object}.`,
  ],
  goodbye: ['Thank you for the talk.', 'The transcript stays here for you, and so do I.'],
  book: [
    'Good idea.',
    'The button beside me opens the calendar, and fifteen minutes are enough to find out whether it fits.',
  ],
  asYouLike: ['As you like.', 'Ask me something else, whenever you want.'],
  onePace: ['I have one pace only, so I say it again.'],
  toldAll: ['That is all that is written here about it.', `Shall I go on with ${firstName}'s projects?`],
  listening: ['I am listening.'],
  nothingYet: [`Shall I begin with ${firstName}'s projects?`],
  whichOne: ['Which one do you mean?', 'I can go through the projects or the jobs.'],
  sideBySide: ['Side by side, then.'],
  timeUp: ['I am sorry, our time for this call is up.', `For the rest, write to ${firstName} or book a meeting.`],
  cannotHear: 'I cannot hear you in this browser, so please type your question.',
  hearingNotice:
    'When you speak, the sound may go to the maker of your browser or to a voice service, to be turned into text; this site keeps the text only.',
} as const satisfies GuideLines;
