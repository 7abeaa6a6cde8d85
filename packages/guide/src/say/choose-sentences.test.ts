import { describe, expect, it } from 'vitest';
import type { Answer, Entity } from '../knowledge.ts';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import { museum } from '../testing/museum.ts';
import { chooseSentences, listOptions } from './choose-sentences.ts';

const read = createReader(createLexicon(museum), new Set(['award', 'team', 'use']));

/** `last` has the sentences of the last reply. */
function choose(what: Answer, question: string, last: readonly string[] = [], of: Partial<Entity> = {}) {
  const entity: Entity = { id: 'honours', kind: 'topic', title: 'honours', fields: { what }, ...of };
  const found = { entity, field: 'what', answer: what };
  return chooseSentences(found, read(question), last);
}

describe('chooseSentences', () => {
  const says = ['Ada has two certificates: A and B.', 'The last is of May 2020.'];
  const more = ['Ada has the award Gold.', 'The doctors liked her tables.', 'At Vienna six people clapped.'];
  const what: Answer = { says, more };

  it.each([
    ['Did she get an award?', 0],
    ['What did the doctors like?', 1],
    ['How many people were there?', 2],
    ['Where was that?', 2],
  ])('returns the sentence that the question asks for: %s', (question, at) => {
    expect(choose(what, question)).toMatchObject({ sentences: [more[at]] });
  });

  it.each(['Tell me', 'And that?', 'When was the last one?', 'Anything about honours?'])(
    'returns the usual sentences to a question that these answer, or that names nothing: %s',
    (question) => {
      expect(choose(what, question)).toMatchObject({ sentences: says });
    },
  );

  it('decides by everyday words where no other word or fact decides', () => {
    expect(choose(what, 'Did people use them?').sentences).toEqual([more[2]]);
  });

  it('ignores words that name the entry', () => {
    const lamp: Answer = { says: ['The lamp glows.'], more: ['Clerks write labels at night.', 'It hangs on a nail.'] };
    const of = { id: 'lamp', kind: 'project', title: 'Small Lamp', names: ['Small Lamp'] } as const;
    expect(choose(lamp, 'Which clerks write for the small lamp?', [], of).sentences).toEqual(lamp.more?.slice(0, 1));
    expect(choose(lamp, 'What about the lamp?', [], of).sentences).toEqual(lamp.says);
  });

  it('finds no amount in a date, and no length in a frequency', () => {
    const choir: Answer = { says: ['She sings twice a year.'], more: ['A talk of June 1950.', 'It took an hour.'] };
    expect(choose(choir, 'How long was it?').sentences).toEqual(['It took an hour.']);
  });

  it('returns a sentence of the last reply for a detail of it', () => {
    const shop: Answer = {
      says: ['Sold lamps.'],
      more: ['The page loads in 2 seconds instead of 9.', 'Sent 7 by post.'],
    };
    for (const question of ['And how many seconds?', 'And before?'])
      expect(choose(shop, question, [shop.more?.[0] ?? '']).sentences).toEqual(shop.more?.slice(0, 1));
  });

  it('returns the sentence before a quote that continues it', () => {
    const quote: Answer = {
      says: ['Ada paints.'],
      more: ["In Ada's words: I feared it.", "In Ada's words: Now I varnish."],
    };
    expect(choose(quote, 'Who can varnish?').sentences).toEqual(quote.more);
  });

  it('scores the answer higher that has the word of the question', () => {
    expect(choose(what, 'Which award?').score).toBeGreaterThan(choose({ says: ['Ada paints.'] }, 'Which award?').score);
  });

  it.each([
    ['isUsual', 1, '*', 'Tell me', []],
    ['usualOfBare', 1, '*', 'And that?', []],
    ['usualOfBare', 0, '*', 'And the doctors?', []],
    ['usualSaid', 1, '*', 'And that?', says],
    ['usualSaid', 0, '*', 'And that?', more],
    ['isMore', 1, more[1], 'And that?', []],
    ['isMore', 0, says[1], 'And that?', []],
    ['said', 1, more[1], 'And that?', more],
    ['said', 0, more[1], 'And that?', says],
    ['terms', 2, more[1], 'Did the doctors like tables?', []],
    ['terms', 0, more[1], 'Which honours was the first thing?', []],
    ['terms', 0, 'The honours took a year.', 'Which year?', []],
    ['plain', 1, more[2], 'Did people use them?', []],
    ['plain', 0, 'The honours took a year.', 'Which honours?', []],
    ['facts', 1, says[1], 'When was it?', []],
  ] as const)('the feature %s is %d of "%s" after "%s"', (feature, value, label, question, last) => {
    const answer = { says, more: [...more, 'The honours took a year.'] };
    const entity: Entity = { id: 'honours', kind: 'topic', title: 'honours', fields: { what: answer } };
    const options = listOptions({ entity, field: 'what', answer }, read(question), last);
    expect(options.find((option) => option.label === label)?.features[feature] ?? 0).toBe(value);
  });
});
