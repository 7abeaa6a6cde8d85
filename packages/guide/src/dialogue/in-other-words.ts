import type { GuideLines, RepeatedLine } from '../knowledge.ts';
import type { GuideState } from '../understanding/state.ts';

/**
 * A line, so that it does not repeat itself: the wording of its first sentence that was said least recently in this call
 * (`own` are further wordings, preferred), then those sentences of `after` that were not said yet.
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
