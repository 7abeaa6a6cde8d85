import type { PortfolioLines } from './derive-lines.ts';

/** The sentences that mark an unanswered question in a transcript. */
export const listDeclines = (lines: PortfolioLines): readonly string[] =>
  (['declined', 'unsure'] as const).flatMap((line) => [...lines[line].slice(0, 1), ...lines[`${line}Again`]]);
