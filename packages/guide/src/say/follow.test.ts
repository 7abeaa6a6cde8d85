import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as zoe } from '@asad/content/fixtures/testing/zoe';
import { expect, it } from 'vitest';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { english } from '../model/english.ts';
import { readModel } from '../rank/model.ts';
import { createGuide } from './create-guide.ts';

it.each([
  ['the sample', sample],
  ['Zoë', zoe],
])('suggestions about %s each lead to a new answer', (_, portfolio) => {
  const guide = createGuide(deriveKnowledge(portfolio, '2026-11'), readModel(english));
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
