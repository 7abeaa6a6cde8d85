import { portfolio } from '#portfolio';
import { buildLines, type Lines } from './knowledge/lines.ts';
import { createPerson } from './knowledge/person.ts';

/** The guide's own lines, for pages that show some of them without all that he knows. */
export const guideLines: Lines = buildLines(createPerson(portfolio.owner), portfolio);
/** By these a talk shows that something was not answered. */
export const declinedLines: readonly string[] = (['declined', 'unsure'] as const).flatMap((line) => [
  ...guideLines[line].slice(0, 1),
  ...guideLines[`${line}Again`],
]);
/** What a language model says first, at the voice provider or asked by the backend. */
export const aiGreeting: readonly string[] = [
  'Good evening, I am ASAD, the owl of the house.',
  `I am an AI, and I know ${portfolio.owner.firstName}'s work.`,
  'What would you like to know?',
];
