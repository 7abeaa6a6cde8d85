import { describe, expect, it } from 'vitest';
import type { Entity, Knowledge } from '../knowledge.ts';
import { createMuseumGuide, museum } from '../testing/museum.ts';
import { createTableModel } from '../testing/table-model.ts';
import { createEntityIndex } from './entity-index.ts';
import { findPlaced } from './find-placed.ts';
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
/** A museum whose painter had jobs, listed from newest to oldest. */
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

describe('a place in a list', () => {
  it('is counted as the list was told', () => {
    expect(['the first', 'the second one', 'the third', 'the last'].map((text) => placed(text, jobs))).toEqual([
      'teaching',
      'framing',
      'apprenticeship',
      'apprenticeship',
    ]);
  });

  it('is none beyond the end of the list', () => {
    expect(placed('the fourth', jobs)).toBeUndefined();
  });

  it('is none where nothing was told and nothing is talked about', () => {
    expect(['the first', 'the last', 'the next one', 'the oldest'].map((text) => placed(text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is none where the utterance points nowhere', () => {
    expect(placed('why', jobs)).toBeUndefined();
  });

  it('is counted in the kind that is named, whatever list is open', () => {
    expect([placed('the second job', list('moth', 'supper')), placed('the first project', jobs)]).toEqual([
      'framing',
      'moth',
    ]);
  });

  it('is counted in the open list where it is of the kind named', () => {
    expect(placed('the first job', list('framing', 'apprenticeship'))).toBe('framing');
  });

  it('is counted among its like where no list is open', () => {
    expect([placed('the last one', { focus: 'moth' }), placed('the first', { focus: 'framing' })]).toEqual([
      'supper',
      'teaching',
    ]);
  });

  it('is counted among its like of the work talked about before a topic', () => {
    expect(placed('the second', { focus: 'availability', entry: 'framing' })).toBe('framing');
  });
});

describe('a place in time', () => {
  it('is found by date, not by the order told', () => {
    expect([placed('the oldest', jobs), placed('the newest', jobs)]).toEqual(['apprenticeship', 'teaching']);
  });

  it('passes over what has no date', () => {
    const undated = createEntityIndex([...painter.entities, job('someday')]);
    const state = { ...begun, ...list('someday', 'framing') };
    expect(findPlaced(read('the oldest'), state, undated)?.id).toBe('framing');
  });

  it('is the work before or after the one talked about', () => {
    expect([placed('and before that', { focus: 'framing' }), placed('and the next one', { focus: 'framing' })]).toEqual(
      ['apprenticeship', 'teaching'],
    );
  });

  it('is the work before the one named', () => {
    expect(placed('the one before, framing limited', { focus: 'moth' })).toBe('apprenticeship');
  });

  it('is none before the first and after the last', () => {
    expect([placed('before that', { focus: 'moth' }), placed('the next one', { focus: 'supper' })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is counted from the last work while a topic is talked about', () => {
    expect(placed('and before that', { focus: 'thanks', entry: 'harbour' })).toBe('moth');
  });

  it('is the list’s own order for what has no date', () => {
    const tools = ['brush', 'ink', 'chalk'].map((id): Entity => ({ id, kind: 'stack', title: id, fields: {} }));
    const state = { ...begun, ...list('brush', 'ink', 'chalk'), focus: 'ink' };
    const all = createEntityIndex(tools);
    expect(['the previous one', 'the next one'].map((text) => findPlaced(read(text), state, all)?.id)).toEqual([
      'brush',
      'chalk',
    ]);
  });

  it('after nothing is the first of the open list', () => {
    expect([placed('the next one', jobs), placed('the previous one', jobs)]).toEqual(['teaching', undefined]);
  });
});

describe('the other one', () => {
  it('is of two the one that is not talked about', () => {
    expect(placed('the other one', { ...list('moth', 'harbour'), focus: 'moth' })).toBe('harbour');
    expect(placed('the other', { ...list('moth', 'harbour'), focus: 'harbour' })).toBe('moth');
  });

  it('is none of three, and none without a list', () => {
    expect([
      placed('the other one', { ...jobs, focus: 'framing' }),
      placed('the other one', { focus: 'moth' }),
    ]).toEqual([undefined, undefined]);
  });
});
