const toWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** With how many words of `words` `next` begins; the last one may still have been half heard. */
function countCommon(words: readonly string[], next: readonly string[]): number {
  const differsAt = words.findIndex(
    (word, index) => word !== next[index] && !(index === words.length - 1 && next[index]?.startsWith(word)),
  );
  return differsAt < 0 ? words.length : differsAt;
}

/** Whether `text` is the beginning of `whole`, or all of it. */
export function beginsLine(text: string, whole: string): boolean {
  const words = toWords(text);
  return countCommon(words, toWords(whole)) === words.length;
}

/**
 * Whether `text` is what became of the unfinished line `open`, or the beginning of another. A recogniser takes words
 * back, so a longer text may begin otherwise; once somebody else had the word, or the speaker drew breath, only a text
 * that begins as the line did is still the same.
 */
export function continuesLine(open: string, text: string, { hasPaused }: { readonly hasPaused: boolean }): boolean {
  const words = toWords(open);
  const common = countCommon(words, toWords(text));
  return hasPaused ? common * 2 >= words.length : common > 0 || text.length >= open.length;
}
