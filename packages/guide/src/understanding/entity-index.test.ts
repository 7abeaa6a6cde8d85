import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex, isWork, toMain, toMainField } from './entity-index.ts';

const index = createEntityIndex(museum.entities);
const ids = (some: readonly { readonly id: string }[]): readonly string[] => some.map(({ id }) => id);

describe('the index of entities', () => {
  it('finds an entity by its id, and none without one', () => {
    expect([index.find('moth')?.title, index.find('nobody'), index.find(undefined)]).toEqual([
      'Lanternmoth',
      undefined,
      undefined,
    ]);
  });

  it('finds those that there are, in the order asked for', () => {
    expect(ids(index.findAll(['supper', 'nobody', 'moth']))).toEqual(['supper', 'moth']);
    expect(index.findAll()).toEqual([]);
  });

  it('lists the members of a kind as its group tells them', () => {
    expect(ids(index.groupOf('project'))).toEqual(['moth', 'harbour', 'supper']);
    expect([index.groupOf('stack'), index.groupOf()]).toEqual([[], []]);
  });

  it('finds an answer by entity and field', () => {
    expect(index.findAnswer('moth/why')).toMatchObject({
      entity: { id: 'moth' },
      field: 'why',
      answer: { says: ['The painter missed the light of home.'] },
    });
  });

  it.for(['moth/nothing', 'nobody/why', 'moth', '', '/', 'act/goodbye'])('finds no answer for %j', (target) => {
    expect(index.findAnswer(target)).toBeUndefined();
  });

  it('keeps all of them in their order', () => {
    expect(index.all).toBe(museum.entities);
  });
});

describe('an entity', () => {
  it('is told by its first field when nothing particular is asked', () => {
    const [moth] = museum.entities;
    expect([moth && toMainField(moth), moth && toMain(moth)]).toEqual(['what', 'moth/what']);
  });

  it('without fields has nothing to tell', () => {
    const empty = { id: 'empty', kind: 'topic', title: 'Empty', fields: {} } as const;
    expect(index.findAnswer(toMain(empty))).toBeUndefined();
  });

  it('is a work where it is a project or a job', () => {
    const kinds = ['project', 'experience', 'stack', 'part', 'principle', 'pillar', 'year', 'group', 'topic'] as const;
    expect(kinds.filter((kind) => isWork({ id: kind, kind, title: kind, fields: {} }))).toEqual([
      'project',
      'experience',
    ]);
  });
});
