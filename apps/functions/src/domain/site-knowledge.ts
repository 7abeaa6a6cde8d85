import { portfolio } from '@asad/content';
import { deriveAiGreeting, deriveKnowledge, deriveLines, deriveSuggestions, listDeclines } from '@asad/guide/derive';

/** ASAD's knowledge about the site's owner. */
export const knowledge = deriveKnowledge(portfolio);
export const guideLines = deriveLines(portfolio);
export const aiGreeting = deriveAiGreeting(portfolio.owner);
/** Sentences that mark a question in a transcript as unanswered. */
export const declinedLines = listDeclines(guideLines);
/** First questions on the call page. */
export const suggestions = deriveSuggestions(portfolio);
