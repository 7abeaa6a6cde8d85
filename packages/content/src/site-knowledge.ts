import { portfolio } from '#portfolio';
import { buildKnowledge } from './knowledge/build-knowledge.ts';

/** What ASAD knows of this site's owner. */
export const knowledge = /* @__PURE__ */ buildKnowledge(portfolio);
