import { CONTRACTIONS } from '../retrieval/stop-words.ts';
import { remember, splitWords } from '../retrieval/topic-terms.ts';

const toFull = (word: string): string => CONTRACTIONS.reduce((full, [short, long]) => full.replace(short, long), word);

/** Words come again and again while a guide is made. */
const FULL_WORDS = new Map<string, string>();

/** The words of an utterance in lower case, contractions in full. */
export function splitUtterance(text: string): readonly string[] {
  return splitWords(text).flatMap((word) => remember(FULL_WORDS, word, toFull).split(' '));
}

/** Whether `part` stands in `words` at `index`. */
export function standsAt(words: readonly string[], part: readonly string[], index: number): boolean {
  return part.length > 0 && part.every((word, offset) => words[index + offset] === word);
}
