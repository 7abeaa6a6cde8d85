import type { About } from './model.ts';
import { owner } from './owner.ts';

/** The About section's own words. */
export const about = {
  intro: [
    `I am ${owner.name}, a full-stack developer in ${owner.location}. For ${owner.yearsOfExperience} years I have worked remotely for small teams: first on shops and dispatch boards, then on email infrastructure, lately on automations and on assistants that talk.`,
    'My favourite moment in a project is the quiet one, some weeks after launch, when nobody has had to think about it. I write for the person who will read the code next, I measure before I promise, and I tell you early when something will not work.',
  ],
} as const satisfies About;
