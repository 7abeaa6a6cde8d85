import { CONTRACTIONS } from '../retrieval/stop-words.ts';
import { splitWords } from '../retrieval/topic-terms.ts';

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
