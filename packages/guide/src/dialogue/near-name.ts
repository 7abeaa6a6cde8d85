import { findNearKey } from './sound-key.ts';
import { splitUtterance } from './split-utterance.ts';
import type { Subject } from './subject.ts';

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 5;

/** Two words share at least that much of their pairs of letters (Dice) where one is the other with a slip. */
const MIN_ALIKE = 0.65;

const toPairs = (word: string): ReadonlySet<string> =>
  new Set(Array.from(word.slice(1), (letter, index) => word.charAt(index) + letter));

function isAlike(a: string, b: string): boolean {
  const [pairs, others] = [toPairs(a), toPairs(b)];
  return 2 * [...pairs].filter((pair) => others.has(pair)).length >= MIN_ALIKE * (pairs.size + others.size);
}

/** Whether two words differ by one letter that is wrong, missing or too much, or by two that changed places. */
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

/** Whether all of a name was nearly heard: "last night" is not Night Shift. */
const isNear = (parts: readonly string[], heard: readonly string[]): boolean =>
  parts.length > 0 &&
  parts.every((part) => heard.some((word) => isAlike(part, word) || findNearKey([part]) === findNearKey([word])));

/** The subject with a name that one of `words` nearly is: good enough to ask back, not to answer. */
export function findNearName(words: readonly string[], subjects: readonly Subject[]): Subject | undefined {
  // A slip may cost a letter: "nigh chift".
  const heard = words.filter((word) => word.length >= MIN_LETTERS - 1);
  return subjects.find(
    ({ names, offer }) =>
      offer &&
      names?.some((name) =>
        isNear(
          splitUtterance(name).filter((part) => part.length >= MIN_LETTERS),
          heard,
        ),
      ),
  );
}
