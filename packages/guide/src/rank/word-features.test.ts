import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashFeature, toWordFeatures } from './word-features.ts';

const has = (tokens: string, feature: string): boolean =>
  toWordFeatures(tokens.split(' ')).includes(hashFeature(feature));
const shared = (text: string, other: string): number => {
  const features = new Set(toWordFeatures(text.split(' ')));
  return toWordFeatures(other.split(' ')).filter((feature) => features.has(feature)).length;
};

describe('toWordFeatures', () => {
  it('has each word, independent of its neighbours', () => {
    expect([has('why wa it paint', 'paint'), has('paint', 'paint'), has('why', 'paint')]).toEqual([true, true, false]);
  });

  it('has the first letters of a long word, so that its ending matters less', () => {
    expect([has('avail', 'avai*'), has('availabl', 'avai*'), has('time', 'time*')]).toEqual([true, true, false]);
  });

  it('has no prefix of a slot', () => {
    expect(has('<project>', '<pro*')).toBe(false);
  });

  it('has pairs of neighbours, the ends of the utterance included', () => {
    expect(['who paint', ' who', 'paint ', 'paint who'].map((pair) => has('who paint', pair))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('has pairs of neighbours without the grammar between them', () => {
    expect([has('cost of the paint', 'cost_paint'), has('cost under paint', 'cost_paint')]).toEqual([true, false]);
  });

  it('shares more features between more similar utterances', () => {
    expect(shared('who order it', 'who order <project>')).toBeGreaterThan(
      shared('who order it', 'order who did it then'),
    );
  });

  it('has a feature for an empty utterance', () => {
    expect(toWordFeatures([])).toContain(hashFeature(''));
  });
});

describe('hashFeature', () => {
  it('is the FNV-1a hash, folded to twenty bits', () => {
    // Published vectors of FNV-1a (32 bits): "" is 811c9dc5, "a" is e40c292c, "foobar" is bf9cf968.
    const fold = (hash: number): number => (hash ^ (hash >>> 20)) & 0xfffff;
    expect(['', 'a', 'foobar'].map(hashFeature)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968].map(fold));
  });

  it('returns an integer from 0 to 2^20 - 1, equal for equal text', () => {
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

  it('collides at most three times among a thousand features', () => {
    const numbers = new Set(Array.from({ length: 1_000 }, (_, at) => hashFeature(`feature ${at}`)));
    expect(numbers.size).toBeGreaterThanOrEqual(997);
  });
});
