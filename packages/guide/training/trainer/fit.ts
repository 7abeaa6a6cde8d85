import { FEATURES } from '@asad/guide/src/rank/features.ts';
import { hashFeature } from '@asad/guide/src/rank/word-features.ts';
import type { Row } from './rows.ts';

export interface Fitted {
  readonly features: Float64Array;
  /** By word feature, then by label. */
  readonly words: ReadonlyMap<number, Float32Array>;
}

const EPOCHS = 10;
/** FTRL's alpha. */
const LEARNING_RATE = 0.8;
/** Sets weights of little use to zero: it trades quality for size. */
const L1 = 2;
const L2 = 0.05;
/** Divides the weights: above 1, the model is less sure. */
const TEMPERATURE = 1.2;
/**
 * Epochs without L1 and L2 over the nonzero weights, whose mean is kept (Polyak and Juditsky, 1992): otherwise the last
 * rows weigh more.
 */
const AVERAGED_EPOCHS = 4;
/** Weight snapshots in the mean. */
const SNAPSHOTS_PER_EPOCH = 10;
/** FTRL's beta, as in the paper. */
const BETA = 1;
/** Word features in fewer rows get no weight. */
const MIN_ROWS = 4;
/** Smaller gradients hardly move a weight. */
const MIN_GRADIENT = 1e-3;
const FEATURE_LEARNING_RATE = 0.4;
/** Any order does; of the lists, models of other orders miss up to ten more. */
const ORDER = 'B';

export function scoreRow(row: Row, { features, words }: Fitted, labelCount: number): Float64Array {
  const sums = new Float64Array(labelCount);
  for (const word of row.words) {
    const wordWeights = words.get(word);
    if (wordWeights) for (let label = 0; label < labelCount; label += 1) sums[label]! += wordWeights[label]!;
  }
  const scores = new Float64Array(row.worth.length);
  for (let way = 0; way < scores.length; way += 1) {
    let score = 0;
    for (let at = row.labelStarts[way]!; at < row.labelStarts[way + 1]!; at += 1) score += sums[row.labels[at]!]!;
    for (let at = row.featureStarts[way]!; at < row.featureStarts[way + 1]!; at += 1)
      score += row.values[at]! * features[row.features[at]!]!;
    scores[way] = score;
  }
  return scores;
}

export function toChances(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}

interface Learning {
  readonly z: Float32Array;
  readonly n: Float32Array;
  readonly w: Float32Array;
}

/**
 * Multinomial logistic regression over a row's candidates, with their worth as target. FTRL-Proximal (McMahan et al.,
 * "Ad Click Prediction", 2013) keeps most word weights at zero; feature weights use Adagrad.
 */
export function fit(rows: readonly Row[], labelCount: number, featureCount: number = FEATURES.length): Fitted {
  const counts = new Map<number, number>();
  for (const { words } of rows) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const learnings = new Map<number, Learning>();
  const words = new Map<number, Float32Array>();
  for (const [word, count] of counts) {
    if (count < MIN_ROWS) continue;
    const w = new Float32Array(labelCount);
    words.set(word, w);
    learnings.set(word, { z: new Float32Array(labelCount), n: new Float32Array(labelCount), w });
  }
  const features = new Float64Array(featureCount);
  const featureSquares = new Float64Array(featureCount).fill(1e-2);
  const useful = rows.filter(({ worth }) => worth.some((value) => value > 0));
  // Hash order: an added utterance keeps the order of the others, and so a similar model.
  const order = useful
    .map((row) => ({ row, place: hashFeature(row.says + ORDER) }))
    .toSorted((a, b) => a.place - b.place);
  const gradients = new Float64Array(labelCount);

  function move({ z, n, w }: Learning, label: number, slope: number): void {
    const before = Math.sqrt(n[label]!);
    n[label]! += slope * slope;
    const after = Math.sqrt(n[label]!);
    z[label]! += slope - ((after - before) / LEARNING_RATE) * w[label]!;
    const gradientSum = z[label]!;
    w[label] =
      Math.abs(gradientSum) <= L1
        ? 0
        : -(gradientSum - Math.sign(gradientSum) * L1) / ((BETA + after) / LEARNING_RATE + L2);
  }

  function moveFreely({ n, w }: Learning, label: number, slope: number): void {
    if (w[label] === 0) return;
    n[label]! += slope * slope;
    w[label]! -= (LEARNING_RATE * slope) / (2 * (BETA + Math.sqrt(n[label]!)));
  }

  function learn(row: Row, moveOne: typeof move): void {
    const chances = toChances(scoreRow(row, { features, words }, labelCount));
    let right = 0;
    for (const [way, chance] of chances.entries()) right += chance * row.worth[way]!;
    right ||= 1;
    gradients.fill(0);
    const featureGradients = new Map<number, number>();
    for (const [way, chance] of chances.entries()) {
      const gradient = (chance * (row.worth[way]! / right) - chance) * row.weight;
      if (Math.abs(gradient) < MIN_GRADIENT / 10) continue;
      for (let at = row.labelStarts[way]!; at < row.labelStarts[way + 1]!; at += 1)
        gradients[row.labels[at]!]! += gradient;
      for (let at = row.featureStarts[way]!; at < row.featureStarts[way + 1]!; at += 1) {
        const number = row.features[at]!;
        featureGradients.set(number, (featureGradients.get(number) ?? 0) + gradient * row.values[at]!);
      }
    }
    for (const [number, gradient] of featureGradients) {
      featureSquares[number]! += gradient * gradient;
      features[number]! += (FEATURE_LEARNING_RATE * gradient) / Math.sqrt(featureSquares[number]!);
    }
    const moved = [...gradients.keys()].filter((label) => Math.abs(gradients[label]!) >= MIN_GRADIENT);
    for (const word of row.words) {
      const learning = learnings.get(word);
      if (learning) for (const label of moved) moveOne(learning, label, -gradients[label]!);
    }
  }
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) for (const { row } of order) learn(row, move);
  const means = new Map([...words].map(([word, wordWeights]) => [word, new Float32Array(wordWeights.length)]));
  const featureMeans = new Float64Array(features.length);
  const every = Math.ceil(order.length / SNAPSHOTS_PER_EPOCH);
  const snapshots = AVERAGED_EPOCHS * Math.ceil(order.length / every);
  for (let epoch = 0; epoch < AVERAGED_EPOCHS; epoch += 1) {
    for (const [at, { row }] of order.entries()) {
      learn(row, moveFreely);
      if ((at + 1) % every !== 0 && at + 1 !== order.length) continue;
      for (const [word, wordWeights] of words)
        for (const [label, weight] of wordWeights.entries()) means.get(word)![label]! += weight / snapshots;
      for (const [number, weight] of features.entries()) featureMeans[number]! += weight / snapshots;
    }
  }
  return {
    features: featureMeans.map((weight) => weight / TEMPERATURE),
    words: new Map([...means].map(([word, weights]) => [word, weights.map((weight) => weight / TEMPERATURE)])),
  };
}
