import { describe, expect, it } from 'vitest';
import type { Entity } from '../knowledge.ts';
import { splitWords } from '../english/split-words.ts';
import { createTopicMatcher } from './match-topics.ts';

const topic = (id: string, more: Partial<Entity> = {}): Entity => ({
  id,
  kind: 'topic',
  title: id,
  fields: {},
  ...more,
});
const topics = [
  topic('network', { names: ['Network+'] }),
  topic('testing', { texts: ['test', 'quality check'] }),
  topic('absent-tool'),
];
const work: Entity = { ...topic('heron'), kind: 'project' };
const match = (text: string, more: { named?: readonly Entity[]; tokens?: readonly string[] } = {}) =>
  Object.fromEntries(
    [...createTopicMatcher(topics)({ text, words: splitWords(text), tokens: [], named: [], ...more })].map(
      ([{ id }, features]) => [id, features],
    ),
  );

describe('createTopicMatcher', () => {
  it('finds a name with its signs, a word in any form, and a phrase', () => {
    expect(match('Has she Network+?')).toEqual({ network: { topicNamed: 1 } });
    expect(match('a network')).toEqual({});
    expect(match('Does she write tests?')).toEqual({ testing: { topicWord: 1 } });
    expect(match('Is there a quality check?')).toEqual({ testing: { topicPhrase: 1 } });
  });

  it('weighs them less beside the name of a work', () => {
    expect(match('Are there tests in Heron?', { named: [work] })).toEqual({ testing: { topicBesideWork: 1 } });
  });

  it('takes a well-known tool that the content lacks for the name of their topic', () => {
    expect(match('Rust?', { tokens: ['<absent>'] })).toEqual({ 'absent-tool': { topicNamed: 1 } });
  });
});
