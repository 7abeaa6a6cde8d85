import { stemmer } from 'stemmer';
import { COMMON_WORDS } from './common-words.ts';
import { COMPOUND, EMPHASIS, POSSESSIVE, QUESTION_WORDS, STOP_WORDS } from './stop-words.ts';

/** Words are stemmed over and over while an index is made: remembered, up to a number that no talk reaches. */
const TERMS = new Map<string, string>();
const MOST_TERMS = 20_000;

/** Says that a number is asked for: it tells "how much faster" from "how did he make it faster". */
const QUANTITY_TERM = 'howmany';
const QUANTITY = /\bhow (?:many|much|fast|slow|big|small|often|quick|quickly|soon|long|large)\b|\bnumber of\b/giu;
const QUESTION_TERMS: ReadonlySet<string> = new Set([...QUESTION_WORDS, QUANTITY_TERM].map(toTerm));
const COMMON_TERMS: ReadonlySet<string> = new Set([...COMMON_WORDS].map(toTerm));

/** Words of a text in lower case; accents and apostrophes are dropped. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .replaceAll(POSSESSIVE, '$1')
    .replaceAll(EMPHASIS, '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/gu, '')
    .toLowerCase()
    .replaceAll(/([a-z])\1{2,}/gu, '$1')
    .replaceAll(COMPOUND, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The stems of a text that carry a topic; `ignored` are further words without one, such as the owner's name. */
export function topicTerms(text: string, ignored: ReadonlySet<string>): readonly string[] {
  return splitWords(text.replaceAll(QUANTITY, `$& ${QUANTITY_TERM}`))
    .filter((word) => !STOP_WORDS.has(word) && !ignored.has(word))
    .map(toTerm);
}

/** True for a word without a topic of its own, whether it joins others or asks. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || QUESTION_WORDS.has(word);
}

/** True for the term of a word like "how" or "your". */
export function isQuestionTerm(term: string): boolean {
  return QUESTION_TERMS.has(term);
}

/** True for the term of a word that may stand in a question about anything. */
export function isCommonTerm(term: string): boolean {
  return COMMON_TERMS.has(term);
}

/** The term of a word: its stem, and one for all forms of "you". */
export function toTerm(word: string): string {
  return remember(TERMS, word, toNewTerm);
}

function toNewTerm(word: string): string {
  if (/^you(?:r|rs|rself|re)?$/u.test(word)) return 'you';
  if (word === 'news') return word;
  return word.startsWith('universit') ? 'university' : stemmer(word);
}

/** What was made of a word before, or is made of it now; as many as a language has words, and no more. */
export function remember(known: Map<string, string>, word: string, make: (word: string) => string): string {
  let made = known.get(word);
  if (made !== undefined) return made;
  made = make(word);
  if (known.size < MOST_TERMS) known.set(word, made);
  return made;
}
