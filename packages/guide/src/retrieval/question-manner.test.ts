import { describe, expect, it } from 'vitest';
import { splitUtterance } from '../dialogue/split-utterance.ts';
import { findStranger } from './question-manner.ts';

describe('whose doing is asked', () => {
  const ask = (question: string) => findStranger(splitUtterance(question));

  it('is the visitor’s own', () => {
    for (const question of [
      'How do I freeze bread?',
      'Should I quit my job?',
      'Where can I buy a truck?',
      'My phone is broken, can you fix it?',
    ])
      expect(ask(question), question).toBe('visitor');
  });

  it('is nobody’s here in a question for a time, a crowd or another language', () => {
    expect([ask('What time does the shop open?'), ask('How many people use bread?')]).toEqual(['anybody', 'anybody']);
    expect(ask('How do you say bread in French?')).toBe('word');
    expect(ask('My oven is broken, can he mend it?')).toBeUndefined();
  });

  it('is a guest’s, who wants something of somebody here', () => {
    for (const question of ['How do I book a call?', 'Can I see the prices?', 'Do I have to pay for it?'])
      expect(ask(question), question).toBe('guest');
  });

  it('is anybody’s, or a word’s', () => {
    for (const question of ['Why do people work?', 'What do herons eat?'])
      expect(ask(question), question).toBe('anybody');
    for (const question of ['What is a placeholder?', 'What does acme stand for?', 'What is love?'])
      expect(ask(question), question).toBe('word');
  });

  it('is somebody’s here, where one is pointed at', () => {
    for (const question of [
      'How does he work?',
      'Can I hire her?',
      'Do you sleep?',
      'Who drew the owl?',
      'opening hours',
    ])
      expect(ask(question), question).toBeUndefined();
  });
});
