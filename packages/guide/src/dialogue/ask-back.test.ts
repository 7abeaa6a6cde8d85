import { describe, expect, it } from 'vitest';
import { FIELD_PHRASES } from '../english/phrases.ts';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../understanding/entity-index.ts';
import { findChoice, listChoices } from './ask-back.ts';

const index = createEntityIndex(museum.entities);
const sentencesOf = (...targets: readonly string[]) => findChoice(targets, index)?.sentences;

describe('asking which of two is meant', () => {
  it('names the fields of one entity, and offers both', () => {
    expect(findChoice(['moth/why', 'moth/cost'], index)).toEqual({
      sentences: [`Do you mean ${FIELD_PHRASES['why']}?`, `Or ${FIELD_PHRASES['cost']}?`],
      offer: ['moth/why', 'moth/cost'],
    });
  });

  it('names the entities where they are two', () => {
    expect(sentencesOf('moth/why', 'availability/cost')).toEqual(['Do you mean Lanternmoth?', 'Or the opening hours?']);
  });

  it('names an entity as it is spoken', () => {
    const [moth, ...others] = museum.entities;
    const spoken = createEntityIndex(moth ? [{ ...moth, spoken: 'the moth' }, ...others] : []);
    expect(findChoice(['moth/why', 'harbour/why'], spoken)?.sentences[0]).toBe('Do you mean the moth?');
  });

  it('does not ask between what would be called the same', () => {
    const twins = createEntityIndex(
      ['one', 'two'].map((id) => ({ id, kind: 'topic', title: 'Twins', fields: { what: { says: [id] } } })),
    );
    expect(findChoice(['one/what', 'two/what'], twins)).toBeUndefined();
    expect(sentencesOf('moth/why', 'moth/why')).toBeUndefined();
  });

  it('does not ask between fields that have no name', () => {
    expect(sentencesOf('moth/common-supper', 'moth/why')).toBeUndefined();
  });

  it('does not ask where there are no two', () => {
    expect([sentencesOf(), sentencesOf('moth/why'), sentencesOf('moth/why', 'nobody/why')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the parts of every question back', () => {
  const parts = listChoices(museum);

  it('have each entity and each field in both places', () => {
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

  it('are all that is asked between any two answers', () => {
    const targets = museum.entities.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`));
    for (const one of targets) {
      for (const other of targets) {
        for (const sentence of sentencesOf(one, other) ?? []) expect(parts).toContain(sentence);
      }
    }
  });
});
