import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../rank/understand.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { createMuseumGuide, museum } from './museum.ts';
import { createTableModel, nameMeaning } from './table-model.ts';

function chancesOf(table: Parameters<typeof createTableModel>[0], text: string): ReadonlyMap<string, number> {
  const model = createTableModel(table);
  const { explain } = createUnderstanding(museum, model, createEntityIndex(museum.entities));
  const { reading, candidates } = explain(text, createMuseumGuide(model).begin().state);
  const odds = model.score(reading.tokens, candidates).map(Math.exp);
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return new Map(candidates.map((candidate, at) => [nameMeaning(candidate), (odds[at] ?? 0) / total]));
}

describe('createTableModel', () => {
  it('gives each meaning its probability and divides the rest equally', () => {
    const chances = chancesOf({ 'why <project>': { 'moth/why': 0.5, 'off-topic': 0.25 } }, 'Why Lanternmoth?');
    expect(chances.get('moth/why')).toBeCloseTo(0.5);
    expect(chances.get('off-topic')).toBeCloseTo(0.25);
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('gives a single meaning the probability 1', () => {
    expect(chancesOf({ 'good bye': 'act goodbye' }, 'Good bye').get('act goodbye')).toBe(1);
  });

  it('replaces a star with the named entity', () => {
    const table = { 'why <project>': '*/why' };
    expect(chancesOf(table, 'Why Lanternmoth?').get('moth/why')).toBe(1);
    expect(chancesOf(table, 'Why Grey Harbour?').get('harbour/why')).toBe(1);
  });

  it('gives equal probabilities to an utterance outside the table', () => {
    expect(new Set(chancesOf({}, 'Why?').values()).size).toBe(1);
  });

  it('throws when the table has a meaning without a candidate', () => {
    expect(() => chancesOf({ why: 'moth/why' }, 'Why?')).toThrow('"why" cannot mean "moth/why"');
  });
});
