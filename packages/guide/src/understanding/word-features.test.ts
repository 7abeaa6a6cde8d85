import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashFeature, toWordFeatures } from './word-features.ts';

const has = (tokens: string, feature: string): boolean =>
  toWordFeatures(tokens.split(' ')).includes(hashFeature(feature));
const shared = (one: string, other: string): number => {
  const features = new Set(toWordFeatures(one.split(' ')));
  return toWordFeatures(other.split(' ')).filter((feature) => features.has(feature)).length;
};

describe('what the words of an utterance say', () => {
  it('is each word, whatever stands around it', () => {
    expect([has('why wa it paint', 'paint'), has('paint', 'paint'), has('why', 'paint')]).toEqual([true, true, false]);
  });

  it('is the beginning of a long word, which forgives its ending', () => {
    expect([has('avail', 'avai*'), has('availabl', 'avai*'), has('time', 'time*')]).toEqual([true, true, false]);
  });

  it('is no beginning of a slot', () => {
    expect(has('<project>', '<pro*')).toBe(false);
  });

  it('is which words are neighbours, the ends of the utterance among them', () => {
    expect(['who paint', ' who', 'paint ', 'paint who'].map((pair) => has('who paint', pair))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is which words are neighbours but for grammar', () => {
    expect([has('cost of the paint', 'cost_paint'), has('cost under paint', 'cost_paint')]).toEqual([true, false]);
  });

  it('is how many words there are, up to six', () => {
    expect([has('a b c', 'length 3'), has('a b c d e f g h', 'length 6'), has('a b c', 'length 4')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is more alike in utterances that are more alike', () => {
    expect(shared('who order it', 'who order <project>')).toBeGreaterThan(
      shared('who order it', 'order who did it then'),
    );
  });

  it('is something even of silence', () => {
    expect(toWordFeatures([])).toContain(hashFeature(''));
  });
});

describe('the number of a feature', () => {
  it('is the FNV-1a hash, folded to twenty bits', () => {
    // The published test vectors of FNV-1a (32 bits): "" is 811c9dc5, "a" is e40c292c, "foobar" is bf9cf968.
    const fold = (hash: number): number => (hash ^ (hash >>> 20)) & 0xfffff;
    expect(['', 'a', 'foobar'].map(hashFeature)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968].map(fold));
  });

  it('is from 0 to 2^20 - 1, and the same each time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = hashFeature(text);
        expect(number).toSatisfy(Number.isInteger);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThan(2 ** 20);
        expect(hashFeature(text)).toBe(number);
      }),
      { numRuns: effort(200, 5_000) },
    );
  });

  it('is seldom shared: in a thousand, by at most three pairs', () => {
    const numbers = new Set(Array.from({ length: 1_000 }, (_, at) => hashFeature(`feature ${at}`)));
    expect(numbers.size).toBeGreaterThanOrEqual(997);
  });
});
