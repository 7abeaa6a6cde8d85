import { portfolio } from '@asad/content';
import { deriveAiGreeting, deriveLines } from '@asad/guide/derive';

/** The guide's own lines, apart from the knowledge: pages that show a few of them do not load all of it. */
export const guideLines = deriveLines(portfolio);
/** The first sentences of a call that a language model answers. */
export const aiGreeting = deriveAiGreeting(portfolio.owner);
