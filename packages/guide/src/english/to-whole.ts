import { CONTINUES } from './words.ts';

/** In characters. */
const MOST_OF_TWO = 200;
/** Adds the sentence before one that continues it: "Night Shift takes these over." needs it. */
export function toWhole(sentence: string, at: number, sentences: readonly string[]): readonly string[] {
  const before = sentences[at - 1];
  const isWhole = before === undefined || !CONTINUES.test(sentence);
  return isWhole || before.length + sentence.length > MOST_OF_TWO ? [sentence] : [before, sentence];
}
