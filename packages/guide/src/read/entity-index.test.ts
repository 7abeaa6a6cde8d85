import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex, isWork, toMain, toMainField } from './entity-index.ts';

const index = createEntityIndex(museum.entities);
const ids = (entities: readonly { readonly id: string }[]): readonly string[] => entities.map(({ id }) => id);

describe('createEntityIndex', () => {
  it('find returns the entity, or undefined for an unknown or missing id', () => {
    expect([index.find('moth')?.title, index.find('nobody'), index.find(undefined)]).toEqual([
      'Lanternmoth',
      undefined,
      undefined,
    ]);
  });

  it('findAll returns the known entities in the requested order', () => {
    expect(ids(index.findAll(['supper', 'nobody', 'moth']))).toEqual(['supper', 'moth']);
    expect(index.findAll()).toEqual([]);
  });

  it('groupOf returns the members in the order of their group', () => {
    expect(ids(index.groupOf('project'))).toEqual(['moth', 'harbour', 'supper']);
    expect([index.groupOf('stack'), index.groupOf()]).toEqual([[], []]);
  });

  it('findAnswer returns entity, field and answer', () => {
    expect(index.findAnswer('moth/why')).toMatchObject({
      entity: { id: 'moth' },
      field: 'why',
      answer: { says: ['The painter missed the light of home.'] },
    });
  });

  it.for(['moth/nothing', 'nobody/why', 'moth', '', '/', 'act/goodbye'])(
    'findAnswer returns undefined for %j',
    (target) => {
      expect(index.findAnswer(target)).toBeUndefined();
    },
  );

  it('all keeps the order of the content', () => {
    expect(index.all).toBe(museum.entities);
  });
});

describe('entity functions', () => {
  it('toMainField and toMain return the first field', () => {
    const [moth] = museum.entities;
    expect([moth && toMainField(moth), moth && toMain(moth)]).toEqual(['what', 'moth/what']);
  });

  it('toMain of an entity without fields has no answer', () => {
    const empty = { id: 'empty', kind: 'topic', title: 'Empty', fields: {} } as const;
    expect(index.findAnswer(toMain(empty))).toBeUndefined();
  });

  it('isWork is true for projects and jobs only', () => {
    const kinds = ['project', 'experience', 'stack', 'part', 'principle', 'pillar', 'year', 'group', 'topic'] as const;
    expect(kinds.filter((kind) => isWork({ id: kind, kind, title: kind, fields: {} }))).toEqual([
      'project',
      'experience',
    ]);
  });
});
