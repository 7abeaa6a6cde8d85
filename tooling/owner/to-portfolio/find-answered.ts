import { splitWords } from '@asad/guide/src/english/split-words.ts';
import { toTerm } from '@asad/guide/src/english/to-term.ts';
import { readModel } from '@asad/guide/src/rank/model.ts';
import file from './statements.json' with { type: 'json' };

/** The source of a sentence: the owner's text about himself, or an entry. */
export type Place = 'about' | 'entry';

const model = readModel(file);
export const LABELS: readonly string[] = file.labels.toSorted();
const CANDIDATES = LABELS.map((label) => ({ labels: [label], features: {} }));
/** Of sentences that the model had not seen, 85 % of those above it answer the question. */
const LEAST_CHANCE = 0.35;

const MONEY =
  /[$£€₹¥]|\b(?:AUD|BRL|CAD|CHF|DKK|EUR|GBP|INR|NOK|PLN|SEK|USD|dollars?|euros?|francs?|kron(?:or|er)|pesos?|pounds?|rand|rupees?|yen|zloty)\b/gu;
const MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;
const NAME = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu;

/** Returns stems, with a word for each kind of figure and for names: the model knows no owner. */
export const toStatement = (text: string, place: Place): readonly string[] => [
  `<${place}>`,
  ...splitWords(
    text
      .replaceAll(MONEY, ' zzmoney ')
      .replaceAll(/\b(?:19|20)\d\d\b/gu, ' zzyear ')
      .replaceAll(/\d[\d.,]*/gu, ' zznumber ')
      .replaceAll(MONTH, ' zzmonth ')
      .replaceAll(NAME, ' zzname ')
      .replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& '),
  ).map(toTerm),
];

/** Finds the questions that a sentence answers, with their chances: `rates`, `team`. */
export function findAnswered(text: string, place: Place): ReadonlyMap<string, number> {
  const scores = model.score(toStatement(text, place), CANDIDATES);
  const chances = LABELS.map((label, at) => [label, 1 / (1 + Math.exp(-(scores[at] ?? 0)))] as const);
  return new Map(chances.filter(([, chance]) => chance >= LEAST_CHANCE));
}
