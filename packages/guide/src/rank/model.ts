import type { Candidate } from './candidates.ts';
import type { Feature } from './features.ts';
import { toWordFeatures } from './word-features.ts';

/** Probabilities (0 to 1) for answering or asking back; `data/limits.yaml` documents them. */
export interface Limits {
  /** Lowest probability for answering. */
  readonly say: number;
  /** Lowest probability for offering what may be meant. */
  readonly offer: number;
}

/** The model's file, which `pnpm train` (packages/guide/training) writes. */
export interface ModelFile {
  /** The command that made it, its figures, and a hash of its inputs. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly limits: Limits;
  /** Weight of each feature, apart from words. */
  readonly features: Readonly<Record<Feature, number>>;
  /** Labels in the order of their numbers. */
  readonly labels: readonly string[];
  /** Vocabulary, separated by spaces. */
  readonly words: string;
  /** Ascending: `gaps` are differences, `counts` the number of labels of each. */
  readonly gaps: string;
  readonly counts: string;
  /** Label and weight for each pair of feature and label. */
  readonly numbers: string;
  readonly weights: string;
}

/** From here on, no character needs a JSON escape, except the backslash. */
export const FIRST_LETTER = 0x23;
/** The backslash, which the encoding skips. */
export const SKIPPED = 0x5c;
/** Larger gaps take several steps. */
export const MOST_GAP = 200;
/** Weights are integers in this unit, from -WEIGHT_RANGE to WEIGHT_RANGE. */
export const WEIGHT_UNIT = 1 / 5;
export const WEIGHT_RANGE = 40;

export const fromLetter = (code: number): number => code - FIRST_LETTER - (code > SKIPPED ? 1 : 0);

/** Scores candidates. */
export interface Model {
  readonly limits: Limits;
  readonly vocabulary: ReadonlySet<string>;
  /** Returns the logarithm of each probability plus a constant. */
  readonly score: (tokens: readonly string[], candidates: readonly Candidate[]) => readonly number[];
}

/** Scores what has labels and features. */
interface LabelModel extends Model {
  readonly score: (
    tokens: readonly string[],
    candidates: readonly Pick<Candidate, 'labels' | 'features'>[],
  ) => readonly number[];
}

/** Takes a few milliseconds. */
export function readModel(file: ModelFile): LabelModel {
  const labels = new Map(file.labels.map((label, number) => [label, number]));
  /** Index of each word feature, and the start of its labels. */
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
    for (const feature of toWordFeatures(tokens)) {
      const place = places.get(feature) ?? -1;
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
      return candidates.map(({ labels: candidateLabels, features }) => {
        let sum = 0;
        for (const label of candidateLabels) sum += sums[labels.get(label) ?? -1] ?? 0;
        for (const name in features) sum += (features[name as Feature] ?? 0) * file.features[name as Feature];
        return sum;
      });
    },
  };
}
