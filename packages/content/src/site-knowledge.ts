import { portfolio } from '#portfolio';
import { buildKnowledge } from './knowledge/build-knowledge.ts';
import { listPronunciations } from './pronunciations.ts';

/** What ASAD knows of this site's owner. */
export const knowledge = /* @__PURE__ */ buildKnowledge(portfolio);

/** How the voice says this site's names, where they cannot be read as written. */
export const pronunciations = /* @__PURE__ */ listPronunciations(portfolio);

/** The guide's own lines. */
export const guideLines = knowledge.lines;
/** By these a talk shows that something was not answered. */
export const declinedLines: readonly string[] = [guideLines.declined, guideLines.unsure].flatMap(
  ([first]) => first ?? [],
);
