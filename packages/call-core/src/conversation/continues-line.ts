const toWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether `text` is what became of the unfinished line `open`, or the beginning of another. A recogniser takes words
 * back, so a longer text may begin otherwise; once somebody else had the word, or the speaker drew breath, only a text
 * that begins as the line did is still the same.
 */
export function continuesLine(open: string, text: string, { hasPaused }: { readonly hasPaused: boolean }): boolean {
  const words = toWords(open);
  const next = toWords(text);
  const differsAt = words.findIndex((word, index) => word !== next[index]);
  const common = differsAt < 0 ? words.length : differsAt;
  return hasPaused ? common * 2 >= words.length : common > 0 || text.length >= open.length;
}
