import { describe, expect, it } from 'vitest';
import type { Entity, EntityKind } from '../knowledge.ts';
import { toActLabels, toLabels, toSeveralLabels } from './intents.ts';

const entity = (kind: EntityKind, id = 'some-id'): Entity => ({
  id,
  kind,
  title: id,
  fields: { what: { says: ['What.'] }, why: { says: ['Why.'] } },
});

describe('toLabels', () => {
  it('labels a work by kind, field and place in the dialogue, never by its id', () => {
    expect(toLabels(entity('project'), 'why', 'focus')).toEqual(['project', '*/why', '@focus']);
    expect(toLabels(entity('project', 'another'), 'why', 'focus')).toEqual(['project', '*/why', '@focus']);
  });

  it('labels the first field per kind, because it describes the kind', () => {
    expect(toLabels(entity('experience'), 'what', 'named')).toEqual(['experience', 'experience/what', '@named']);
  });

  it('shares a tool’s fields between tools and parts', () => {
    expect([toLabels(entity('stack'), 'why'), toLabels(entity('part'), 'why')]).toEqual([
      ['stack', 'tool/why'],
      ['part', 'tool/why'],
    ]);
  });

  it.for(['topic', 'group'] as const)('labels a %s by its id, and by each further field', (kind) => {
    expect(toLabels(entity(kind), 'what')).toEqual(['some-id']);
    expect(toLabels(entity(kind), 'why', 'focus')).toEqual(['some-id', 'some-id/why', '*/why', '@focus']);
  });

  it('toSeveralLabels shares the field label with single entities', () => {
    expect(toSeveralLabels('why')).toEqual(['several/why', '*/why', 'several']);
  });

  it('toActLabels labels the act, and that it is an act', () => {
    expect(toActLabels('repeat')).toEqual(['act/repeat', 'act']);
  });
});
