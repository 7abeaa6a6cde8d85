import { portfolio } from '@asad/content';
import { deriveAiGreeting, deriveLines } from '@asad/guide/derive';

/** The guide's fixed lines, separate from the knowledge so that pages load only these. */
export const guideLines = deriveLines(portfolio);
/** Greeting of calls with a language model. */
export const aiGreeting = deriveAiGreeting(portfolio.owner);
