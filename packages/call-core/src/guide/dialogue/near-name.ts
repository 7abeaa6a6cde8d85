import { splitUtterance } from './split-utterance.ts';
import type { Subject } from './subject.ts';

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 5;

/** A slip is forgiven in so many letters of a name. */
const LETTERS_PER_EDIT = 5;

/** Letters to insert, delete or replace to make one word of another (Levenshtein). */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Whether all of a name was nearly heard: "last night" is not Night Shift. */
const isNear = (parts: readonly string[], heard: readonly string[]): boolean =>
  parts.length > 0 &&
  parts.every((part) => heard.some((word) => countEdits(part, word) <= part.length / LETTERS_PER_EDIT));

/** The subject with a name that one of `words` nearly is: good enough to ask back, not to answer. */
export function findNearName(words: readonly string[], subjects: readonly Subject[]): Subject | undefined {
  const heard = words.filter((word) => word.length >= MIN_LETTERS);
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
