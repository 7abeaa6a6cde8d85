import { portfolio } from '@asad/content';
import { deriveAiGreeting, deriveLines } from '@asad/guide/derive';

/** Separate from the knowledge: pages load only these. */
export const guideLines = deriveLines(portfolio);
export const aiGreeting = deriveAiGreeting(portfolio.owner);
