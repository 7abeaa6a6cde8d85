import { expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { createEntityIndex } from '../read/entity-index.ts';
import { listChoices, listQuestions, toQuestions } from './ask-back.ts';

const index = createEntityIndex(museum.entities);
const ask = (targets: readonly string[], isKnown = true): readonly string[] =>
  toQuestions(listChoices(targets, index, () => isKnown));

it.each([
  [
    ['moth/why', 'availability/cost'],
    ['Do you mean Lanternmoth?', 'Or the opening hours?'],
  ],
  [
    ['moth/why', 'moth/how'],
    ['Do you mean why it was made?', 'Or how it was done?'],
  ],
  [
    ['moth/why', 'moth/how', 'harbour/how'],
    ['Do you mean Lanternmoth?', 'Or Grey Harbour?'],
  ],
])('an offer of %s has a name for each choice', (targets, questions) => {
  expect(ask(targets)).toEqual(questions);
});

it('an offer of one entity that the visitor does not know names it', () => {
  expect(ask(['moth/why', 'moth/how'], false)).toEqual(['Do you mean Lanternmoth?']);
});

it('an offer of a named entity leaves out what has no phrase', () => {
  expect(ask(['moth/cost', 'moth/why'])).toEqual(['Do you mean why it was made?']);
});

it('an offer says only sentences that are listed', () => {
  const targets = museum.entities.map(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`));
  const all = [targets.flat(), ...targets].flatMap((offer) => ask(offer));
  expect(listQuestions(museum)).toEqual(expect.arrayContaining(all));
});
