import { describe, expect, it } from 'vitest';
import type { Entity, Knowledge } from '../knowledge.ts';
import { createMuseumGuide, museum } from '../testing/museum.ts';
import { createTableModel } from '../testing/table-model.ts';
import { createEntityIndex } from './entity-index.ts';
import { findOthers, findPlaced } from './find-placed.ts';
import { createLexicon } from './lexicon.ts';
import { createReader } from './read-utterance.ts';
import type { GuideState } from './state.ts';

const job = (id: string, since?: string): Entity => ({
  id,
  kind: 'experience',
  title: id,
  names: [`${id} limited`],
  fields: { what: { says: [`${id}.`] } },
  ...(since && { since }),
});
/** A painter's jobs, listed from newest to oldest. */
const painter: Knowledge = {
  ...museum,
  entities: [
    ...museum.entities,
    job('teaching', '1908-01'),
    job('framing', '1903-01'),
    job('apprenticeship', '1899-01'),
    {
      id: 'all-experience',
      kind: 'group',
      title: 'the jobs',
      members: ['teaching', 'framing', 'apprenticeship'],
      fields: { what: { says: ['There were three jobs.'] } },
    },
  ],
};
const index = createEntityIndex(painter.entities);
const read = createReader(createLexicon(painter), new Set());
const begun = createMuseumGuide(createTableModel({})).begin().state;
const placed = (text: string, state: Partial<GuideState> = {}): string | undefined =>
  findPlaced(read(text), { ...begun, ...state }, index)?.id;
const list = (...members: readonly string[]): Partial<GuideState> => ({ list: { members, index: -1 } });
const jobs = list('teaching', 'framing', 'apprenticeship');

describe('findPlaced by position', () => {
  it('counts in the order of the open list', () => {
    expect(['the first', 'the second one', 'the third', 'the last'].map((text) => placed(text, jobs))).toEqual([
      'teaching',
      'framing',
      'apprenticeship',
      'apprenticeship',
    ]);
  });

  it('finds the middle one, and what came before the last', () => {
    expect(['the middle one', 'before the last', 'before the first'].map((text) => placed(text, jobs))).toEqual([
      'framing',
      'framing',
      undefined,
    ]);
  });

  it('returns undefined beyond the end of the list', () => {
    expect(placed('the fourth', jobs)).toBeUndefined();
  });

  it('returns undefined without a list and without a focus', () => {
    expect(['the first', 'the last', 'the next one', 'the oldest'].map((text) => placed(text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('returns undefined when the utterance has no position', () => {
    expect(placed('why', jobs)).toBeUndefined();
  });

  it('counts within the named kind, not the open list', () => {
    expect([placed('the second job', list('moth', 'supper')), placed('the first project', jobs)]).toEqual([
      'framing',
      'moth',
    ]);
  });

  it('counts within the open list when it has the named kind', () => {
    expect(placed('the first job', list('framing', 'apprenticeship'))).toBe('framing');
  });

  it('counts within the kind of the focus when no list is open', () => {
    expect([placed('the last one', { focus: 'moth' }), placed('the first', { focus: 'framing' })]).toEqual([
      'supper',
      'teaching',
    ]);
  });

  it('counts within the kind of the last work while a topic is in focus', () => {
    expect(placed('the second', { focus: 'availability', entry: 'framing' })).toBe('framing');
  });
});

describe('findPlaced by time', () => {
  it('compares dates, not positions', () => {
    expect([placed('the oldest', jobs), placed('the newest', jobs)]).toEqual(['apprenticeship', 'teaching']);
  });

  it('skips entities without a date', () => {
    const undated = createEntityIndex([...painter.entities, job('someday')]);
    const state = { ...begun, ...list('someday', 'framing') };
    expect(findPlaced(read('the oldest'), state, undated)?.id).toBe('framing');
  });

  it('returns the work before or after the one in focus', () => {
    expect([placed('and before that', { focus: 'framing' }), placed('and the next one', { focus: 'framing' })]).toEqual(
      ['apprenticeship', 'teaching'],
    );
  });

  it('returns the work before the named one', () => {
    expect(placed('the one before, framing limited', { focus: 'moth' })).toBe('apprenticeship');
  });

  it('returns undefined before the first and after the last', () => {
    expect([placed('before that', { focus: 'moth' }), placed('the next one', { focus: 'supper' })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('starts from the last work while a topic is in focus', () => {
    expect(placed('and before that', { focus: 'thanks', entry: 'harbour' })).toBe('moth');
  });

  it('uses the list’s order for entities without dates', () => {
    const tools = ['brush', 'ink', 'chalk'].map((id): Entity => ({ id, kind: 'stack', title: id, fields: {} }));
    const state = { ...begun, ...list('brush', 'ink', 'chalk'), focus: 'ink' };
    const all = createEntityIndex(tools);
    expect(['the previous one', 'the next one'].map((text) => findPlaced(read(text), state, all)?.id)).toEqual([
      'brush',
      'chalk',
    ]);
  });

  it('returns the first of the open list for "next" without a focus', () => {
    expect([placed('the next one', jobs), placed('the previous one', jobs)]).toEqual(['teaching', undefined]);
  });
});

describe('findPlaced for "the other one"', () => {
  it('returns the one of two that is not in focus', () => {
    expect(placed('the other one', { ...list('moth', 'harbour'), focus: 'moth' })).toBe('harbour');
    expect(placed('the other', { ...list('moth', 'harbour'), focus: 'harbour' })).toBe('moth');
    // Of a year with two jobs, the first is shown.
    expect(placed('the other', { ...list('moth', 'harbour'), focus: 'teaching' })).toBe('harbour');
  });

  it('returns undefined for three, and without a list', () => {
    expect([
      placed('the other one', { ...jobs, focus: 'framing' }),
      placed('the other one', { focus: 'moth' }),
    ]).toEqual([undefined, undefined]);
  });
});

it('findOthers lists the others of three, in the field asked for before, and nothing for other words', () => {
  const find = (text: string, state: Partial<GuideState>): readonly string[] =>
    findOthers(read(text), { ...begun, ...state }, index);
  const after = { ...jobs, focus: 'framing', field: 'what' };
  expect(find('And the other one?', after)).toEqual(['teaching/what', 'apprenticeship/what']);
  expect(find('And the other one?', { ...after, earlier: 'teaching' })).toEqual([]);
  expect(find('What other varnish is there?', after)).toEqual([]);
});
