import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

describe('splitWords', () => {
  it('drops punctuation and lowers the case', () => {
    expect(splitWords('  What — exactly — did HE build?! ')).toEqual(['what', 'exactly', 'did', 'he', 'build']);
  });

  it('returns no words for blanks and signs', () => {
    for (const text of ['', '   ', '?!…', '👍']) expect(splitWords(text), text).toEqual([]);
  });

  it('keeps numbers as words', () => {
    expect(splitWords('In 2024, n8n?')).toEqual(['in', '2024', 'n8n']);
  });

  it('drops accents', () => {
    expect(splitWords('naïve café Übung')).toEqual(['naive', 'cafe', 'ubung']);
  });

  it.for([
    ["What's he made?", 'what is he made'],
    ['whats he made', 'what is he made'],
    ['What’s he made', 'what is he made'],
    ["who'd he work for", 'who did he work for'],
    ["isn't it", 'is not it'],
    ["can't", 'can not'],
    ['cannot', 'can not'],
    ["won't", 'will not'],
    ["I'd like that", 'i would like that'],
    ["they've", 'they have'],
    ["let's go", 'let us go'],
    ['Security+ and .NET', 'security plus and dot net'],
    ['git hub', 'github'],
  ])('writes %s in full', ([text = '', full = '']) => {
    expect(splitWords(text).join(' ')).toBe(full);
  });

  it('drops the possessive ’s of a name', () => {
    expect(splitWords("Heron's price and Heron’s team")).toEqual(['heron', 'price', 'and', 'heron', 'team']);
  });

  it('shortens a repeated letter', () => {
    expect(splitWords('pleeease, nooo')).toEqual(['please', 'no']);
  });

  it('keeps double letters', () => {
    expect(splitWords('book the wood')).toEqual(['book', 'the', 'wood']);
  });

  it.for([
    ['full-stack', 'full stack', 'fullstack'],
    ['e-mail', 'e mail', 'email'],
    ['e-commerce', 'e commerce', 'ecommerce'],
    ['front-end', 'front end', 'frontend'],
    ['part-time', 'part time', 'parttime'],
    ['c-v', 'c v', 'cv'],
  ])('reads %s and %s as one word', ([hyphen = '', spaced = '', word = '']) => {
    expect([splitWords(hyphen), splitWords(spaced), splitWords(word)]).toEqual([[word], [word], [word]]);
  });

  it.for([
    ['c v', 'cv'],
    ['c.v', 'cv'],
    ['c. v', 'cv'],
    ['any a i', 'any ai'],
    ['s q l', 'sql'],
    ['a c v', 'a cv'],
    ['an r package', 'an r package'],
  ])('joins letters that are spoken one by one: %s', ([spoken = '', word]) => {
    expect(splitWords(spoken).join(' ')).toBe(word);
  });

  it('splits other words at the hyphen', () => {
    expect(splitWords('night-shift')).toEqual(['night', 'shift']);
  });

  it('keeps the letters of other scripts', () => {
    expect(splitWords('Привет мир')).toEqual(['привет', 'мир']);
  });

  it('returns only letters and digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of splitWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
      { numRuns: effort(300, 5_000) },
    );
  });

  it('ignores case and surrounding blanks', () => {
    const ascii = fc.string({ unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(ascii, (text) => {
        expect(splitWords(`  ${text.toUpperCase()}  `)).toEqual(splitWords(text.toLowerCase()));
      }),
      { numRuns: effort(300, 5_000) },
    );
  });
});
