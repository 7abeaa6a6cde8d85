import { diff } from 'node:util';

/** Lines that stay the same around a change. */
const CONTEXT = 2;
/** What Node says of a line: it stands in both texts, in the first only, or in the second only. */
const MARKS = { 0: ' ', 1: '-', [-1]: '+' } as const;

/** The differences of two texts, as `- removed` and `+ added` lines with a little around them; empty when equal. */
export function diffLines(before: string, after: string): readonly string[] {
  const marked = diff(before.split('\n'), after.split('\n'));
  const isNear = (index: number) =>
    marked.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(([kind]) => kind !== 0);
  return marked.filter((_, index) => isNear(index)).map(([kind, line]) => `${MARKS[kind]} ${line}`);
}
