import { portfolio as sample } from '@asad/content/fixtures/sample';
import { expect, it } from 'vitest';
import { deriveKnowledge } from './derive-knowledge.ts';
import bank from './bank.json' with { type: 'json' };

it('begins no template of an answer with a word that needs a sentence before it', () => {
  const { topics, groups, kinds, use, life, year } = bank;
  const texts = JSON.stringify({ topics, groups, kinds, use, life, year }).match(/"[^"]+"/gu) ?? [];
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => /^"(?:\{[?!]\w+\})*(?:It|They|Then|So|And|Its|That one)\b/u.test(text))).toEqual([]);
});

it('has words of topics that exist only', () => {
  const ids = new Set(deriveKnowledge(sample, '2026-11').entities.map(({ id }) => id));
  expect(Object.keys(bank.topics).filter((id) => !ids.has(id))).toEqual([]);
});
