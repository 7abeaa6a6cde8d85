import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSoundKey } from './sound-key.ts';

const keyOf = (words: string): string | undefined => findSoundKey(words.split(' '));

describe('findSoundKey', () => {
  it.for([
    ['lanternmoth', 'lantern mouth'],
    ['grey harbour', 'gray harbor'],
    ['night shift', 'knight shift'],
    ['placeholder', 'place holder'],
    ['catherine', 'katherine'],
    ['philipson', 'filipson'],
    ['acme freight', 'akme frate'],
  ])('is equal for %s and %s', ([name = '', heard = '']) => {
    expect(keyOf(heard)).toBe(keyOf(name));
    expect(keyOf(name)).toBeDefined();
  });

  it.for([
    ['lanternmoth', 'lantern'],
    ['grey harbour', 'quiet supper'],
    ['freightline', 'lifeline'],
    ['undercurrent', 'countercurrent'],
  ])('differs between %s and %s', ([name = '', other = '']) => {
    expect(keyOf(other)).not.toBe(keyOf(name));
  });

  it('ignores which vowel it is, also the first', () => {
    expect(keyOf('abstrakt')).toBe(keyOf('obstrekt'));
  });

  it('returns undefined for words too short to be distinct', () => {
    for (const word of ['owl', 'heron', 'fraud', 'a', '']) expect(keyOf(word), word).toBeUndefined();
    expect(findSoundKey([])).toBeUndefined();
  });

  it('ignores where the words are split', () => {
    const letters = fc.stringMatching(/^[a-z]{1,12}$/u);
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        expect(findSoundKey([first, second])).toBe(findSoundKey([first + second]));
      }),
      { numRuns: effort(300, 5_000) },
    );
  });

  it('returns at least four sounds without repeated neighbours', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bcdfghkmnstaeiouy]{0,14}$/u), (word) => {
        const key = findSoundKey([word]) ?? 'none';
        expect(key.length).toBeGreaterThanOrEqual(4);
        if (key !== 'none') expect(key).not.toMatch(/(.)\1/u);
      }),
      { numRuns: effort(300, 5_000) },
    );
  });
});
