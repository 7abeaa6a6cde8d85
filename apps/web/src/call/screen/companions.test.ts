import { expect, it } from 'vitest';
import { countQuestions, isAwaited, listPresent } from './companions.ts';

const toLines = (speakers: string) =>
  Array.from(speakers, (letter) => ({ speaker: letter === 'v' ? ('visitor' as const) : ('assistant' as const) }));

it('suggestions stay, dimmed, after the next question, and go when its answer begins', () => {
  const ofFirst = { questions: countQuestions(toLines('av')), items: ['What came of Heron?'] };
  const seen = ['ava', 'avaa', 'avav', 'avava'].map((speakers) => {
    const lines = toLines(speakers);
    return [listPresent(ofFirst, lines).length, isAwaited(lines)];
  });
  expect(seen).toEqual([
    [1, false],
    [1, false],
    [1, true],
    [0, false],
  ]);
});
