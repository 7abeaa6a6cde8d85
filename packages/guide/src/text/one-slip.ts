/** One wrong, missing or extra letter, or two swapped ones. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [restShort, restLong] = [short.slice(at), long.slice(at)];
  const isSwapped = restShort.length > 1 && restShort[0] === restLong[1] && restShort[1] === restLong[0];
  return short.length === long.length
    ? restShort.slice(1) === restLong.slice(1) || (isSwapped && restShort.slice(2) === restLong.slice(2))
    : restShort === restLong.slice(1);
}

/** Shorter words are too similar ("loads", "leads"). */
const MIN_LETTERS = 6;

/** Corrects a word, assuming that the first letter is right. */
export function createCorrector(knownWords: Iterable<string>): (word: string) => string {
  const words = new Set(knownWords);
  const long = Map.groupBy(
    [...words].filter((word) => word.length >= MIN_LETTERS),
    (word) => word.charAt(0),
  );
  return (word) =>
    word.length < MIN_LETTERS || words.has(word)
      ? word
      : (long.get(word.charAt(0))?.find((known) => isOneSlip(known, word)) ?? word);
}
