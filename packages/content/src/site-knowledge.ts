import { portfolio } from '#portfolio';
import { buildKnowledge } from './knowledge/build-knowledge.ts';
import { listPronunciations } from './pronunciations.ts';

/** What ASAD knows of this site's owner. */
export const knowledge = /* @__PURE__ */ buildKnowledge(portfolio);

/** How the voice says this site's names, where they cannot be read as written. */
export const pronunciations = /* @__PURE__ */ listPronunciations(portfolio);
