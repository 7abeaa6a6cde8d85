import { portfolio } from '@asad/content';
import { deriveAiGreeting, deriveLines } from '@asad/guide/derive';
import { hasBackend } from './hosting.ts';

/** Separate from the knowledge: pages load only these. */
export const guideLines = deriveLines(portfolio, { hasBackend });
export const aiGreeting = deriveAiGreeting(portfolio.owner);
