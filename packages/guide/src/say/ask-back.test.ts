import { expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { listChoices, listQuestions, toQuestions } from './ask-back.ts';

const index = createEntityIndex(museum.entities);
const ask = (targets: readonly string[]): readonly string[] => toQuestions(listChoices(targets, index));

it.each([
  [
    ['moth/why', 'availability/cost'],
    ['Do you mean Lanternmoth?', 'Or the opening hours?'],
  ],
  [
    ['moth/why', 'moth/how', 'harbour/how'],
    ['Do you mean Lanternmoth?', 'Or Grey Harbour?'],
  ],
])('an offer of %s names each entity once', (targets, questions) => {
  expect(ask(targets)).toEqual(questions);
});

it('an offer says only sentences that are listed', () => {
  const targets = museum.entities.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`));
  expect(listQuestions(museum)).toEqual(expect.arrayContaining([...ask(targets)]));
});
