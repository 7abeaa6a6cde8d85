import { describe, expect, it } from 'vitest';
import type { Answer, Entity } from '../knowledge.ts';
import { NOT_THAT } from '../english/phrases.ts';
import { museum } from '../testing/museum.ts';
import { createLexicon } from '../read/lexicon.ts';
import { createReader } from '../read/read-utterance.ts';
import { compose, toTruth } from './compose.ts';

const read = createReader(createLexicon(museum), new Set(['award', 'team']));

function answer(what: Answer, question: string): readonly string[] {
  const entity: Entity = { id: 'honours', kind: 'topic', title: 'honours', fields: { what } };
  const found = { entity, field: 'what', answer: what };
  const reading = read(question);
  return compose(found, reading, toTruth(found, reading));
}

describe('compose', () => {
  const what: Answer = {
    says: ['Ada has two certificates: A and B.', 'Ada has the award Gold.'],
    more: ['The doctors liked her tables.', 'It was given in May 2021.', 'At Vienna they clapped.'],
  };

  it.each([
    ['Did she get an award?', 'Ada has the award Gold.'],
    ['What did the doctors like?', 'The doctors liked her tables.'],
    ['When was that?', 'It was given in May 2021.'],
    ['Which year was it?', 'It was given in May 2021.'],
    ['Where was that?', 'At Vienna they clapped.'],
  ])('returns the sentence that matches: %s', (question, sentence) => {
    expect(answer(what, question)).toEqual([sentence]);
  });

  it('answers "How long?" by a length or a beginning, not by a frequency', () => {
    const choir: Answer = { says: ['She sings twice a year.', 'She has been there since May 2019.'] };
    expect(answer(choir, 'How long has she done that?')).toEqual(choir.says.slice(1));
  });

  it('answers what was before by a change', () => {
    const shop: Answer = { says: ['Sold 40 lamps.'], more: ['Made the page load in 2 seconds instead of 9.'] };
    expect(answer(shop, 'And what was it before?')).toEqual(shop.more);
  });

  it('answers what something is about by the sentence that its title begins', () => {
    const paper: Answer = { says: ['Ada wrote Honours: a history.'], more: ['honours: On medals and their makers.'] };
    expect(answer(paper, 'What is the first one about?')).toEqual(paper.more);
    expect(answer(paper, 'Tell me about it')).toEqual(paper.says);
  });

  it('does not select a sentence by words that all entries share', () => {
    const work: Answer = { says: ['Three projects use oil.', 'At work Ada used it at the museum.'] };
    expect(answer(work, 'Where did she work with it?')).toEqual(work.says);
  });
});

describe('compose for a yes-or-no question', () => {
  const led: Answer = {
    says: ['At the docks Ada led a team of 7.'],
    settles: { truth: true, words: ['lead', 'team'] },
  };

  it('puts "No." before an answer that settles it as false', () => {
    const none: Answer = { says: ['There is no gap.'], settles: { truth: false, words: ['gap'] } };
    expect(answer(none, 'Are there gaps?')).toEqual(['No.', 'There is no gap.']);
  });

  it('does not say "Yes." to a name that the content lacks', () => {
    expect(answer(led, 'Did she lead a React team?')).toEqual([NOT_THAT, ...led.says]);
  });

  it.each(['Has she ever sung?', 'What team was it?', 'Did she not lead a team?', 'Is she looking for a team?'])(
    'adds neither "Yes." nor "No." for: %s',
    (question) => {
      expect(answer(led, question)).toEqual(led.says);
    },
  );
});
