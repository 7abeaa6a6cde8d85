import { describe, expect, it } from 'vitest';
import { ENTITY_KINDS } from '../knowledge.ts';
import { splitWords } from './split-words.ts';
import {
  AFTER,
  BEFORE,
  BORDER,
  COMMON,
  COMPOUND,
  CORRECTION,
  FOREIGN,
  GRAMMAR,
  GUIDE_NAMES,
  HERE,
  KIND_NOUNS,
  LAST,
  NEWEST,
  OLDEST,
  ORDINALS,
  OTHER,
  POLAR,
  POSSESSIVE,
  QUANTITY,
  QUESTION,
  REFERENCES,
} from './words.ts';

const doublesOf = (list: readonly string[]): readonly string[] => list.filter((word, at) => list.indexOf(word) !== at);
const SETS = { GRAMMAR, HERE, REFERENCES, COMMON, LAST, OLDEST, NEWEST, BEFORE, AFTER, OTHER, FOREIGN, POLAR };

describe('the word lists of English', () => {
  it.for(Object.entries({ GUIDE_NAMES, ORDINALS, nouns: Object.values(KIND_NOUNS).flat() }))(
    '%s has nothing twice and nothing empty',
    ([, list]) => {
      expect(doublesOf(list)).toEqual([]);
      expect(list.filter((word) => word.trim() !== word || word === '')).toEqual([]);
    },
  );

  it.for(Object.entries(SETS))('%s has only words that splitWords returns unchanged', ([, words]) => {
    const odd = [...words].filter((word) => {
      const [first, ...more] = splitWords(word);
      return first === undefined || !(more.length === 0 ? first === word : word === 'its');
    });
    expect(odd).toEqual([]);
  });

  it('each position word is in one list only', () => {
    expect(doublesOf([...ORDINALS, ...LAST, ...OLDEST, ...NEWEST, ...BEFORE, ...AFTER, ...OTHER])).toEqual([]);
  });

  it('KIND_NOUNS has only existing kinds', () => {
    expect(Object.keys(KIND_NOUNS).filter((kind) => !ENTITY_KINDS.some((known) => known === kind))).toEqual([]);
  });

  it('FOREIGN has no common English word', () => {
    expect([...FOREIGN].filter((word) => GRAMMAR.has(word) || COMMON.has(word) || HERE.has(word))).toEqual([]);
  });

  it('POLAR has only words of GRAMMAR', () => {
    expect([...POLAR].filter((word) => !GRAMMAR.has(word))).toEqual([]);
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

describe('QUANTITY', () => {
  it('matches questions with how many, how much, number, percentage or figure', () => {
    const texts = ['How many came?', 'how much is it', 'any numbers?', 'what percentage', 'give me a figure'];
    expect(texts.filter((text) => !QUANTITY.test(text))).toEqual([]);
  });

  it('does not match other questions with "how" or a statement with "many"', () => {
    expect(['How was it made?', 'how come', 'many came'].filter((text) => QUANTITY.test(text))).toEqual([]);
  });
});

describe('COMPOUND and POSSESSIVE', () => {
  it('COMPOUND joins known compounds written as two words', () => {
    expect(
      ['front end', 'e-mails', 'part time', 'front door', 'the end'].map((text) => text.replaceAll(COMPOUND, '')),
    ).toEqual(['frontend', 'emails', 'parttime', 'front door', 'the end']);
  });

  it('POSSESSIVE drops the ’s of a name and keeps the contraction of "is"', () => {
    expect(
      ["Heron's price", "what's it", "let's go", "the owl's eyes"].map((text) => text.replaceAll(POSSESSIVE, '$1')),
    ).toEqual(['Heron price', "what's it", "let's go", 'the owl eyes']);
  });
});
