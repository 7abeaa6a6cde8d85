import { portfolio } from '#portfolio';
import { buildKnowledge } from './knowledge/build-knowledge.ts';
import { buildLines } from './knowledge/lines.ts';
import { createPerson } from './knowledge/person.ts';
import { listPronunciations } from './pronunciations.ts';

// Each is made for itself, so that a page which shows a line does not bring along all that can be said.

/** What ASAD knows of this site's owner. */
export const knowledge = /* @__PURE__ */ buildKnowledge(portfolio);

/** How the voice says this site's names, where they cannot be read as written. */
export const pronunciations = /* @__PURE__ */ listPronunciations(portfolio);

/** The guide's own lines. */
export const guideLines = /* @__PURE__ */ buildLines(/* @__PURE__ */ createPerson(portfolio.owner), portfolio);

/** By these a talk shows that something was not answered. */
export const declinedLines: readonly string[] = /* @__PURE__ */ findDeclined();

function findDeclined(): readonly string[] {
  return [guideLines.declined, guideLines.unsure].flatMap(([first]) => first ?? []);
}
