import { portfolio } from '@asad/content';
import { deriveAiGreeting, deriveKnowledge, deriveLines, deriveSuggestions, listDeclines } from '@asad/guide/derive';

/** What ASAD knows about this site's owner. */
export const knowledge = deriveKnowledge(portfolio);
/** The guide's own lines. */
export const guideLines = deriveLines(portfolio);
/** The first sentences of a call that a language model answers. */
export const aiGreeting = deriveAiGreeting(portfolio.owner);
/** Sentences by which a transcript shows that a question was not answered. */
export const declinedLines = listDeclines(guideLines);
/** First questions that the call page offers. */
export const suggestions = deriveSuggestions(portfolio);
