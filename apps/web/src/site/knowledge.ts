import { KINDS, portfolio } from '@asad/content';
import { deriveKnowledge } from '@asad/guide/derive';
import { hasBackend } from './hosting.ts';

export const knowledge = /* @__PURE__ */ deriveKnowledge(portfolio, undefined, {
  kinds: KINDS,
  facts: { hasBackend },
});
