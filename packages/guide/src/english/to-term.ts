import { stemmer } from 'stemmer';

/** Porter's stem, with one term for all forms of "you" and of "university". */
export function toTerm(word: string): string {
  if (/^you(?:r|rs|rself)?$/u.test(word)) return 'you';
  if (word === 'news') return word;
  return word.startsWith('universit') ? 'university' : stemmer(word);
}
