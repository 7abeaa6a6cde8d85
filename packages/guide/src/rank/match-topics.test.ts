import { expect, it } from 'vitest';
import type { Entity } from '../knowledge.ts';
import { splitWords } from '../english/split-words.ts';
import { createTopicMatcher } from './match-topics.ts';

const topic = (id: string, more: Partial<Entity>): Entity => ({ id, kind: 'topic', title: id, fields: {}, ...more });
const matchTopics = createTopicMatcher([
  topic('network', { names: ['Network+'] }),
  topic('testing', { texts: ['test', 'quality check'] }),
]);
const match = (text: string) =>
  Object.fromEntries(
    [...matchTopics({ text, words: splitWords(text), tokens: [], named: [] })].map(([{ id }, features]) => [
      id,
      features,
    ]),
  );

it('createTopicMatcher finds a name with its signs, a word in any form, and a phrase', () => {
  expect(match('Has she Network+?')).toEqual({ network: { topicNamed: 1 } });
  expect(match('a network')).toEqual({});
  expect(match('Does she write tests?')).toEqual({ testing: { topicWord: 1 } });
  expect(match('Is there a quality check?')).toEqual({ testing: { topicPhrase: 1 } });
});
