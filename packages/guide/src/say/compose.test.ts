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
  return compose(found, reading, [], toTruth(found, reading));
}

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
