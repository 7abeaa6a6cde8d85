import { describe, expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { listChoices, toChoices } from './ask-back.ts';

const index = createEntityIndex(museum.entities);

describe('toChoices', () => {
  it('asks by the names of the entities', () => {
    expect(toChoices(['moth/why', 'availability/cost'], index)).toEqual([
      'Do you mean Lanternmoth?',
      'Or the opening hours?',
    ]);
  });

  it('says only sentences that are listed', () => {
    const targets = museum.entities.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`));
    expect(listChoices(museum)).toEqual(expect.arrayContaining([...toChoices(targets, index)]));
  });
});
