import { FEATURES, type FeatureValues } from '@asad/guide/src/rank/features.ts';
import type { Row } from '../rows.ts';

export interface Way {
  readonly labels?: readonly number[];
  readonly features?: FeatureValues;
  readonly worth?: number;
}

function startsOf(lists: readonly { readonly length: number }[]): Int32Array {
  const starts = [0];
  for (const { length } of lists) starts.push((starts.at(-1) ?? 0) + length);
  return Int32Array.from(starts);
}

/** Like `createRowMaker`. */
export function makeRow(words: readonly number[], ways: readonly Way[], weight = 1): Row {
  const features = ways.map((way) => Object.entries(way.features ?? {}));
  const labels = ways.map((way) => way.labels ?? []);
  return {
    says: words.join(' '),
    words: Int32Array.from(words),
    labelStarts: startsOf(labels),
    labels: Int32Array.from(labels.flat()),
    featureStarts: startsOf(features),
    features: Int32Array.from(features.flat().map(([name]) => FEATURES.findIndex((feature) => feature === name))),
    values: Float32Array.from(features.flat().map(([, value]) => value)),
    worth: Float32Array.from(ways.map(({ worth = 0 }) => worth)),
    weight,
  };
}
