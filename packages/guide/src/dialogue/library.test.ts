import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { museumContent } from '../testing/museum-guide.ts';
import { createLibrary } from './library.ts';
import { isOneSlip } from './near-name.ts';
import type { Subject } from './subject.ts';

const bread: Subject = {
  id: 'bread',
  kind: 'topic',
  title: 'bread',
  asks: ['Where do you bake bread?', 'How does she work?'],
  fields: { what: { says: ['At four.'] }, cost: { says: ['Four crowns.'], asks: ['the price of sourdough'] } },
};
const help: Subject = {
  id: 'help',
  kind: 'topic',
  title: 'help',
  asks: ['How does this work?', 'What has Rosa done?'],
  fields: { what: { says: ['Ask.'] } },
};
const { findExact, correct, hasTerm } = createLibrary({
  ...museumContent,
  subjects: [bread, help],
  ownerNames: ['Rosa Korn'],
});

describe('what is asked word for word', () => {
  it('is found whatever its case, its marks and what it is wrapped in', () => {
    for (const question of ['WHERE DO YOU BAKE BREAD', 'where do you bake bread?!', 'Tell me about bread'])
      expect(findExact(question), question).toBe('bread/what');
    expect(findExact('What is the price of sourdough?')).toBe('bread/cost');
  });

  it('is told from another ask that differs in small words alone', () => {
    expect([findExact('How does she work?'), findExact('how does this work')]).toEqual(['bread/what', 'help/what']);
  });

  it('may have a pronoun for the owner’s name', () => {
    expect(findExact('What has she done?')).toBe('help/what');
  });

  it('is nothing else, not even silence', () => {
    for (const question of ['', '???', 'Where do you bake rolls?', 'zebra '.repeat(700)])
      expect(findExact(question), question).toBeUndefined();
  });
});

describe('a slip in a word', () => {
  it('is mended where the word is long and nothing else is known', () => {
    for (const word of ['sourdogh', 'sourdouhg', 'sourdoughh', 'sourdaugh'])
      expect(correct(word), word).toBe('sourdough');
  });

  it('is left where it may be another word: a short one, another beginning, two slips', () => {
    for (const word of ['bred', 'mourdough', 'sordogh', 'price']) expect(correct(word), word).toBe(word);
    expect(hasTerm('sourdough')).toBe(true);
  });

  it('is one letter changed, left out, put in, or two that changed places', () => {
    const word = fc.string({ minLength: 2, maxLength: 9, unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') });
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), (given, seed, letter) => {
        const at = seed % given.length;
        const slips = [
          given.slice(0, at) + letter + given.slice(at + 1),
          given.slice(0, at) + given.slice(at + 1),
          given.slice(0, at) + letter + given.slice(at),
          given.slice(0, at) +
            given
              .slice(at, at + 2)
              .split('')
              .toReversed()
              .join('') +
            given.slice(at + 2),
        ];
        for (const slip of slips) expect([given, slip, isOneSlip(given, slip)]).toEqual([given, slip, true]);
        expect(isOneSlip(given, `${given}xy`)).toBe(false);
        expect(isOneSlip(`${given}xyz`, `${given}uvw`)).toBe(false);
      }),
    );
  });
});
