import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as zoe } from '@asad/content/fixtures/testing/zoe';
import { describe, expect, it } from 'vitest';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { english } from '../model/english.ts';
import { readModel } from '../rank/model.ts';
import { createGuide } from './create-guide.ts';

describe.each([
  ['the sample', sample],
  ['Zoë', zoe],
])('suggestions about %s', (_, portfolio) => {
  const knowledge = deriveKnowledge(portfolio, '2026-11');
  const guide = createGuide(knowledge, readModel(english));
  const works = knowledge.entities.filter(({ kind }) => kind === 'project' || kind === 'experience');

  it('each lead to a new answer', () => {
    let turn = guide.replyTo('Who is this?', guide.begin().state);
    const earlierTargets: string[] = [];
    for (let press = 0; press < 12; press += 1) {
      const [suggestion = ''] = turn.reply.suggestions;
      turn = guide.replyTo(suggestion, turn.state);
      expect(turn.reply.targets.length, suggestion).toBeGreaterThan(0);
      expect(earlierTargets, suggestion).not.toContain(turn.reply.targets[0]);
      earlierTargets.push(...turn.reply.targets);
    }
  });

  it('follow every answer about a work, at most three', () => {
    for (const { names = [], id } of works) {
      const { reply } = guide.replyTo(`Tell me about ${names[0]}`, guide.begin().state);
      expect(reply.suggestions.length, id).toBeGreaterThan(0);
      expect(reply.suggestions.length, id).toBeLessThanOrEqual(3);
    }
  });
});
