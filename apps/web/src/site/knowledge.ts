import { portfolio } from '@asad/content';
import { deriveKnowledge } from '@asad/guide/derive';

/** What ASAD knows about this site's owner. */
export const knowledge = /* @__PURE__ */ deriveKnowledge(portfolio);
