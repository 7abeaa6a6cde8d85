import { effort } from '@asad/tooling/effort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';
import { toTerm } from './to-term.ts';

describe('splitWords', () => {
  it.for([
    ['  What — exactly — did HE build?! ', 'what exactly did he build'],
    ['?!… 👍', ''],
    ['In 2024, n8n?', 'in 2024 n8n'],
    ['naïve café Übung', 'naive cafe ubung'],
    ['Привет мир', 'привет мир'],
    ["What's he made", 'what is he made'],
    ['whats he made', 'what is he made'],
    ['What’s he made', 'what is he made'],
    ["who'd he work for", 'who did he work for'],
    ["isn't it", 'is not it'],
    ["can't, cannot, won't", 'can not can not will not'],
    ["I'd like that", 'i would like that'],
    ["they've", 'they have'],
    ["let's go", 'let us go'],
    ['ur rates pls, can u', 'your rates please can you'],
    ["Heron's price and Heron’s team", 'heron price and heron team'],
    ['Security+ and .NET', 'security plus and dot net'],
    ['pleeease, nooo', 'please no'],
    ['book the wood', 'book the wood'],
    ['git hub', 'github'],
    ['full-stack, full stack', 'fullstack fullstack'],
    ['e-mails, e mail', 'emails email'],
    ['e-commerce', 'ecommerce'],
    ['front-end, front door', 'frontend front door'],
    ['part-time', 'parttime'],
    ['night-shift', 'night shift'],
    ['c v, c.v, c. v, a c v', 'cv cv cv a cv'],
    ['any a i', 'any ai'],
    ['s q l', 'sql'],
    ['an r package', 'an r package'],
  ])('reads %j as %j', ([text = '', words]) => {
    expect(splitWords(text).join(' ')).toBe(words);
  });

  it('returns only letters and digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of splitWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
      { numRuns: effort(300, 5_000) },
    );
  });
});

it.for([
  ['university', 'universities', 'universal'],
  ['you', 'yourself', 'young'],
  ['new', 'new', 'news'],
])('toTerm is equal for %s and %s, but not for %s', ([word = '', form = '', other = '']) => {
  expect(toTerm(form)).toBe(toTerm(word));
  expect(toTerm(other)).not.toBe(toTerm(word));
});
