import { portfolio as sample } from '@asad/content/fixtures/sample';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../say/create-guide.ts';
import { english } from '../model/english.ts';
import { readModel } from '../rank/model.ts';
import { deriveKnowledge } from './derive-knowledge.ts';
import bank from './bank.json' with { type: 'json' };

const knowledge = deriveKnowledge(sample, '2026-11');
const guide = createGuide(knowledge, readModel(english));
const ids = new Set(knowledge.entities.map(({ id }) => id));

it('begins no template of an answer with a word that needs a sentence before it', () => {
  const { topics, groups, kinds, use, life, year } = bank;
  const texts = JSON.stringify({ topics, groups, kinds, use, life, year }).match(/"[^"]+"/gu) ?? [];
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => /^"(?:\{[?!]\w+\})*(?:It|They|Then|So|And|Its|That one)\b/u.test(text))).toEqual([]);
});

describe('the words of topics', () => {
  it('belong to topics that exist', () => {
    expect(Object.keys(bank.topics).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ['Does he write unit tests?', 'testing'],
    ['Does he help after launch?', 'aftercare'],
    ['Will he need a visa?', 'visa'],
    ['Can somebody vouch for him?', 'unwritten-references'],
    ['Does he use AI when he writes code?', 'artificial-intelligence'],
  ])('selects the topic of: %s', (question, id) => {
    const { state } = guide.replyTo(question, guide.begin().state);
    expect(state.focus).toBe(id);
  });

  it.each(['When could he begin?', 'How often would I hear from him?'])(
    'does not answer with the price, which holds words of the question: %s',
    (question) => {
      expect(guide.replyTo(question, guide.begin().state).state.focus).not.toBe('rates');
    },
  );

  it('does not override a question about a named work', () => {
    const { reply } = guide.replyTo('How was Heron made, with tests?', guide.begin().state);
    expect(reply.targets.every((target) => target.startsWith('project-email-tracking/'))).toBe(true);
  });
});
