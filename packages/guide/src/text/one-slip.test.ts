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

describe('isOneSlip', () => {
  it.for([
    ['harbour', 'harbor', 'missing'],
    ['harbour', 'harboour', 'too much'],
    ['harbour', 'harvour', 'wrong'],
    ['harbour', 'habrour', 'in its neighbour’s place'],
    ['harbour', 'harbou', 'missing at the end'],
  ])('is true for %s and %s: a letter is %s', ([a = '', b = '']) => {
    expect([isOneSlip(a, b), isOneSlip(b, a)]).toEqual([true, true]);
  });

  it.for([
    ['harbour', 'harbr'],
    ['harbour', 'hrabuor'],
    ['harbour', 'harvoer'],
    ['lantern', 'painter'],
  ])('is false for %s and %s, which differ by two slips', ([a = '', b = '']) => {
    expect([isOneSlip(a, b), isOneSlip(b, a)]).toEqual([false, false]);
  });

  it('agrees with the edit distance that counts a swap as one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneSlip(a, b)).toBe(countSlips(a, b) <= 1);
      }),
      ROUNDS,
    );
  });

  it('finds a slip at any position', () => {
    fc.assert(
      fc.property(word, fc.nat(), letter, (right, place, other) => {
        const at = place % right.length;
        const [before, after] = [right.slice(0, at), right.slice(at)];
        for (const slip of [
          `${before}${other}${after}`,
          `${before}${after.slice(1)}`,
          `${before}${other}${after.slice(1)}`,
        ])
          expect(isOneSlip(right, slip), slip).toBe(true);
      }),
      ROUNDS,
    );
  });
});

describe('createCorrector', () => {
  const correct = createCorrector(['harbour', 'lantern', 'cost', 'price']);

  it('corrects one slip in a known word', () => {
    expect(['harbor', 'lantren', 'prices'].map(correct)).toEqual(['harbour', 'lantern', 'price']);
  });

  it('keeps a known word although another known word is similar', () => {
    expect(createCorrector(['papers', 'pavers'])('papers')).toBe('papers');
  });

  it('keeps short words, because they have too many neighbours', () => {
    expect(['most', 'host', 'lost'].map(correct)).toEqual(['most', 'host', 'lost']);
  });

  it('keeps a word with another first letter', () => {
    expect(correct('garbour')).toBe('garbour');
  });

  it('keeps a word that differs by two slips', () => {
    expect(correct('hrabor')).toBe('hrabor');
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
