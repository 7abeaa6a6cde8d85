import { describe, expect, it } from 'vitest';
import { COMMON, GRAMMAR } from '../english/words.ts';
import { english } from '../model/english.ts';
import { createUnderstanding } from './understand.ts';
import { createMuseumGuide, museum } from '../testing/museum.ts';
import { nameMeaning } from '../testing/table-model.ts';
import { ACTS, toActLabels } from './intents.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { FIRST_LETTER, fromLetter, MOST_GAP, readModel, SKIPPED, WEIGHT_RANGE } from './model.ts';

const model = readModel(english);
const numbersOf = (letters: string): readonly number[] =>
  Array.from({ length: letters.length }, (_, at) => fromLetter(letters.charCodeAt(at)));

describe('fromLetter', () => {
  it('counts from the first letter and skips the backslash', () => {
    expect([FIRST_LETTER, FIRST_LETTER + 1, SKIPPED - 1, SKIPPED + 1].map(fromLetter)).toEqual([
      0,
      1,
      SKIPPED - 1 - FIRST_LETTER,
      SKIPPED - FIRST_LETTER,
    ]);
  });
});

describe('the English model', () => {
  it('has as many numbers and weights as its counts say', () => {
    const promised = numbersOf(english.counts).reduce((sum, count) => sum + count, 0);
    expect([english.numbers.length, english.weights.length, english.about['weights']]).toEqual([
      promised,
      promised,
      promised,
    ]);
    expect(numbersOf(english.gaps).filter((gap) => gap < MOST_GAP)).toHaveLength(english.counts.length);
  });

  it('has only labels of its list, and weights within the range', () => {
    expect(numbersOf(english.numbers).every((number) => number >= 0 && number < english.labels.length)).toBe(true);
    expect(numbersOf(english.weights).every((step) => step >= 0 && step <= 2 * WEIGHT_RANGE)).toBe(true);
    expect(new Set(english.labels).size).toBe(english.labels.length);
  });

  it('has a label for every act', () => {
    expect(ACTS.flatMap(toActLabels).filter((label) => !english.labels.includes(label))).toEqual([]);
  });

  it('has a vocabulary of over 500 words without grammar and common words', () => {
    expect(model.vocabulary.size).toBeGreaterThan(500);
    expect([...model.vocabulary].filter((word) => GRAMMAR.has(word) || COMMON.has(word))).toEqual([]);
  });

  it.for([
    ['Why?', 'moth/why', 'off-topic'],
    ['Goodbye', 'act goodbye', 'moth/why'],
    ['Can you repeat that, please?', 'act repeat', 'act goodbye'],
    ['Is he available for new work?', 'availability/what', 'act goodbye'],
    ['Who won the football world cup in 1954?', 'off-topic', 'moth/why'],
  ])('scores %j as %s higher than as %s', ([text = '', meaning = '', other = '']) => {
    const { explain } = createUnderstanding(museum, model, createEntityIndex(museum.entities));
    const begun = createMuseumGuide(model).begin().state;
    const { reading, candidates } = explain(text, { ...begun, focus: 'moth', entry: 'moth' });
    const scores = model.score(reading.tokens, candidates);
    const scoreOf = (name: string): number => scores[candidates.map(nameMeaning).indexOf(name)] ?? NaN;
    expect(scoreOf(meaning)).toBeGreaterThan(scoreOf(other) + 1);
  });
});
