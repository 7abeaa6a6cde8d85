import { FEATURES } from '../src/understanding/features.ts';
import { hashFeature } from '../src/understanding/word-features.ts';
import type { Row } from './rows.ts';

/** What is learned: a weight for each feature, and for each word feature with each label. */
export interface Fitted {
  readonly features: Float64Array;
  /** By word feature, then by label. */
  readonly words: ReadonlyMap<number, Float32Array>;
}

/** How weights are learned: epochs, learning rate, L1 and L2. */
export interface FitOptions {
  readonly rounds: number;
  /** FTRL's alpha: the size of a step. */
  readonly step: number;
  /** L1: a weight that says less stays zero, so that the model is small. */
  readonly sparsity: number;
  /** L2. */
  readonly decay: number;
}
export const FIT: FitOptions = { rounds: 10, step: 0.8, sparsity: 10, decay: 0.05 };
/**
 * Epochs of a second phase: weights that are not zero are learned on without L1 and L2, and their mean over the phase is
 * kept (Polyak and Juditsky, 1992): else the rows that come last have more say than the others.
 */
const FREE_ROUNDS = 4;
/** Snapshots per epoch that the mean is of. */
const LOOKS = 10;
/** FTRL's beta, as in the paper. */
const BETA = 1;
/** A word feature that fewer rows have is not learned of. */
const FEWEST = 8;
/** A pull below this moves nothing. */
const LEAST_PULL = 1e-3;
const FEATURE_STEP = 0.4;

/** The score of each candidate of a row. */
export function scoreRow(row: Row, { features, words }: Fitted, labelCount: number): Float64Array {
  const sums = new Float64Array(labelCount);
  for (const word of row.words) {
    const own = words.get(word);
    if (own) for (let label = 0; label < labelCount; label += 1) sums[label]! += own[label]!;
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

/** Chances of scores, together 1. */
export function toChances(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** One word feature while it is learned, by label: FTRL's sums, and the weights that follow from them. */
interface Learning {
  readonly z: Float32Array;
  readonly n: Float32Array;
  readonly w: Float32Array;
}

/**
 * Multinomial logistic regression over the candidates of each row, so that what is worth most becomes likeliest.
 * Weights of words are learned by FTRL-Proximal (McMahan et al., "Ad Click Prediction", 2013), which keeps most of them
 * at zero; the few weights of features by Adagrad.
 */
export function fit(rows: readonly Row[], labelCount: number, options: FitOptions = FIT): Fitted {
  const counts = new Map<number, number>();
  for (const { words } of rows) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const learnings = new Map<number, Learning>();
  const words = new Map<number, Float32Array>();
  for (const [word, count] of counts) {
    if (count < FEWEST) continue;
    const w = new Float32Array(labelCount);
    words.set(word, w);
    learnings.set(word, { z: new Float32Array(labelCount), n: new Float32Array(labelCount), w });
  }
  const features = new Float64Array(FEATURES.length);
  const featureSquares = new Float64Array(FEATURES.length).fill(1e-2);
  const useful = rows.filter(({ worth }) => worth.some((one) => one > 0));
  // Spread by their words: one row more leaves the others in their order.
  const order = useful.map((row) => ({ row, place: hashFeature(row.says) })).toSorted((a, b) => a.place - b.place);
  const pulls = new Float64Array(labelCount);
  const { step, sparsity, decay } = options;

  function move({ z, n, w }: Learning, label: number, slope: number): void {
    const before = Math.sqrt(n[label]!);
    n[label]! += slope * slope;
    const after = Math.sqrt(n[label]!);
    z[label]! += slope - ((after - before) / step) * w[label]!;
    const own = z[label]!;
    w[label] = Math.abs(own) <= sparsity ? 0 : -(own - Math.sign(own) * sparsity) / ((BETA + after) / step + decay);
  }

  function moveFreely({ n, w }: Learning, label: number, slope: number): void {
    if (w[label] === 0) return;
    n[label]! += slope * slope;
    w[label]! -= (step * slope) / (2 * (BETA + Math.sqrt(n[label]!)));
  }

  function learn(row: Row, moveOne: typeof move): void {
    const chances = toChances(scoreRow(row, { features, words }, labelCount));
    let right = 0;
    for (const [way, chance] of chances.entries()) right += chance * row.worth[way]!;
    right ||= 1;
    pulls.fill(0);
    const featurePulls = new Map<number, number>();
    for (const [way, chance] of chances.entries()) {
      const pull = (chance * (row.worth[way]! / right) - chance) * row.weight;
      if (Math.abs(pull) < LEAST_PULL / 10) continue;
      for (let at = row.labelStarts[way]!; at < row.labelStarts[way + 1]!; at += 1) pulls[row.labels[at]!]! += pull;
      for (let at = row.featureStarts[way]!; at < row.featureStarts[way + 1]!; at += 1) {
        const number = row.features[at]!;
        featurePulls.set(number, (featurePulls.get(number) ?? 0) + pull * row.values[at]!);
      }
    }
    for (const [number, pull] of featurePulls) {
      featureSquares[number]! += pull * pull;
      features[number]! += (FEATURE_STEP * pull) / Math.sqrt(featureSquares[number]!);
    }
    const pulled: number[] = [];
    for (let label = 0; label < labelCount; label += 1) if (Math.abs(pulls[label]!) >= LEAST_PULL) pulled.push(label);
    for (const word of row.words) {
      const learning = learnings.get(word);
      if (learning) for (const label of pulled) moveOne(learning, label, -pulls[label]!);
    }
  }
  for (let round = 0; round < options.rounds; round += 1) for (const { row } of order) learn(row, move);
  const means = new Map([...words].map(([word, own]) => [word, new Float32Array(own.length)]));
  const featureMeans = new Float64Array(features.length);
  const every = Math.ceil(order.length / LOOKS);
  const looks = FREE_ROUNDS * Math.ceil(order.length / every);
  for (let round = 0; round < FREE_ROUNDS; round += 1) {
    for (const [at, { row }] of order.entries()) {
      learn(row, moveFreely);
      if ((at + 1) % every !== 0 && at + 1 !== order.length) continue;
      for (const [word, own] of words)
        for (const [label, weight] of own.entries()) means.get(word)![label]! += weight / looks;
      for (const [number, weight] of features.entries()) featureMeans[number]! += weight / looks;
    }
  }
  return { features: featureMeans, words: means };
}
