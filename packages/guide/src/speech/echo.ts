import { toTokens, toWord } from './compare-words.ts';

/** Share of letters that a recogniser may mishear in an echo. */
const MISHEARD_RATIO = 0.27;
/** Short echoes are compared word by word with the latest speech. */
const SHORT_WORDS = 2;
const SHORT_REACH_WORDS = 3;

/** Questions and orders interrupt, unless the assistant just said these words. */
const OPENERS: ReadonlySet<string> = new Set(
  'what whats who whos where when why how which can could do does did tell show stop wait hold enough quiet sorry'.split(
    ' ',
  ),
);

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Recognisers write spoken numbers as digits. */
const spellNumber = (word: string): string =>
  SMALL[Number(word)] ??
  (/^[2-9]\d$/.test(word) ? `${TENS[Number(word[0]) - 2]}${SMALL[Number(word[1])]}`.replace('zero', '') : word);

const readWords = (tokens: readonly string[]): readonly string[] => tokens.map((token) => spellNumber(toWord(token)));

const containsPassage = (spoken: readonly string[], words: readonly string[]): boolean =>
  spoken.some((_, start) => words.every((word, at) => spoken[start + at] === word));

/**
 * For each prefix of `heardText`, its edit distance in letters to the most similar passage of `saidText` (Sellers,
 * 1980). Split words keep their letters.
 */
function countDifferences(heardText: string, saidText: string): readonly number[] {
  let row = Array.from({ length: saidText.length + 1 }, () => 0);
  const best = [0];
  for (let i = 1; i <= heardText.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= saidText.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (heardText[i - 1] === saidText[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
    best.push(Math.min(...row));
  }
  return best;
}

/**
 * Leading words of `text` that echo `saidText`, which ends with the newest word; all if nothing else was heard. While
 * more may follow (`isWhole` is false), one or two words count as echo, and the third decides.
 */
export function countEchoWords(text: string, saidText: string, isWhole: boolean): number {
  const words = readWords(toTokens(text));
  const saidWords = readWords(toTokens(saidText));
  const recent = saidWords.slice(-SHORT_REACH_WORDS - words.length);
  const breaksIn = (from: number): boolean =>
    OPENERS.has(words[from] ?? '') && !containsPassage(saidWords, words.slice(from, from + 2));
  if (words.length <= SHORT_WORDS)
    return !breaksIn(0) && (!isWhole || containsPassage(recent, words)) ? words.length : 0;

  const differences = countDifferences(words.join(''), saidWords.join(''));
  let echo = 0;
  let letters = 0;
  for (const [at, word] of words.entries()) {
    if (breaksIn(at)) break;
    const before = differences[letters] ?? 0;
    letters += word.length;
    const now = differences[letters] ?? 0;
    const isLike = now <= letters * MISHEARD_RATIO && now - before <= word.length / 2;
    if (isLike && at >= SHORT_WORDS) echo = at + 1;
  }
  // A single further word is probably part of a misheard one.
  const isRest = echo >= 3 && words.length - echo === 1 && !breaksIn(echo);
  return isRest ? words.length : echo;
}
