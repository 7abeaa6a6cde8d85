import {
  ANCHORS,
  ANYBODY,
  AUXILIARIES,
  DEALINGS,
  DEFINING,
  DETERMINERS,
  REQUESTS,
  HERE_WORDS,
  JUDGING_WORDS,
  PAST,
  PLACES_HERE,
  TELLING_WORDS,
  VISITORS,
} from './stop-words.ts';
import { isStopWord, splitWords, toTerm } from './topic-terms.ts';

/** How a question is asked, beside its topic. */
export interface QuestionManner {
  /** It points at nobody here ("How many people live in Lisbon?"): it may well be about the rest of the world. A bare
   * search ("opening hours") has no manner and is taken as meant for us. */
  readonly isImpersonal: boolean;
  /** It is between the visitor and the guide ("Do you love me?"), where ordinary words are small talk. */
  readonly isPrivate: boolean;
  /** The term of what it orders to be done ("Set an alarm"), when that is not telling something. */
  readonly command?: string;
}

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

/** Reads the manner of a question; `names` are further words that mean somebody here, such as the owner's name. */
export function readManner(question: string, names: ReadonlySet<string>): QuestionManner {
  const words = splitWords(question);
  const isBareSearch = words.every((word) => !isStopWord(word));
  const isHere = words.some((word) => HERE_WORDS.has(word) || names.has(word));
  const isImpersonal = !isBareSearch && !isHere;
  const [verb = '', next = ''] = words;
  const isCommand = isImpersonal && DETERMINERS.has(next) && !isStopWord(verb) && !TELLING_WORDS.has(verb);
  return {
    isImpersonal,
    // "Do you like Mondays?"
    isPrivate:
      words.includes('you') &&
      (words.includes('me') || REQUESTS.has(verb) || (verb === 'do' && words.includes('like'))),
    ...(isCommand && { command: toTerm(verb) }),
  };
}
