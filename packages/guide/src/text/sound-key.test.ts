import { describe, expect, it } from 'vitest';
import { findSoundKey } from './sound-key.ts';

const keyOf = (words: string): string | undefined => findSoundKey(words.split(' '));

describe('findSoundKey', () => {
  it.for([
    ['lanternmoth', 'lantern mouth'],
    ['grey harbour', 'gray harbor'],
    ['night shift', 'knight shift'],
    ['catherine', 'katherine'],
    ['philipson', 'filipson'],
    ['acme freight', 'akme frate'],
    ['abstrakt', 'obstrekt'],
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

  it.for(['owl', 'heron', 'fraud', ''])('is undefined for "%s", which has too few sounds', (word) => {
    expect(keyOf(word)).toBeUndefined();
  });
});
