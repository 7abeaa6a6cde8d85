import { GRAMMAR } from './stop-words.ts';
import { toTerm } from './topic-terms.ts';

/** A way to say something, and what it is said for. */
export interface Example {
  readonly label: string;
  readonly words: readonly string[];
  /** How much it counts; an utterance is 1. */
  readonly weight: number;
}

/** What a classifier makes of an utterance. */
export interface Classified {
  /** Labels by probability, from 0 to 1; together 1. */
  readonly chances: ReadonlyMap<string, number>;
  /** How much one term speaks for a label, as the logarithm of a ratio; above 0 for it. */
  readonly speaks: (term: string, label: string) => number;
}

/** Neighbours say less than a word does; beginnings forgive an ending. */
const WEIGHT = { word: 1, pair: 0.5, corePair: 0.5, beginning: 0.5 } as const;
const BEGINNING = 4;
/** Seen so often without having been seen: small, since a word that only one label knows says much. */
const UNSEEN = 0.05;
/** Features of one utterance repeat one another: their sum is too sure of itself, by this and the root of their number. */
const TEMPER = 1.2;
/** A label of few examples is taken for one of that much of the average, or every unseen word would speak for it. */
const LEAST_SHARE = 0.5;

/** Numbers for terms, so that a pair of them is a number too; as many as a language has words, and no more. */
const NUMBERS = new Map<string, number>();
const MOST_TERMS = 60_000;
const toNumber = (term: string): number => {
  const known = NUMBERS.get(term);
  if (known !== undefined) return known;
  const number = NUMBERS.size < MOST_TERMS ? NUMBERS.size + 1 : 0;
  if (number > 0) NUMBERS.set(term, number);
  return number;
};

/** Tells each term of an utterance, its beginning, and pairs of neighbours, with grammar between them and without. */
function eachFeature(words: readonly string[], tell: (feature: number, weight: number) => void): void {
  let [before, coreBefore] = [0, 0];
  for (const word of [...words, '']) {
    const term = toTerm(word);
    const number = word === '' ? 0 : toNumber(term);
    if (number > 0) {
      tell(number, WEIGHT.word);
      if (term.length > BEGINNING) tell(toNumber(`${term.slice(0, BEGINNING)}*`), WEIGHT.beginning);
    }
    tell((before + 1) * MOST_TERMS + number, WEIGHT.pair);
    before = number;
    if (GRAMMAR.has(word)) continue;
    tell(-(coreBefore + 1) * MOST_TERMS - number, WEIGHT.corePair);
    coreBefore = number;
  }
}

/** How often each label has a feature: label, count, label, count … */
type Row = number[];

function countIn(row: Row, label: number): number {
  for (let at = 0; at < row.length; at += 2) if (row[at] === label) return row[at + 1] ?? 0;
  return 0;
}

function addTo(row: Row, label: number, weight: number): void {
  for (let at = 0; at < row.length; at += 2)
    if (row[at] === label) {
      row[at + 1] = (row[at + 1] ?? 0) + weight;
      return;
    }
  row.push(label, weight);
}

function sumOf(row: Row): number {
  let sum = 0;
  for (let at = 1; at < row.length; at += 2) sum += row[at] ?? 0;
  return sum;
}

type Classify = (words: readonly string[]) => Classified;

/**
 * Tells what an utterance is said for (naive Bayes, by the odds of each feature): counted from examples, not trained.
 * It learns when it is first asked, so that whoever only greets pays nothing.
 */
export function createClassifier(toExamples: () => readonly Example[]): Classify {
  let classify: Classify | undefined;
  return (words) => {
    classify ??= learn(toExamples());
    return classify(words);
  };
}

function learn(examples: readonly Example[]): Classify {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const indices = new Map(labels.map((label, index) => [label, index]));
  const rows = new Map<number, Row>();
  const totals = labels.map(() => 0);
  for (const { label, words, weight } of examples) {
    const index = indices.get(label) ?? 0;
    eachFeature(words, (feature) => {
      const row = rows.get(feature);
      if (row) addTo(row, index, weight);
      else rows.set(feature, [index, weight]);
      totals[index] = (totals[index] ?? 0) + weight;
    });
  }
  const all = totals.reduce((sum, total) => sum + total, 0);
  const mass = UNSEEN * rows.size;
  const least = (LEAST_SHARE * all) / labels.length;
  /** How much a label is favoured by what it has not, for being small. */
  const priors = totals.map((total) => Math.log(all - total + mass) - Math.log(Math.max(total, least) + mass));

  /** How much one count of a row speaks for its label: above what the row says of a label that has it never. */
  const speak = (count: number, sum: number): number =>
    Math.log(count + UNSEEN) - Math.log(UNSEEN) - Math.log(sum - count + UNSEEN) + Math.log(sum + UNSEEN);

  return (words) => {
    const scores = labels.map(() => 0);
    let known = 0;
    eachFeature(words, (feature, weight) => {
      const row = rows.get(feature);
      if (!row) return;
      known += weight;
      const sum = sumOf(row);
      for (let at = 0; at < row.length; at += 2) {
        const index = row[at] ?? 0;
        scores[index] = (scores[index] ?? 0) + weight * speak(row[at + 1] ?? 0, sum);
      }
    });
    const odds = scores.map((score, index) => score + known * (priors[index] ?? 0));
    const best = Math.max(...odds);
    const temper = TEMPER * Math.sqrt(known || 1);
    const shares = odds.map((score) => Math.exp((score - best) / temper));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return {
      chances: new Map(labels.map((label, index) => [label, (shares[index] ?? 0) / total])),
      speaks: (term, label) => {
        const row = rows.get(toNumber(term));
        const index = indices.get(label) ?? 0;
        if (!row) return 0;
        const sum = sumOf(row);
        return speak(countIn(row, index), sum) + Math.log(UNSEEN) - Math.log(sum + UNSEEN) + (priors[index] ?? 0);
      },
    };
  };
}
