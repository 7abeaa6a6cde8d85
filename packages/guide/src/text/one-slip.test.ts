import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCorrector, isOneSlip } from './one-slip.ts';

const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const word = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
const ROUNDS = { numRuns: effort(300, 5_000) };

/** Counts slips by the textbook algorithm. */
function countSlips(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j += 1) table[0]![j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? table[i - 2]![j - 2]! + 1 : Infinity;
      table[i]![j] = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, change, swap);
    }
  }
  return table[a.length]![b.length]!;
}

it('isOneSlip agrees with the edit distance that counts a swap as one', () => {
  const slipped = fc.tuple(word, fc.nat(), letter).chain(([right, place, other]) => {
    const at = place % right.length;
    const [before, after, rest] = [right.slice(0, at), right.slice(at), right.slice(at + 1)];
    const swapped = `${before}${rest.slice(0, 1)}${right.charAt(at)}${rest.slice(1)}`;
    const slips = [`${before}${other}${after}`, `${before}${rest}`, `${before}${other}${rest}`, swapped];
    return fc.tuple(fc.constant(right), fc.constantFrom(...slips));
  });
  fc.assert(
    fc.property(fc.oneof(fc.tuple(word, word), slipped), ([a, b]) => {
      expect(isOneSlip(a, b), `${a} ${b}`).toBe(countSlips(a, b) <= 1);
    }),
    ROUNDS,
  );
});

describe('createCorrector', () => {
  it.for([
    ['harbor', 'harbour', 'one slip'],
    ['lantren', 'lantern', 'swapped letters'],
    ['papers', 'papers', 'a known word, although another is similar'],
    ['loads', 'loads', 'a short word, which has too many neighbours'],
    ['garbour', 'garbour', 'another first letter'],
    ['hrabor', 'hrabor', 'two slips'],
  ])('reads %s as %s: %s', ([written = '', read]) => {
    expect(createCorrector(['harbour', 'lantern', 'leads', 'papers', 'pavers'])(written)).toBe(read);
  });

  it('returns a known word or the word itself, and is idempotent', () => {
    const knownWords = ['abcdef', 'abcdd', 'feedab', 'fabcde'];
    const mend = createCorrector(knownWords);
    fc.assert(
      fc.property(word, (written) => {
        const mended = mend(written);
        expect([...knownWords, written]).toContain(mended);
        expect(mend(mended)).toBe(mended);
      }),
      ROUNDS,
    );
  });
});
