import { KINDS, portfolio } from '@asad/content';
import {
  deriveAiGreeting,
  deriveKnowledge,
  deriveLines,
  deriveSuggestions,
  listDeclines,
  nameAssistant,
} from '@asad/guide/derive';

export const assistantName = nameAssistant(portfolio.owner);
export const knowledge = deriveKnowledge(portfolio, undefined, { kinds: KINDS });
export const guideLines = deriveLines(portfolio);
export const aiGreeting = deriveAiGreeting(portfolio.owner);
/** Sentences that mark a question in a transcript as unanswered. */
export const declinedLines = listDeclines(guideLines);
export const suggestions = deriveSuggestions(portfolio);
