import type { Words } from '../kinds/words.ts';

/** Texts of the pages that belong to no entry; further texts are derived. */
export const words = {
  headline: 'Software that lets you sleep at night.',
  subcopy:
    'I build web products, automations and voice assistants for small teams, and I stay until they run by themselves. The owl works nights: ask him anything about my work.',
  about: [
    'I am Omar Linden, a full-stack developer in Lisbon, Portugal. For 4+ years I have worked remotely for small teams: first on shops and dispatch boards, then on email infrastructure, lately on automations and on assistants that talk.',
    'My favourite moment in a project is the quiet one, some weeks after launch, when nobody has had to think about it. I write for the person who will read the code next, I measure before I promise, and I tell you early when something will not work.',
  ],
  description:
    'Omar Linden builds web products, automations and voice assistants that stay up. Four projects, 4+ years of remote work, and an owl that answers questions about them.',
  proofs: [
    { value: '4+ years', label: 'of remote product work' },
    { value: '10k+', label: 'workflows run a month' },
    { value: '1 owl', label: 'on duty, day and night' },
  ],
} satisfies Words;
