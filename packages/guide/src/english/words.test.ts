import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';
import {
  AFTER,
  BEFORE,
  BORDER,
  COMMON,
  CORRECTION,
  FOREIGN,
  GRAMMAR,
  HERE,
  LAST,
  NEWEST,
  OLDEST,
  ORDINALS,
  OTHER,
  POLAR,
  QUESTION,
  REFERENCES,
} from './words.ts';

const SETS = { GRAMMAR, HERE, REFERENCES, COMMON, LAST, OLDEST, NEWEST, BEFORE, AFTER, OTHER, FOREIGN, POLAR };

describe('the word lists of English', () => {
  it.for(Object.entries(SETS))('%s has only words that splitWords returns unchanged', ([, words]) => {
    expect([...words].filter((word) => word !== 'its' && splitWords(word).join(' ') !== word)).toEqual([]);
  });

  it('each position word is in one list only', () => {
    const all = [...ORDINALS, ...LAST, ...OLDEST, ...NEWEST, ...BEFORE, ...AFTER, ...OTHER];
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });

  it('FOREIGN has no common English word', () => {
    expect([...FOREIGN].filter((word) => COMMON.has(word) || HERE.has(word))).toEqual([]);
  });
});

describe('QUESTION', () => {
  it.for(['What is it', 'and why', 'tell me', 'so, how', 'oh well, and then why', 'it is free, right?', 'list them'])(
    'matches: %s',
    (text) => {
      expect(text).toMatch(QUESTION);
    },
  );

  it.for(['I like it', 'thanks', 'whatever', 'that is how it is'])('does not match: %s', (text) => {
    expect(text).not.toMatch(QUESTION);
  });
});

describe('BORDER', () => {
  it.for([
    ['Why? And how?', ['Why?', 'And how?']],
    ['why is it red and how is it made', ['why is it red', 'how is it made']],
    ['who is he, also what did he do', ['who is he', 'what did he do']],
    ['I like oil; why amber', ['I like oil;', 'why amber']],
    ['red and blue', ['red and blue']],
    ['where and when', ['where', 'when']],
  ] as const)('splits %j', ([text, parts]) => {
    expect(text.split(BORDER)).toEqual(parts);
  });
});

describe('CORRECTION', () => {
  const restOf = (text: string): string | undefined => {
    const last = [...text.matchAll(CORRECTION)].at(-1);
    return last && text.slice(last.index + last[0].length);
  };

  it.for([
    ['Tell me of Heron. No, the other one', 'the other one'],
    ['Heron, I mean Rehearsal', 'Rehearsal'],
    ['no wait, sorry, I meant the second', 'the second'],
    ['not that one, the first', 'the first'],
    ['oh, actually I was asking about the price', 'the price'],
  ])('finds the correction in %j', ([text = '', correction]) => {
    expect(restOf(text)).toBe(correction);
  });

  it.for(['Tell me of Heron', 'I know Heron', 'no', 'nothing else, thanks'])('does not match %j', (text) => {
    expect(restOf(text)).toBeUndefined();
  });
});
