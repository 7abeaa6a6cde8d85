import { describe, expect, it } from 'vitest';
import { createKnowledge } from './create-knowledge.ts';
import type { Knowledge, KnownFact } from './knowledge.ts';

const facts: readonly KnownFact[] = [
  {
    id: 'bakery',
    title: 'the bakery',
    asks: [
      'Where do you bake bread?',
      'Do you sell bread and rolls?',
      'fresh bread in the morning',
      'sourdough loaves',
    ],
    answer: ['The oven is lit at four.'],
  },
  {
    id: 'hours',
    title: 'the opening hours',
    asks: ['When are you open?', 'opening hours on Sunday', 'At what time do you open?', 'When does it close?'],
    answer: ['From six to noon.'],
  },
  {
    id: 'hello',
    title: 'saying hello',
    asks: ['Hello', 'Are you there?'],
    answer: ['Good morning.'],
  },
  {
    id: 'cake',
    title: 'cakes to order',
    asks: ['birthday cake', 'Can I order a cake?', 'wedding cakes'],
    answer: ['Two days ahead.'],
  },
];

const found = (knowledge: Knowledge<KnownFact>, question: string): string => {
  return knowledge.ask(question).fact?.id ?? 'declined';
};

describe('createKnowledge', () => {
  const knowledge = createKnowledge(facts, { ignoredWords: ['Rosa Korn'] });

  it('finds a fact by other words than its asks, and by other endings', () => {
    expect(found(knowledge, 'I would like some breads, please')).toBe('bakery');
    expect(found(knowledge, 'Could you make cakes for weddings?')).toBe('cake');
  });

  it('finds a phrase of stop words when it is asked word for word, whatever its case and marks', () => {
    expect(found(knowledge, 'ARE YOU THERE')).toBe('hello');
  });

  it('tells two asks apart that differ in small words alone', () => {
    const [day, help] = [
      { id: 'day', title: 'her day', asks: ['How does she work?'], answer: ['She rises at three.'] },
      { id: 'help', title: 'help', asks: ['How does this work?'], answer: ['Ask for bread.'] },
    ];
    const both = createKnowledge([day, help]);
    expect([found(both, 'How does she work?'), found(both, 'how does this work')]).toEqual(['day', 'help']);
  });

  it('forgives a typing error in a long word', () => {
    expect(found(knowledge, 'sourdogh')).toBe('bakery');
  });

  it('declines what no fact knows, and names nothing near', () => {
    expect(knowledge.ask('Who won the football cup?')).toEqual({ isExact: false, coverage: 0, nearest: [] });
  });

  it('declines a question that shares one word by chance, and offers the nearest title first', () => {
    const answer = knowledge.ask('Is the birthday of the emperor a holiday in Japan?');
    expect(answer.fact).toBeUndefined();
    expect(answer.nearest[0]?.id).toBe('cake');
  });

  it('declines a question about the world that shares its only word with one ask, and answers a bare search for it', () => {
    expect(found(knowledge, 'Is sourdough mentioned in the Bible?')).toBe('declined');
    expect(found(knowledge, 'Where does the word sourdough come from?')).toBe('declined');
    expect(found(knowledge, 'sourdough')).toBe('bakery');
    expect(found(knowledge, 'Do you bake sourdough?')).toBe('bakery');
  });

  it('takes an order for what is to be done, not for what it is done to', () => {
    expect(found(knowledge, 'Light a birthday candle')).toBe('declined');
    expect(found(knowledge, 'Order a birthday cake')).toBe('cake');
    expect(found(knowledge, 'List the cakes')).toBe('cake');
  });

  it('takes a pronoun for the name that every question holds, in an ask word for word', () => {
    const person = createKnowledge([{ ...facts[0]!, asks: ['What has she done?'] }], { ignoredWords: ['Rosa'] });
    expect(found(person, 'What has Rosa done?')).toBe('bakery');
  });

  it('ignores the name that every question holds', () => {
    expect(found(knowledge, 'Rosa Korn?')).toBe('declined');
    expect(found(knowledge, 'When is Rosa open on Sunday?')).toBe('hours');
  });

  it('declines silence, marks and question words', () => {
    for (const question of ['', '   ', '???', 'how', 'why you', 'the of and']) {
      expect(found(knowledge, question), question).toBe('declined');
    }
  });

  it('leaves out what the question cannot mean', () => {
    expect(knowledge.ask('When are you open on Sunday?', ({ id }) => id !== 'hours').fact).toBeUndefined();
  });

  it('stays fast and calm on a question of 4 kB', () => {
    expect(found(knowledge, 'zebra crossing '.repeat(270))).toBe('declined');
  });
});
