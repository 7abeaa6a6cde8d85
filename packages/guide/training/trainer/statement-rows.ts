import { toStatement } from '@asad/owner/find-answered';
import { toWordFeatures } from '@asad/guide/src/rank/word-features.ts';
import type { Statement } from './read-data.ts';
import type { Row } from './rows.ts';

export const listLabels = (statements: readonly Statement[]): readonly string[] =>
  [...new Set(statements.flatMap(({ labels }) => labels))].toSorted();

const NONE = new Int32Array(0);
const STARTS = Int32Array.from([0, 1, 1]);
const FEATURES = { featureStarts: new Int32Array(3), features: NONE, values: new Float32Array(0) };

/** Of each label a row with two candidates: the sentence answers it, or not. */
export function toStatementRows({ place, labels, text }: Statement, all: readonly string[]): readonly Row[] {
  const words = Int32Array.from(toWordFeatures(toStatement(text, place)));
  return all.map((label, at) => {
    const isAnswer = labels.includes(label);
    return {
      ...FEATURES,
      says: `${label} ${text}`,
      words,
      labelStarts: STARTS,
      labels: Int32Array.from([at]),
      worth: Float32Array.from([Number(isAnswer), Number(!isAnswer)]),
      weight: 1,
    };
  });
}
