import { portfolio } from '#portfolio';
import { buildLines } from './knowledge/lines.ts';
import type { Lines } from './knowledge/knowledge.ts';
import { createPerson } from './knowledge/person.ts';

/** The guide's own lines, for pages that show some of them without all that he knows. */
export const guideLines: Lines = buildLines(createPerson(portfolio.owner), portfolio);
/** By these a talk shows that something was not answered. */
export const declinedLines: readonly string[] = [guideLines.declined, guideLines.unsure].flatMap(
  ([first]) => first ?? [],
);
