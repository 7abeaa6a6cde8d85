import { expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { listChoices, listQuestions, toQuestions } from './ask-back.ts';

const index = createEntityIndex(museum.entities);
const ask = (targets: readonly string[]): readonly string[] => toQuestions(listChoices(targets, index));

it('an offer says only sentences that are listed', () => {
  const targets = museum.entities.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`));
  expect(listQuestions(museum)).toEqual(expect.arrayContaining([...ask(targets)]));
});
