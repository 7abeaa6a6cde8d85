import type { Named } from '@asad/content';

/** For calls that a language model answers, in the backend or at the voice provider. */
export const deriveAiGreeting = ({ firstName }: Pick<Named, 'firstName'>): readonly string[] => [
  'Good evening, I am ASAD, the owl of the house.',
  `I am an AI, and I know ${firstName}'s work.`,
  'What would you like to know?',
];
