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
const award = (id: string, since: string): Entity => ({ ...job(id, since), kind: 'topic', of: 'award' });
/** A painter's jobs, listed from newest to oldest. */
const painter: Knowledge = {
  ...museum,
  entities: [
    ...museum.entities,
    job('teaching', '1908-01'),
    job('framing', '1903-01'),
    job('apprenticeship', '1899-01'),
    job('someday'),
    award('medal', '1909'),
    award('ribbon', '1905'),
    ...['brush', 'ink', 'chalk'].map((id): Entity => ({ id, kind: 'stack', title: id, fields: {} })),
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
const list = (...members: readonly string[]): Partial<GuideState> => ({ list: { members, index: -1 } });
const jobs = list('teaching', 'framing', 'apprenticeship');
const two = list('moth', 'harbour');

describe('findPlaced', () => {
  it.for<readonly [text: string, id: string | undefined, state?: Partial<GuideState>]>([
    // In the open list.
    ['the first', 'teaching', jobs],
    ['the second one', 'framing', jobs],
    ['the last', 'apprenticeship', jobs],
    ['the middle one', 'framing', jobs],
    ['before the last', 'framing', jobs],
    ['before the first', undefined, jobs],
    ['the fourth', undefined, jobs],
    ['why', undefined, jobs],
    // After figures, the same entry.
    ['and before', 'framing', { ...jobs, focus: 'framing', field: 'numbers' }],
    ['and before', 'apprenticeship', { ...jobs, focus: 'framing', field: 'when' }],
    ['and before that', 'apprenticeship', { ...jobs, focus: 'framing', field: 'numbers' }],
    // Within the named kind, unless the open list has it.
    ['the second job', 'framing', list('moth', 'supper')],
    ['the first project', 'moth', jobs],
    ['the first job', 'framing', list('framing', 'apprenticeship')],
    ['the oldest award', 'ribbon', list('moth', 'supper')],
    ['the other one', 'medal', { focus: 'ribbon' }],
    ['anything after that', 'medal', { focus: 'ribbon' }],
    // Without a list, within the kind of the focus or of the last work.
    ['the last one', 'supper', { focus: 'moth' }],
    ['the first', 'teaching', { focus: 'framing' }],
    ['the second', 'framing', { focus: 'availability', entry: 'framing' }],
    ['the first', undefined],
    ['the oldest', undefined],
    // By date, not by position.
    ['the oldest', 'apprenticeship', jobs],
    ['the newest', 'teaching', jobs],
    ['the oldest', 'framing', list('someday', 'framing')],
    ['and before that', 'apprenticeship', { focus: 'framing' }],
    ['and the next one', 'teaching', { focus: 'framing' }],
    ['the one before, framing limited', 'apprenticeship', { focus: 'moth' }],
    ['before that', undefined, { focus: 'moth' }],
    ['the next one', undefined, { focus: 'supper' }],
    ['and before that', 'moth', { focus: 'thanks', entry: 'harbour' }],
    // Undated ones by position.
    ['the previous one', 'brush', { ...list('brush', 'ink', 'chalk'), focus: 'ink' }],
    ['the next one', 'chalk', { ...list('brush', 'ink', 'chalk'), focus: 'ink' }],
    ['the next one', 'teaching', jobs],
    ['the next one', undefined],
    ['the previous one', undefined, jobs],
    // Of a year with two jobs, the first is shown.
    ['the other one', 'harbour', { ...two, focus: 'moth' }],
    ['the other', 'moth', { ...two, focus: 'harbour' }],
    ['the other', 'harbour', { ...two, focus: 'teaching' }],
    ['the other one', undefined, { ...jobs, focus: 'framing' }],
    ['the other one', undefined, { focus: 'moth' }],
  ])('"%s" is %s of %o', ([text, id, state]) => {
    expect(findPlaced(read(text), { ...begun, ...state }, index)?.id).toBe(id);
  });
});

it('findPlaced goes to the job that began after the end of another, not to one during it', () => {
  const spans = [
    ['mill', '1900-01', '1904-06'],
    ['bakery', '1903-01', '1908-01'],
    ['farm', '1904-06', '1906-01'],
  ] as const;
  const entities = spans.map(([id, since, until]) => ({ ...job(id, since), until }));
  const members = entities.map(({ id }) => id);
  const all: Entity = { id: 'all-experience', kind: 'group', title: 'the jobs', members, fields: {} };
  const ofJobs = createEntityIndex([...entities, all]);
  const place = (text: string, focus: string) => findPlaced(read(text), { ...begun, focus }, ofJobs)?.id;
  expect([place('and after that', 'mill'), place('and before that', 'farm')]).toEqual(['farm', 'mill']);
});

it.each(['education', 'post'])('findPlaced goes from one %s, or from a list, to the next one or to a job', (of) => {
  const study = { kind: 'topic', of } as const;
  const entities = [
    { ...job('school', '1890'), ...study, until: '1895' },
    { ...job('academy', '1895'), ...study, until: '1899' },
    { ...job('mill', '1899-06'), until: '1904-06' },
  ];
  const all: Entity = { id: 'all-experience', kind: 'group', title: 'the jobs', members: ['mill'], fields: {} };
  const ofLife = createEntityIndex([...entities, all]);
  const place = (text: string, state: Partial<GuideState>) =>
    findPlaced(read(text), { ...begun, ...state }, ofLife)?.id;
  expect(place('and after that', { focus: 'school' })).toBe('academy');
  expect(place('what came next', { focus: 'academy', ...list('school', 'academy') })).toBe('mill');
  expect(place('and after that', { focus: 'education', ...list('school', 'academy') })).toBe('mill');
  expect(place('and before that', { focus: 'academy' })).toBe('school');
});
