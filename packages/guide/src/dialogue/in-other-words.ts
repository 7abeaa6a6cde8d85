import type { GuideLines, RepeatedLine } from '../knowledge.ts';
import type { GuideState } from '../understanding/state.ts';

/**
 * A line: of the wordings of its first sentence one that was not said yet in this call, or longest ago, `own` before
 * those of any content; of what comes `after` it what was not said.
 */
export function inOtherWords(
  lines: GuideLines,
  line: RepeatedLine,
  { said }: GuideState,
  after: readonly string[] = lines[line].slice(1),
  own: readonly string[] = [],
): readonly string[] {
  const wordings = [...own, ...lines[line].slice(0, 1), ...(lines[`${line}Again`] ?? [])];
  const [wording = ''] = wordings.toSorted((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b));
  return [wording, ...after.filter((sentence) => !said.includes(sentence))];
}
