import { isStopWord, splitWords, toTerm } from './topic-terms.ts';

/** Words by which a question says that it is about somebody here: the owner, the guide, the visitor, this place. */
const HERE_WORDS: ReadonlySet<string> = new Set(
  `he him his himself hes she her hers herself shes you your yours yourself youre i im id ive ill my mine we our ours us
  this these here`.split(/\s+/u),
);

/** What follows the verb of a command: "set an alarm", "play some music". */
const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'me']);
/** Commands that ask for words, which is what the guide gives; what they are about comes after them. */
const TELLING_WORDS: ReadonlySet<string> = new Set(
  'compare define explain introduce list mention name outline present summarise summarize talk teach walk'.split(' '),
);

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
    isPrivate: words.includes('you') && words.includes('me'),
    ...(isCommand && { command: toTerm(verb) }),
  };
}
