import { createHash } from 'node:crypto';
import { FEATURES } from '@asad/guide/src/rank/features.ts';
import {
  FIRST_LETTER,
  MOST_GAP,
  SKIPPED,
  WEIGHT_RANGE,
  WEIGHT_UNIT,
  type ModelFile,
} from '@asad/guide/src/rank/model.ts';
import type { Fitted } from './fit.ts';
import { readLimits } from './read-data.ts';

const toLetter = (number: number): string => {
  const code = number + FIRST_LETTER;
  return String.fromCharCode(code >= SKIPPED ? code + 1 : code);
};

const toSteps = (weight: number): number =>
  Math.max(-WEIGHT_RANGE, Math.min(WEIGHT_RANGE, Math.round(weight / WEIGHT_UNIT)));

/** Omits weights that round to zero. */
export function encodeModel(
  { features, words }: Fitted,
  labels: readonly string[],
  vocabulary: readonly string[],
  about: Readonly<Record<string, string | number>>,
): ModelFile {
  // Frequent labels get small numbers, which take fewer characters.
  const uses = labels.map(() => 0);
  for (const labelWeights of words.values())
    for (const [label, weight] of labelWeights.entries()) if (toSteps(weight) !== 0) uses[label]! += 1;
  const order = [...labels.keys()].filter((label) => uses[label]! > 0).toSorted((a, b) => uses[b]! - uses[a]!);
  const numberOf = new Map(order.map((label, number) => [label, number]));
  let [gaps, counts, numbers, weights] = ['', '', '', ''];
  let before = 0;
  for (const [hash, labelWeights] of [...words].toSorted(([a], [b]) => a - b)) {
    const keptWeights = [...labelWeights]
      .flatMap((weight, label) =>
        toSteps(weight) === 0 ? [] : [{ number: numberOf.get(label) ?? 0, steps: toSteps(weight) }],
      )
      .toSorted((a, b) => a.number - b.number);
    if (keptWeights.length === 0) continue;
    const gap = hash - before;
    gaps += toLetter(MOST_GAP).repeat(Math.floor(gap / MOST_GAP)) + toLetter(gap % MOST_GAP);
    before = hash;
    counts += toLetter(keptWeights.length);
    for (const { number, steps } of keptWeights) {
      numbers += toLetter(number);
      weights += toLetter(steps + WEIGHT_RANGE);
    }
  }
  const file = {
    limits: readLimits(),
    features: Object.fromEntries(
      FEATURES.map((name, at) => [name, Number(features[at]?.toFixed(3))]),
    ) as ModelFile['features'],
    labels: order.map((label) => labels[label] ?? ''),
    words: vocabulary.join(' '),
    gaps,
    counts,
    numbers,
    weights,
  };
  const hash = createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, 16);
  return { about: { ...about, weights: weights.length, hash }, ...file };
}
