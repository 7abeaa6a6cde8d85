import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../understanding/entity-index.ts';
import { findChoice, listChoices } from './ask-back.ts';

const index = createEntityIndex(museum.entities);
const sentencesOf = (...targets: readonly string[]) => findChoice(targets, index)?.sentences;

describe('findChoice', () => {
  it('asks by the names of two entities and offers both targets', () => {
    expect(findChoice(['moth/why', 'availability/cost'], index)).toEqual({
      sentences: ['Do you mean Lanternmoth?', 'Or the opening hours?'],
      offer: ['moth/why', 'availability/cost'],
    });
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

  it('lists each entity as first and as second choice', () => {
    expect(parts).toEqual(expect.arrayContaining(['Do you mean Lanternmoth?', 'Or Lanternmoth?']));
    expect(parts).toHaveLength(2 * museum.entities.length);
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
