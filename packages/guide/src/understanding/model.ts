import type { Candidate } from './candidates.ts';
import type { Feature } from './features.ts';
import { toWordFeatures } from './word-features.ts';

/** Probabilities (0 to 1) from which the guide answers or asks back. `data/limits.yaml` tells how they were chosen. */
export interface Limits {
  /** The likeliest answer is given from this probability on. */
  readonly sure: number;
  /** It is given from this one on where no other is half as likely. */
  readonly sureAlone: number;
  /** The same for a question that names or points at nothing here, and may be about the rest of the world. */
  readonly sureOfStrange: number;
  /** Otherwise, where the two likeliest reach this together, the guide asks which is meant. */
  readonly oneOfTwo: number;
}

/** The format of a trained model's file. `pnpm train` (tooling/training) writes it. */
export interface ModelFile {
  /** The command that made it, its figures, and a hash of what it was made from. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly limits: Limits;
  /** The weight of each feature beside words. */
  readonly features: Readonly<Record<Feature, number>>;
  /** The labels, in the order of their numbers. */
  readonly labels: readonly string[];
  /** The words that it knows, parted by spaces. */
  readonly words: string;
  /** Word features, ascending: the distance to the one before, and how many labels each speaks for. */
  readonly gaps: string;
  readonly counts: string;
  /** For each feature and label: the label's number, and its weight. */
  readonly numbers: string;
  readonly weights: string;
}

/** Numbers are written as letters from here on: none of them needs an escape in JSON. */
export const FIRST_LETTER = 0x23;
/** A backslash would need one: it is left out. */
export const SKIPPED = 0x5c;
/** A gap above this is written as this, and again. */
export const MOST_GAP = 200;
/** Weights are whole numbers of such parts, from -WEIGHT_RANGE to WEIGHT_RANGE. */
export const WEIGHT_UNIT = 1 / 5;
export const WEIGHT_RANGE = 40;

/** A letter's number. */
export const fromLetter = (code: number): number => code - FIRST_LETTER - (code > SKIPPED ? 1 : 0);

/** A model, ready to score candidates. */
export interface Model {
  readonly limits: Limits;
  readonly vocabulary: ReadonlySet<string>;
  /** The score of each candidate: the logarithm of its probability, but for a constant. */
  readonly score: (tokens: readonly string[], candidates: readonly Candidate[]) => readonly number[];
}

/** Reads a model from its file. Takes some milliseconds, once. */
export function readModel(file: ModelFile): Model {
  const labels = new Map(file.labels.map((label, number) => [label, number]));
  /** The place of each word feature among them, and of each place from where its labels stand. */
  const places = new Map<number, number>();
  const starts = [0];
  let [hash, at, gap] = [0, 0, 0];
  for (let letter = 0; letter < file.gaps.length; letter += 1) {
    const step = fromLetter(file.gaps.charCodeAt(letter));
    gap += step;
    if (step === MOST_GAP) continue;
    hash += gap;
    gap = 0;
    at += fromLetter(file.counts.charCodeAt(places.size));
    places.set(hash, places.size);
    starts.push(at);
  }
  function sumWords(tokens: readonly string[]): Float64Array {
    const sums = new Float64Array(file.labels.length);
    for (const one of toWordFeatures(tokens)) {
      const place = places.get(one) ?? -1;
      const end = starts[place + 1] ?? 0;
      for (let entry = starts[place] ?? 0; entry < end; entry += 1) {
        const label = fromLetter(file.numbers.charCodeAt(entry));
        sums[label] = (sums[label] ?? 0) + fromLetter(file.weights.charCodeAt(entry)) - WEIGHT_RANGE;
      }
    }
    return sums.map((sum) => sum * WEIGHT_UNIT);
  }
  return {
    limits: file.limits,
    vocabulary: new Set(file.words.split(' ')),
    score(tokens, candidates) {
      const sums = sumWords(tokens);
      return candidates.map(({ labels: own, features }) => {
        let sum = 0;
        for (const label of own) sum += sums[labels.get(label) ?? -1] ?? 0;
        for (const name in features) sum += (features[name as Feature] ?? 0) * file.features[name as Feature];
        return sum;
      });
    },
  };
}
