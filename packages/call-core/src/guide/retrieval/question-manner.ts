import {
  DETERMINERS,
  QUANTITIES,
  HELPERS,
  REQUESTS,
  GIVING_WORDS,
  HERE_WORDS,
  JUDGING_WORDS,
  TELLING_WORDS,
} from './stop-words.ts';
import { isStopWord, splitWords, toTerm } from './topic-terms.ts';

/** How a question is asked, beside its topic. */
export interface QuestionManner {
  /**
   * It points at nobody here ("How many people live in Lisbon?"): it may well be about the rest of the world. A bare
   * search ("opening hours") has no manner and is taken as meant for us.
   */
  readonly isImpersonal: boolean;
  /** It is between the visitor and the guide ("Do you love me?"), where ordinary words are small talk. */
  readonly isPrivate: boolean;
  /** The term of what it orders to be done ("Set an alarm"), when that is not telling something. */
  readonly command?: string;
  /**
   * Terms that an answer must know, whatever else it knows: what the visitor wants to do ("How do I boil an egg?"), what
   * is counted ("How many people live in Lisbon?"), and what is judged in general ("the best language").
   */
  readonly needed: readonly string[];
  /** It asks what something is in general. */
  readonly isDefinition: boolean;
}

const THEM: ReadonlySet<string> = new Set(['he', 'him', 'his', 'she', 'her', 'you', 'your', 'this', 'here']);

/** What is to be done, or counted. */
export function findHead(words: readonly string[], isImpersonal: boolean): string | undefined {
  const [first = '', second = '', third = '', fourth] = words;
  // "Can you fix my laptop?": what is to be served.
  if (REQUESTS.has(first) && second === 'you') {
    if (words.includes('my')) return words[words.indexOf('my') + 1];
    // "Can you read me a book?"
    if (fourth === 'me' && !GIVING_WORDS.has(third)) return third;
  }
  // "Fix my computer"
  if (second === 'my' && !isStopWord(first)) return third;
  if (['how', 'what', 'where'].includes(first) && HELPERS.has(second) && ['i', 'we', 'one'].includes(third))
    return fourth;
  return isImpersonal && first === 'how' && QUANTITIES.has(second) ? third : undefined;
}

/** What the visitor does or has: "How do I start a company?", "Where is my parcel?" */
const isVisitors = (words: readonly string[]): boolean => words.includes('my') || findHead(words, false) !== undefined;

/** Terms that must be known of whatever answers a question. */
export function findNeeded(words: readonly string[], isImpersonal: boolean): readonly string[] {
  const judged = isImpersonal ? words.filter((word) => JUDGING_WORDS.has(word)) : [];
  // "How do I start a company?": the object too, or one ordinary verb would do.
  const object = isImpersonal && isVisitors(words) ? words.findLast((word) => !isStopWord(word)) : '';
  return [findHead(words, isImpersonal) ?? '', object ?? '', ...judged]
    .filter((word) => word !== '' && !isStopWord(word))
    .map(toTerm);
}

/** "What is automation?", "What does a recruiter do?": about the word or the kind, not about somebody here. */
function isDefinition(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  if ((first === 'whats' || (first === 'what' && ['is', 'are'].includes(second))) && words.length <= 4)
    return !['the', 'this', 'that'].includes(first === 'whats' ? second : third);
  return words.some((word, index) => ['does', 'do'].includes(word) && ['a', 'an'].includes(words[index + 1] ?? ''));
}

/** Reads the manner of a question; `names` are further words that mean somebody here, such as the owner's name. */
export function readManner(question: string, names: ReadonlySet<string>): QuestionManner {
  const words = splitWords(question);
  const isBareSearch = words.every((word) => !isStopWord(word));
  const isHere = words.some((word) => HERE_WORDS.has(word) || names.has(word));
  const isImpersonal =
    !isBareSearch && (!isHere || (isVisitors(words) && !words.some((word) => THEM.has(word) || names.has(word))));
  const [verb = '', next = ''] = words;
  const isCommand = isImpersonal && DETERMINERS.has(next) && !isStopWord(verb) && !TELLING_WORDS.has(verb);
  return {
    needed: findNeeded(words, isImpersonal),
    isDefinition: isImpersonal && isDefinition(words),
    isImpersonal,
    isPrivate: words.includes('you') && (words.includes('me') || REQUESTS.has(verb)),
    ...(isCommand && { command: toTerm(verb) }),
  };
}
