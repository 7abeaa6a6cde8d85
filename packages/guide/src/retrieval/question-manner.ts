import {
  ANCHORS,
  ANYBODY,
  AUXILIARIES,
  DEALINGS,
  DEFINING,
  REQUESTS,
  JUDGING_WORDS,
  PAST,
  PLACES_HERE,
  VISITORS,
} from './stop-words.ts';
import { toTerm } from './topic-terms.ts';

const DEALING_TERMS: ReadonlySet<string> = new Set([...DEALINGS].map(toTerm));

/** Plural without an article: "Why do people work?", "What do herons eat?". */
const isPlural = (word: string): boolean => word.length > 3 && /[^s]s$/u.test(word);

/** "What is a placeholder?" */
export const isDefinition = ([first, second = '', third = '', ...more]: readonly string[]): boolean =>
  first === 'what' && ['is', 'are'].includes(second) && ['a', 'an'].includes(third) && more.length === 1;

/** Nobody here is pointed at, or only asked for something: "Could you book a flight?" */
export const isNobodys = (words: readonly string[]): boolean =>
  !words.some(
    (word, at) =>
      (ANCHORS.has(word) && !(word === 'you' && REQUESTS.has(words[at - 1] ?? ''))) ||
      (words[at - 1] === 'the' && PLACES_HERE.has(word)),
  );

/**
 * Whose doing is asked, if nobody's here: the visitor's own ("How do I start a company?"), or anybody's ("Why do
 * projects fail?"), or a word's ("Who invented email?"). A guest asks what one may do here: "How do I book a call?". `words` are
 * without names that mean somebody here.
 */
export function findStranger(words: readonly string[]): 'guest' | 'visitor' | 'anybody' | 'word' | undefined {
  const isHere = (word: string, at: number): boolean =>
    ANCHORS.has(word) || (words[at - 1] === 'the' && PLACES_HERE.has(word));
  // "How do you say cheese in French?"
  if (/^how (?:do|would|can) (?:you|i|we) (?:say|pronounce|translate)\b/u.test(words.join(' '))) return 'word';
  // "My printer is broken, can you fix it?"
  if (
    words[0] === 'my' &&
    isNobodys(words) &&
    words.slice(1).some((word) => AUXILIARIES.has(word) || word === 'how' || word === 'why')
  )
    return 'visitor';
  if (words.some(isHere)) return undefined;
  const isLone = words.length === 3 && words[0] === 'what' && words[1] === 'is' && words[2] !== 'for';
  if (isLone || isDefinition(words) || words.some((word, at) => DEFINING.has(word) && words[at - 1] !== 'i'))
    return 'word';
  if (words.some((word) => JUDGING_WORDS.has(word))) return 'anybody';
  if (/^(?:how many people|what time)\b/u.test(words.join(' '))) return 'anybody';
  const at = words.findIndex((word) => AUXILIARIES.has(word));
  const whose = words[at + 1] ?? '';
  if (at < 0) return words[0] === 'who' ? 'anybody' : undefined;
  if (whose !== 'i')
    return ANYBODY.has(whose) || (at <= 2 && isPlural(whose) && !VISITORS.has(whose) && !PAST.has(words[at] ?? ''))
      ? 'anybody'
      : undefined;
  const verb = words.slice(at + 2).find((word) => word !== 'to' && !AUXILIARIES.has(word)) ?? '';
  return DEALING_TERMS.has(toTerm(verb)) ? 'guest' : 'visitor';
}
