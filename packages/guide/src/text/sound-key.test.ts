import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSoundKey } from './sound-key.ts';

const keyOf = (words: string): string | undefined => findSoundKey(words.split(' '));

describe('how a name sounds', () => {
  it.for([
    ['lanternmoth', 'lantern mouth'],
    ['grey harbour', 'gray harbor'],
    ['night shift', 'knight shift'],
    ['placeholder', 'place holder'],
    ['catherine', 'katherine'],
    ['philipson', 'filipson'],
    ['acme freight', 'akme frate'],
  ])('%s and %s sound alike', ([name = '', heard = '']) => {
    expect(keyOf(heard)).toBe(keyOf(name));
    expect(keyOf(name)).toBeDefined();
  });

  it.for([
    ['lanternmoth', 'lantern'],
    ['grey harbour', 'quiet supper'],
    ['freightline', 'lifeline'],
    ['undercurrent', 'countercurrent'],
  ])('%s and %s sound different', ([name = '', other = '']) => {
    expect(keyOf(other)).not.toBe(keyOf(name));
  });

  it('hears no difference between vowels, not even at the beginning', () => {
    expect(keyOf('abstrakt')).toBe(keyOf('obstrekt'));
  });

  it('tells nothing of words too short to be told apart', () => {
    for (const word of ['owl', 'heron', 'fraud', 'a', '']) expect(keyOf(word), word).toBeUndefined();
    expect(findSoundKey([])).toBeUndefined();
  });

  it('does not care where a name is parted', () => {
    const letters = fc.stringMatching(/^[a-z]{1,12}$/u);
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        expect(findSoundKey([first, second])).toBe(findSoundKey([first + second]));
      }),
      { numRuns: effort(300, 5_000) },
    );
  });

  it('has a key of at least four sounds, none of them twice in a row', () => {
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
