import { describe, expect, it } from 'vitest';
import type { Entity, EntityKind } from '../knowledge.ts';
import { toActLabels, toLabels, toSeveralLabels } from './intents.ts';

const entity = (kind: EntityKind, id = 'some-id'): Entity => ({
  id,
  kind,
  title: id,
  fields: { what: { says: ['What.'] }, why: { says: ['Why.'] } },
});

describe('what words speak for', () => {
  it('is of a work its kind, its field and how it stands to the talk, never which work', () => {
    expect(toLabels(entity('project'), 'why', 'focus')).toEqual(['project', '*/why', '@focus']);
    expect(toLabels(entity('project', 'another'), 'why', 'focus')).toEqual(['project', '*/why', '@focus']);
  });

  it('is of the first field one thing for each kind, for it says what the kind is', () => {
    expect(toLabels(entity('experience'), 'what', 'named')).toEqual(['experience', 'experience/what', '@named']);
  });

  it('is one for a tool and a part of what a tool can do', () => {
    expect([toLabels(entity('stack'), 'why'), toLabels(entity('part'), 'why')]).toEqual([
      ['stack', 'tool/why'],
      ['part', 'tool/why'],
    ]);
  });

  it.for(['topic', 'group'] as const)('is of a %s which one it is, and each of its further fields', (kind) => {
    expect(toLabels(entity(kind), 'what')).toEqual(['some-id']);
    expect(toLabels(entity(kind), 'why', 'focus')).toEqual(['some-id', 'some-id/why', '*/why', '@focus']);
  });

  it('is shared between one of a kind and several', () => {
    expect(toSeveralLabels('why')).toEqual(['several/why', '*/why', 'several']);
  });

  it('is of an act which one, and that it is one', () => {
    expect(toActLabels('repeat')).toEqual(['act/repeat', 'act']);
  });
});
