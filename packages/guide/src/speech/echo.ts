import { toTokens, toWord } from './utterances.ts';

/** The share of letters that a recogniser may mishear of an echo. */
const MISHEARD_RATIO = 0.27;
/** An echo this short is compared by whole words, with what was said in the last second or so before it. */
const SHORT_WORDS = 2;
const SHORT_REACH_WORDS = 3;

/** Words that begin a question or an order: with one of these a visitor breaks in, unless it was just said. */
const OPENERS: ReadonlySet<string> = new Set(
  'what whats who whos where when why how which can could do does did tell show stop wait hold enough quiet sorry'.split(
    ' ',
  ),
);

const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Recognisers write numbers in digits, whatever was said in words. */
const spellNumber = (word: string): string =>
  SMALL[Number(word)] ??
  (/^[2-9]\d$/.test(word) ? `${TENS[Number(word[0]) - 2]}${SMALL[Number(word[1])]}`.replace('zero', '') : word);

const readWords = (tokens: readonly string[]): readonly string[] => tokens.map((token) => spellNumber(toWord(token)));

/** Whether `words` are found in `said`, one after the other. */
const holds = (said: readonly string[], words: readonly string[]): boolean =>
  said.some((_, start) => words.every((word, at) => said[start + at] === word));

/**
 * For each beginning of `heard`, how many letters separate it from the passage of `said` that is most like it (Sellers,
 * 1980): words that a recogniser cuts in two are still the same letters.
 */
function countDifferences(heard: string, said: string): readonly number[] {
  let row = Array.from({ length: said.length + 1 }, () => 0);
  const best = [0];
  for (let i = 1; i <= heard.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= said.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (heard[i - 1] === said[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
    best.push(Math.min(...row));
  }
  return best;
}

/**
 * How many leading words of `text` are an echo of `saidText`, which ends with the newest word; all of them where nothing else was
 * heard. While more may come (`isWhole` is false), one or two words count as echo: the third decides.
 */
export function countEchoWords(text: string, saidText: string, isWhole: boolean): number {
  const words = readWords(toTokens(text));
  const said = readWords(toTokens(saidText));
  const recent = said.slice(-SHORT_REACH_WORDS - words.length);
  const breaksIn = (from: number): boolean =>
    OPENERS.has(words[from] ?? '') && !holds(said, words.slice(from, from + 2));
  if (words.length <= SHORT_WORDS) return !breaksIn(0) && (!isWhole || holds(recent, words)) ? words.length : 0;

  const differences = countDifferences(words.join(''), said.join(''));
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
  // One more word is as likely the rest of a misheard one, unless it opens a sentence.
  const isRest = echo >= 3 && words.length - echo === 1 && !breaksIn(echo);
  return isRest ? words.length : echo;
}
