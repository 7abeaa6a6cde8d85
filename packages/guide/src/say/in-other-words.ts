import type { GuideLines, RepeatedLine } from '../knowledge.ts';
import type { GuideState } from '../read/state.ts';

/** The least recently used wording (`preferred` ones first), then the sentences of `after` that were not said yet. */
export function inOtherWords(
  lines: GuideLines,
  line: RepeatedLine,
  { said }: GuideState,
  after: readonly string[] = lines[line].slice(1),
  preferred: readonly string[] = [],
): readonly string[] {
  const wordings = [...preferred, ...lines[line].slice(0, 1), ...(lines[`${line}Again`] ?? [])];
  const [wording = ''] = wordings.toSorted((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b));
  return [wording, ...after.filter((sentence) => !said.includes(sentence))];
}
