import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClassifier, type Example } from './classifier.ts';

const learn = (label: string, ...texts: readonly string[]): readonly Example[] =>
  texts.map((text) => ({ label, words: text.split(' '), weight: 1 }));

const classify = createClassifier(() => [
  ...learn('price', 'what does it cost', 'how much is it', 'is it expensive', 'the price please'),
  ...learn('place', 'where is it', 'in which town is it', 'how do i get there', 'the address please'),
  ...learn('time', 'when do you open', 'until when are you open', 'are you open on sunday'),
]);
const chancesOf = (text: string): ReadonlyMap<string, number> => classify(text.split(' ')).chances;
const likeliest = (text: string): string | undefined => [...chancesOf(text)].toSorted(([, a], [, b]) => b - a)[0]?.[0];

describe('a classifier', () => {
  it('knows what it has learned, and the same in other words', () => {
    expect(likeliest('what does it cost')).toBe('price');
    expect(likeliest('would that be expensive for a student')).toBe('price');
    expect(likeliest('which town then')).toBe('place');
    expect(likeliest('do you open early')).toBe('time');
  });

  it('forgives an ending that it has not seen', () => {
    expect(likeliest('its expensiveness')).toBe('price');
    expect(likeliest('addresses')).toBe('place');
  });

  it('tells which words speak for a label, and which for another', () => {
    const { speaks } = classify(['cost']);
    expect(speaks('cost', 'price')).toBeGreaterThan(0);
    expect(speaks('cost', 'place')).toBeLessThan(0);
    expect(speaks('zebra', 'price')).toBe(0);
  });

  it('does not favour a label for having few examples', () => {
    const biased = createClassifier(() => [
      ...learn('many', 'a b c', 'a b d', 'a c d', 'b c d', 'a d e', 'c d e', 'b d e'),
      ...learn('few', 'x'),
    ]);
    expect(biased(['a', 'b', 'e']).chances.get('many')).toBeGreaterThan(0.5);
  });

  it('deals out one whole chance, whatever is said', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('what', 'cost', 'town', 'open', 'it'), fc.string())), (words) => {
        const chances = [...classify(words).chances.values()];
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      }),
    );
  });
});
