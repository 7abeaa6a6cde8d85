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
  FAREWELLS,
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
  WELL_KNOWN_TOOLS,
} from './words.ts';

const doublesOf = (list: readonly string[]): readonly string[] => list.filter((one, at) => list.indexOf(one) !== at);
const SETS = { GRAMMAR, HERE, REFERENCES, COMMON, LAST, OLDEST, NEWEST, BEFORE, AFTER, OTHER, FOREIGN, POLAR };

describe('the word lists of English', () => {
  it.for(
    Object.entries({ FAREWELLS, WELL_KNOWN_TOOLS, GUIDE_NAMES, ORDINALS, nouns: Object.values(KIND_NOUNS).flat() }),
  )('%s has nothing twice and nothing empty', ([, list]) => {
    expect(doublesOf(list)).toEqual([]);
    expect(list.filter((one) => one.trim() !== one || one === '')).toEqual([]);
  });

  it.for(Object.entries(SETS))('%s has only words as utterances are split into them', ([, words]) => {
    const odd = [...words].filter((word) => {
      const [one, ...more] = splitWords(word);
      return one === undefined || !(more.length === 0 ? one === word : word === 'its');
    });
    expect(odd).toEqual([]);
  });

  it('points at one place with each word', () => {
    expect(doublesOf([...ORDINALS, ...LAST, ...OLDEST, ...NEWEST, ...BEFORE, ...AFTER, ...OTHER])).toEqual([]);
  });

  it('names only kinds that there are', () => {
    expect(Object.keys(KIND_NOUNS).filter((kind) => !ENTITY_KINDS.some((one) => one === kind))).toEqual([]);
  });

  it('calls nothing foreign that is a word of every English utterance', () => {
    expect([...FOREIGN].filter((word) => GRAMMAR.has(word) || COMMON.has(word) || HERE.has(word))).toEqual([]);
  });

  it('asks for yes or no with words that ask', () => {
    expect([...POLAR].filter((word) => !GRAMMAR.has(word))).toEqual([]);
  });
});

describe('what begins a question', () => {
  it.for(['What is it', 'and why', 'tell me', 'so, how', 'oh well, and then why', 'it is free, right?', 'list them'])(
    'is in: %s',
    (text) => {
      expect(text).toMatch(QUESTION);
    },
  );

  it.for(['I like it', 'thanks', 'whatever', 'that is how it is'])('is not in: %s', (text) => {
    expect(text).not.toMatch(QUESTION);
  });
});

describe('a border between two questions', () => {
  it.for([
    ['Why? And how?', ['Why?', 'And how?']],
    ['why is it red and how is it made', ['why is it red', 'how is it made']],
    ['who is he, also what did he do', ['who is he', 'what did he do']],
    ['I like oil; why amber', ['I like oil;', 'why amber']],
    ['red and blue', ['red and blue']],
    ['where and when', ['where', 'when']],
  ] as const)('parts %j', ([text, parts]) => {
    expect(text.split(BORDER)).toEqual(parts);
  });
});

describe('what begins a correction', () => {
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
  ])('is found in %j', ([text = '', rest]) => {
    expect(restOf(text)).toBe(rest);
  });

  it.for(['Tell me of Heron', 'I know Heron', 'no', 'nothing else, thanks'])('is not in %j', (text) => {
    expect(restOf(text)).toBeUndefined();
  });
});

describe('a figure', () => {
  it('is asked for by how many, how much, numbers and percent', () => {
    const texts = ['How many came?', 'how much is it', 'any numbers?', 'what percentage', 'give me a figure'];
    expect(texts.filter((text) => !QUANTITY.test(text))).toEqual([]);
  });

  it('is not asked for by how it was done', () => {
    expect(['How was it made?', 'how come', 'many came'].filter((text) => QUANTITY.test(text))).toEqual([]);
  });
});

describe('the joints of words', () => {
  it('join what is written in one word or in two', () => {
    expect(
      ['front end', 'e-mails', 'part time', 'c v', 'c.v', 'c. v', 'front door', 'the end'].map((text) =>
        text.replaceAll(COMPOUND, ''),
      ),
    ).toEqual(['frontend', 'emails', 'parttime', 'cv', 'cv', 'cv', 'front door', 'the end']);
  });

  it('part a name from what it owns, not a word from "is"', () => {
    expect(
      ["Heron's price", "what's it", "let's go", "the owl's eyes"].map((text) => text.replaceAll(POSSESSIVE, '$1')),
    ).toEqual(['Heron price', "what's it", "let's go", 'the owl eyes']);
  });
});
