/** Words that arrive faster revise earlier ones. */
export const FAST_WORD_MS = 160;

export const toWord = (token: string): string => token.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export const toTokens = (text: string): readonly string[] => text.split(/\s+/).filter((token) => toWord(token) !== '');

export const toWords = (tokens: readonly string[]): readonly string[] => tokens.map(toWord);

/** With `isOpen`, the last word may be incomplete. */
export function startsWithWords(whole: readonly string[], words: readonly string[], isOpen = false): boolean {
  if (words.length > whole.length) return false;
  return words.every(
    (word, at) => word === whole[at] || (isOpen && at === words.length - 1 && whole[at]?.startsWith(word) === true),
  );
}

/** True when `words` repeat at least half of `before`, in its order. */
export function keepsHalf(before: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  const repeated = before.filter((word) => {
    const found = words.indexOf(word, at);
    if (found >= 0) at = found + 1;
    return found >= 0;
  });
  return repeated.length * 2 >= before.length;
}

/** Too soon to be new speech, and at least half the same. */
export const isRevision = (before: readonly string[], words: readonly string[], tookMs: number): boolean =>
  words.length >= before.length && tookMs < words.length * FAST_WORD_MS && keepsHalf(before, words);
