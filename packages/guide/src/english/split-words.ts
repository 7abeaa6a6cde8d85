import { COMPOUND, CONTRACTIONS, POSSESSIVE, SPELLED_OUT } from './words.ts';

/** Fast test: most words are not contractions. */
const SHORT = new RegExp(CONTRACTIONS.map(([short]) => short.source).join('|'), 'u');

/** Returns words in lower case, without accents and apostrophes, with contractions expanded. */
export function splitWords(text: string): readonly string[] {
  const plain = text
    .replaceAll(POSSESSIVE, '$1')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/gu, '')
    .toLowerCase()
    .replaceAll(/([a-z])\1{2,}/gu, '$1')
    .replaceAll(COMPOUND, '')
    .replaceAll(SPELLED_OUT, '')
    .replaceAll(/\bc\+\+/gu, 'c plus plus')
    .replaceAll(/(?<=\p{L})\+(?![\p{L}\p{N}])/gu, ' plus')
    .replaceAll(/(?<![\p{L}\p{N}])\.net\b/gu, 'dot net')
    .replaceAll(/\b([cf])#/gu, '$1 sharp');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) =>
    SHORT.test(word) ? CONTRACTIONS.reduce((full, [short, long]) => full.replace(short, long), word).split(' ') : word,
  );
}

/** True for the same words, however they are written: a choice may be pressed, typed or spoken. */
export const hasWords = (text: string, other: string): boolean =>
  splitWords(text).join(' ') === splitWords(other).join(' ');
