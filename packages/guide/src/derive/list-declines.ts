import type { PortfolioLines } from './derive-lines.ts';

/** Lists the sentences by which a transcript shows that a question was not answered. */
export const listDeclines = (lines: PortfolioLines): readonly string[] =>
  (['declined', 'unsure'] as const).flatMap((line) => [...lines[line].slice(0, 1), ...lines[`${line}Again`]]);
