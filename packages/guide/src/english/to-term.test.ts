import { describe, expect, it } from 'vitest';
import { toTerm } from './to-term.ts';

describe('the term of a word', () => {
  it.for([
    ['painting', 'painted', 'paints'],
    ['project', 'projects'],
    ['university', 'universities'],
    ['you', 'your', 'yours', 'yourself'],
  ])('is one for %s and its other forms', (forms) => {
    expect(new Set(forms.map(toTerm)).size).toBe(1);
  });

  it.for([
    ['university', 'universal'],
    ['news', 'new'],
    ['you', 'young'],
    ['youth', 'you'],
    ['why', 'what'],
  ])('parts %s from %s', ([one = '', other = '']) => {
    expect(toTerm(one)).not.toBe(toTerm(other));
  });

  it('leaves names of objects in JavaScript alone', () => {
    for (const word of ['constructor', 'prototype', 'valueof']) expect(toTerm(word).length).toBeGreaterThan(3);
  });
});
