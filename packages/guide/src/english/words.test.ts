import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';
import {
  AFTER,
  BEFORE,
  COMMON,
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
