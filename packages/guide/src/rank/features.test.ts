import { describe, expect, it } from 'vitest';
import { english } from '../model/english.ts';
import { FEATURES, toFeatures } from './features.ts';

describe('features', () => {
  it('toFeatures converts to numbers and drops zero and undefined', () => {
    expect(toFeatures({ named: true, placed: false, described: 1.5, fieldTells: 0, isTold: undefined })).toEqual({
      named: 1,
      described: 1.5,
    });
  });

  it('FEATURES has no duplicate', () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
  });

  it('FEATURES equals the weights of the English model', () => {
    expect(Object.keys(english.features).toSorted()).toEqual([...FEATURES].toSorted());
    for (const weight of Object.values(english.features)) expect(weight).toSatisfy(Number.isFinite);
  });
});
