import { describe, expect, it } from 'vitest';
import { toTerm } from './to-term.ts';

describe('toTerm', () => {
  it.for([
    ['painting', 'painted', 'paints'],
    ['project', 'projects'],
    ['university', 'universities'],
    ['you', 'your', 'yours', 'yourself'],
  ])('is equal for %s and its other forms', (forms) => {
    expect(new Set(forms.map(toTerm)).size).toBe(1);
  });

  it.for([
    ['university', 'universal'],
    ['news', 'new'],
    ['you', 'young'],
    ['youth', 'you'],
    ['why', 'what'],
  ])('differs between %s and %s', ([word = '', other = '']) => {
    expect(toTerm(word)).not.toBe(toTerm(other));
  });

  it('does not shorten names that every JavaScript object has', () => {
    for (const word of ['constructor', 'prototype', 'valueof']) expect(toTerm(word).length).toBeGreaterThan(3);
  });
});
