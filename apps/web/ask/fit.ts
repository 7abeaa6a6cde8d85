/** One question: what speaks for each way to understand it, and what each is worth, 0 to 1. */
export interface Row {
  readonly evidence: readonly Readonly<Record<string, number>>[];
  readonly worth: readonly number[];
  /** How much the question counts. */
  readonly weight: number;
}

/** What is learned: how much each piece of evidence says, of any content and of the words of this one. */
export interface Learned {
  readonly weights: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, number>>;
}

const ROUNDS = 12;

/** How weights of a sort are learned. */
interface Sort {
  readonly step: number;
  readonly decay: number;
  readonly rounds?: number;
}

/** How far a weight goes at once, how hard it is held small, and how much it must say to be kept. */
const OF_EVIDENCE = { step: 0.15, decay: 0.001, least: 0.03, digits: 2 } as const;
const OF_WORDS = { step: 0.08, decay: 0.003, least: 0.35, digits: 1 } as const;
/** Of words those that say enough are learned once more, without the others; what says little then is left out too. */
const OF_KEPT_WORDS = { ...OF_WORDS, decay: 0.005, least: 0.06, rounds: 6 } as const;
/** A word is learned of when so many questions have it. */
const FEWEST = 8;
/** Spreads the rows, the same way each time. */
const STRIDE = 7919;
const MODULUS = 10_007;

const isWord = (name: string): boolean => name.includes(' ~ ');

/** One question in numbers: the evidence of way `i` stands from `starts[i]` to `starts[i + 1]`. */
interface Numbered {
  readonly starts: readonly number[];
  readonly names: Int32Array;
  readonly values: Float32Array;
  readonly worth: readonly number[];
  readonly weight: number;
}

/**
 * Learns how much each piece of evidence says, so that what is worth most becomes likeliest: multinomial logistic
 * regression over candidates, by stochastic gradient with a step of its own for each weight (Adagrad).
 */
export function fitWeights(rows: Iterable<Row>): Learned {
  const indices = new Map<string, number>();
  const seen: number[] = [];
  const numbered: Numbered[] = [];
  // Each row is numbered as it comes: all their evidence at once is more than memory holds.
  for (const row of rows) if (row.worth.some((one) => one > 0)) numbered.push(toNumbers(row, indices, seen));
  const order = numbered.map((row, index) => ({ row, at: (index * STRIDE) % MODULUS })).toSorted((a, b) => a.at - b.at);
  const names = [...indices.keys()];
  const weights = new Float64Array(names.length);
  const isLearned = (name: string, index: number): boolean => (seen[index] ?? 0) >= FEWEST && isWord(name);
  function learn({ step, decay, rounds = ROUNDS }: Sort, isMeant: readonly boolean[]): void {
    const squares = new Float64Array(names.length).fill(1e-3);
    for (let round = 0; round < rounds; round += 1)
      for (const { row } of order)
        for (const [index, raw] of toGradient(row, weights)) {
          if (!isMeant[index]) continue;
          const weight = weights[index] ?? 0;
          const slope = raw - decay * weight;
          const square = (squares[index] ?? 0) + slope * slope;
          squares[index] = square;
          weights[index] = weight + (step * slope) / Math.sqrt(square);
        }
  }
  // First what speaks in any content; then, beside it, what the words of this one say.
  const ofWords = names.map((name, index) => isLearned(name, index));
  learn(
    OF_EVIDENCE,
    names.map((name) => !isWord(name)),
  );
  learn(OF_WORDS, ofWords);
  const isKept = ofWords.map((isOfWords, index) => isOfWords && Math.abs(weights[index] ?? 0) >= OF_WORDS.least);
  for (const [index, isOfWords] of ofWords.entries()) if (isOfWords && !isKept[index]) weights[index] = 0;
  learn(OF_KEPT_WORDS, isKept);
  const kept = (isOfWords: boolean): Readonly<Record<string, number>> => {
    const { digits, least } = isOfWords ? OF_KEPT_WORDS : OF_EVIDENCE;
    return Object.fromEntries(
      names
        .map((name, index) => [name, Number((weights[index] ?? 0).toFixed(digits))] as const)
        .filter(([name, weight]) => isWord(name) === isOfWords && Math.abs(weight) >= least)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  return { weights: kept(false), words: kept(true) };
}

function toNumbers({ evidence, worth, weight }: Row, indices: Map<string, number>, seen: number[]): Numbered {
  const starts = [0];
  const names: number[] = [];
  const values: number[] = [];
  for (const one of evidence) {
    for (const [name, value] of Object.entries(one)) {
      const index = indices.get(name) ?? indices.size;
      indices.set(name, index);
      names.push(index);
      values.push(value);
    }
    starts.push(names.length);
  }
  for (const index of new Set(names)) seen[index] = (seen[index] ?? 0) + 1;
  return { starts, names: Int32Array.from(names), values: Float32Array.from(values), worth, weight };
}

/** Where each weight should go for one question. */
function toGradient(
  { starts, names, values, worth, weight }: Numbered,
  weights: Float64Array,
): ReadonlyMap<number, number> {
  const scores = worth.map((_, way) => {
    let score = 0;
    for (let at = starts[way] ?? 0; at < (starts[way + 1] ?? 0); at += 1)
      score += (values[at] ?? 0) * (weights[names[at] ?? 0] ?? 0);
    return score;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, way) => sum + power * (worth[way] ?? 0), 0) || 1;
  const gradient = new Map<number, number>();
  for (const [way, power] of powers.entries()) {
    const pull = ((power * (worth[way] ?? 0)) / right - power / all) * weight;
    for (let at = starts[way] ?? 0; at < (starts[way + 1] ?? 0); at += 1) {
      const name = names[at] ?? 0;
      gradient.set(name, (gradient.get(name) ?? 0) + pull * (values[at] ?? 0));
    }
  }
  return gradient;
}
