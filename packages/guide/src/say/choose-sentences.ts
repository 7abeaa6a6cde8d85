import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { splitWords } from '../english/split-words.ts';
import { toTerm } from '../english/to-term.ts';
import { toWhole } from '../english/to-whole.ts';
import * as english from '../english/words.ts';
import model from '../model/sentences.json' with { type: 'json' };
import { isWork, toMainField, type FoundAnswer } from '../read/entity-index.ts';
import type { Reading } from '../read/read-utterance.ts';

/** 0, 1 or a count. `pnpm train` learns a weight for each. */
export const SENTENCE_FEATURES = [
  'isUsual',
  'isMore',
  // The question has only general words: "And?", "Tell me".
  'usualOfBare',
  'usualSaid',
  // Words of the question that the sentences have; everyday ones: "people", "use".
  'terms',
  'plain',
  // The amount, date, place, reason, person or change that is asked for.
  'facts',
  'said',
] as const;

export type SentenceFeatures = Readonly<Partial<Record<(typeof SENTENCE_FEATURES)[number], number>>>;

/** The answer's usual sentences, or one of all its sentences. */
export interface SentenceOption {
  /** The sentence, or `*` for the usual ones. */
  readonly label: string;
  readonly sentences: readonly string[];
  readonly features: SentenceFeatures;
}

export interface Chosen {
  readonly sentences: readonly string[];
  /** Higher for sentences that fit the question better. */
  readonly score: number;
}

const weights: Readonly<Record<(typeof SENTENCE_FEATURES)[number], number>> = model.weights;
/** "In Ann's words: Now I ring her" needs what she said before. */
const QUOTED = /^[^:]{1,60} words: /u;
const PLACE_TERMS = [...english.PLACE_WORDS].map(toTerm);
const EMPTY: ReadonlySet<string> = new Set([...english.GRAMMAR, ...english.POLAR, ...english.BARE, ...english.HERE]);
const toStems = (words: readonly string[]): readonly string[] =>
  words.map((word) => toTerm(english.BASE_FORMS.get(word) ?? word));

/** What the question asks for, apart from the entity's subject: that is in none of its sentences, or in all. */
function toQuery({ entity, answer }: FoundAnswer, reading: Reading) {
  const { title, kind, names = [], texts = [], id } = entity;
  const main = isWork(entity) ? (entity.fields[toMainField(entity)]?.says[0] ?? '') : '';
  const subject = [title, ...(kind === 'topic' ? [id, ...texts] : names)];
  const ofSubject = [...subject, ...(answer.says.includes(main) ? [] : [main])].flatMap(listTerms);
  const ignored = new Set([...ofSubject, ...GENERIC_TERMS, ...PLACE_TERMS]);
  const terms = reading.terms.filter((term) => !ignored.has(term) || answer.settles?.words.includes(term));
  const plain = new Set(toStems(reading.words.filter((word) => !EMPTY.has(word))));
  for (const stem of [...terms, ...toStems(subject.flatMap(splitWords))]) plain.delete(stem);
  const facts = english.listAsked(reading.words.join(' ')).map(([, fact]) => fact);
  return { terms, plain: [...plain], facts, isBare: terms.length + plain.size + facts.length === 0 };
}

/** The usual sentences come first. */
export function listOptions(found: FoundAnswer, reading: Reading, last: readonly string[]): readonly SentenceOption[] {
  const { says, more = [] } = found.answer;
  const all = [...says, ...more];
  const { terms, plain, facts, isBare } = toQuery(found, reading);
  const describe = (sentences: readonly string[]): SentenceFeatures => {
    const text = sentences.join(' ');
    const [has, stems] = [new Set(listTerms(text)), new Set(toStems(splitWords(text)))];
    return {
      terms: terms.filter((term) => has.has(term)).length,
      plain: plain.filter((stem) => stems.has(stem)).length,
      facts: facts.filter((fact) => english.hasFact(fact, text)).length,
      said: Number(sentences.every((sentence) => last.includes(sentence))),
    };
  };
  const usual = describe(says);
  const ofUsual = { ...usual, isUsual: 1, usualOfBare: Number(isBare), usualSaid: usual.said ?? 0 };
  const singles = all.map((sentence, at): SentenceOption => ({
    label: sentence,
    sentences: QUOTED.test(sentence) ? toWhole(sentence, at, all) : [sentence],
    features: { ...describe([sentence]), isMore: Number(at >= says.length) },
  }));
  return [{ label: '*', sentences: says, features: ofUsual }, ...singles.slice(says.length === 1 ? 1 : 0)];
}

/** `last` has the sentences of the last reply. */
export function chooseSentences(found: FoundAnswer, reading: Reading, last: readonly string[]): Chosen {
  const scored = listOptions(found, reading, last).map(({ sentences, features }): Chosen => {
    let score = 0;
    for (const name of SENTENCE_FEATURES) score += (features[name] ?? 0) * weights[name];
    return { sentences, score };
  });
  return scored.reduce((best, option) => (option.score > best.score ? option : best));
}
