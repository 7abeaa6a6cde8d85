import { splitWords } from '../text/split-words.ts';
import { toTerm } from './to-term.ts';
import { BASE_FORMS, COMMON, GENERIC } from './words.ts';

/** Lists the stems of the words that can name a subject; irregular forms and synonyms become one term. */
export const listTerms = (text: string): readonly string[] =>
  splitWords(text)
    .filter((word) => !COMMON.has(word))
    .map((word) => toTerm(BASE_FORMS.get(word) ?? word));

export const GENERIC_TERMS: ReadonlySet<string> = new Set([...GENERIC].map(toTerm));
