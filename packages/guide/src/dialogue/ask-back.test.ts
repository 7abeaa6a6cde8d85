import { describe, expect, it } from 'vitest';
import { FIELD_PHRASES } from '../english/phrases.ts';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../understanding/entity-index.ts';
import { findChoice, listChoices } from './ask-back.ts';

const index = createEntityIndex(museum.entities);
const sentencesOf = (...targets: readonly string[]) => findChoice(targets, index)?.sentences;

describe('findChoice', () => {
  it('asks by field and offers both when the targets share an entity', () => {
    expect(findChoice(['moth/why', 'moth/cost'], index)).toEqual({
      sentences: [`Do you mean ${FIELD_PHRASES['why']}?`, `Or ${FIELD_PHRASES['cost']}?`],
      offer: ['moth/why', 'moth/cost'],
    });
  });

  it('asks by entity when the targets have different entities', () => {
    expect(sentencesOf('moth/why', 'availability/cost')).toEqual(['Do you mean Lanternmoth?', 'Or the opening hours?']);
  });

  it('uses the spoken name of an entity', () => {
    const [moth, ...others] = museum.entities;
    const spoken = createEntityIndex(moth ? [{ ...moth, spoken: 'the moth' }, ...others] : []);
    expect(findChoice(['moth/why', 'harbour/why'], spoken)?.sentences[0]).toBe('Do you mean the moth?');
  });

  it('returns undefined when both choices have the same name', () => {
    const twins = createEntityIndex(
      ['one', 'two'].map((id) => ({ id, kind: 'topic', title: 'Twins', fields: { what: { says: [id] } } })),
    );
    expect(findChoice(['one/what', 'two/what'], twins)).toBeUndefined();
    expect(sentencesOf('moth/why', 'moth/why')).toBeUndefined();
  });

  it('returns undefined when a field has no phrase', () => {
    expect(sentencesOf('moth/common-supper', 'moth/why')).toBeUndefined();
  });

  it('returns undefined for fewer than two known targets', () => {
    expect([sentencesOf(), sentencesOf('moth/why'), sentencesOf('moth/why', 'nobody/why')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('listChoices', () => {
  const parts = listChoices(museum);

  it('lists each entity and each field as first and as second choice', () => {
    expect(parts).toEqual(
      expect.arrayContaining([
        'Do you mean Lanternmoth?',
        'Or Lanternmoth?',
        'Do you mean the price?',
        'Or the price?',
      ]),
    );
    expect(parts).toHaveLength(2 * (museum.entities.length + Object.keys(FIELD_PHRASES).length));
  });

  it('lists every sentence that findChoice can return', () => {
    const targets = museum.entities.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`));
    for (const one of targets) {
      for (const other of targets) {
        for (const sentence of sentencesOf(one, other) ?? []) expect(parts).toContain(sentence);
      }
    }
  });
});
