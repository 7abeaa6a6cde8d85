import { splitWords } from '../retrieval/topic-terms.ts';

/** Contractions without their apostrophe, and what they are in full: "whats", "didnt", "youve". */
const CONTRACTIONS: readonly (readonly [short: RegExp, full: string])[] = [
  [/^(what|who|how|where|when|why|that|there|he|she)s$/u, '$1 is'],
  [/^(do|does|did|is|are|was|has|could|should|would)nt$/u, '$1 not'],
  [/^(you|they)re$/u, '$1 are'],
  [/^(i|you|they)ve$/u, '$1 have'],
  [/^can(no)?t$/u, 'can not'],
  [/^wont$/u, 'will not'],
  [/^im$/u, 'i am'],
  [/^id$/u, 'i would'],
  [/^ill$/u, 'i will'],
  [/^lets$/u, 'let us'],
];

/** The words of an utterance in lower case, contractions in full. */
export function splitUtterance(text: string): readonly string[] {
  return splitWords(text).flatMap((word) =>
    CONTRACTIONS.reduce((full, [short, long]) => full.replace(short, long), word).split(' '),
  );
}

/** Whether `part` stands in `words` at `index`. */
export function standsAt(words: readonly string[], part: readonly string[], index: number): boolean {
  return part.length > 0 && part.every((word, offset) => words[index + offset] === word);
}

/** Where `part` stands in `words`, or -1. */
export function findPart(words: readonly string[], part: readonly string[]): number {
  return words.findIndex((_, index) => standsAt(words, part, index));
}
