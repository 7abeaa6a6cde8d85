import { describe, expect, it } from 'vitest';
import { english } from '../model/english.ts';
import { FEATURES, toFeatures } from './features.ts';

describe('features', () => {
  it('are numbers, of which those that are nothing are left out', () => {
    expect(toFeatures({ named: true, placed: false, described: 1.5, fieldTells: 0, isTold: undefined })).toEqual({
      named: 1,
      described: 1.5,
    });
  });

  it('have each a name of their own', () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
  });

  it('have each exactly one weight in the model of English', () => {
    expect(Object.keys(english.features).toSorted()).toEqual([...FEATURES].toSorted());
    for (const weight of Object.values(english.features)) expect(weight).toSatisfy(Number.isFinite);
  });
});
