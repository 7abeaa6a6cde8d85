import { describe, expect, it } from 'vitest';
import { museumContent } from '../testing/museum-guide.ts';
import { createGuide } from './create-guide.ts';
import type { GuideContent } from './subject.ts';

const untaught: GuideContent = { ...museumContent, examples: {} };
const learned: GuideContent = {
  ...museumContent,
  examples: {
    ...museumContent.examples,
    topics: {
      'hours/what': ['from when can one get in', 'till when can he let me in', 'at what time do the doors close'],
      'talk/english': ['which tongues do you understand', 'do you understand french', 'can i talk french to you'],
    },
    offTopic: [
      'who won the match',
      'what is the weather like',
      'which bus goes to town',
      'tell me a joke',
      'is lanternmoth a beer',
    ],
  },
};
const answer = (content: GuideContent, question: string): readonly string[] => {
  const guide = createGuide(content);
  return guide.replyTo(question, guide.begin().state).reply.targets;
};

describe('a topic that is learned from examples', () => {
  it('is answered in words that stand in none of its asks', () => {
    const question = 'at what time do you let me in through the doors';
    expect(answer(untaught, question)).toEqual([]);
    expect(answer(learned, question)).toEqual(['hours/what']);
  });

  it('is not made of a question for the rest of the world', () => {
    expect(answer(learned, 'who won the match in town')).toEqual([]);
    expect(answer(learned, 'is lanternmoth a beer')).toEqual([]);
  });
});
