import { splitWords } from './split-words.ts';
import { toTerm } from './to-term.ts';
import { BASE_FORMS, COMMON, GENERIC, SPELLINGS } from './words.ts';

/**
 * Stems that can name a subject, unlike "before anything begins"; irregular forms and synonyms become one term. Signs of
 * a name count too: `network` and `network+`.
 */
export const listTerms = (text: string): readonly string[] => [
  ...splitWords(text)
    .map((word) => BASE_FORMS.get(word) ?? word)
    .filter((word) => !COMMON.has(word) && !/^(?:begins?|stands?)$/u.test(word))
    .map((word) => toTerm(SPELLINGS.reduce((spelt, [british, american]) => spelt.replace(british, american), word)))
    .filter((term) => !COMMON.has(term)),
  ...(text.toLowerCase().match(/[\p{L}\d]+[+#]+/gu) ?? []),
];

export const GENERIC_TERMS: ReadonlySet<string> = new Set([...GENERIC].map(toTerm));
