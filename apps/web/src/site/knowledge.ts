import { KINDS, portfolio } from '@asad/content';
import { deriveKnowledge } from '@asad/guide/derive';

export const knowledge = /* @__PURE__ */ deriveKnowledge(portfolio, undefined, KINDS);
