import { museum } from '@asad/guide/src/testing/museum.ts';
import type { GuideReply, GuideState } from '@asad/guide';
import { expect, it } from 'vitest';
import { createLabelGrader } from './grade-labels.ts';

const grade = createLabelGrader(museum);
const toReply = (text: string, targets: readonly string[] = []): GuideReply => ({
  sentences: text === '' ? [] : text.split('|'),
  targets,
  actions: [],
  suggestions: [],
});
const state: GuideState = {
  offer: [],
  lastReply: toReply('It is a small oil.|It glows.', ['moth/what']),
  told: [],
  said: [],
  isOver: false,
};
const OIL = 'Lanternmoth is a small oil.';
const GLOWS = 'Layers of amber varnish made it glow.';
const COST = 'What Lanternmoth cost is not written here.';

it.for([
  ['moth/what', OIL, 'right'],
  ['moth/what | moth/how', GLOWS, 'right'],
  ['moth/what', GLOWS, 'wrong'],
  ['SUBJECT:moth', GLOWS, 'right'],
  ['*/how', GLOWS, 'right'],
  ['SUBJECT:harbour', GLOWS, 'wrong'],
  ['moth/what', COST, 'declined'],
  ['NOT:moth', COST, 'right'],
  ['NOT:harbour', COST, 'declined'],
  ['DECLINE', museum.lines.declined[0] ?? '', 'right'],
  ['OFF-TOPIC', museum.lines.declined[0] ?? '', 'right'],
  ['DECLINE', COST, 'declined'],
  ['moth/what', museum.lines.unsure[0] ?? '', 'unclear'],
  ['moth/what', 'Do you mean Lanternmoth?', 'asked'],
  ['ACT:stop', '', 'right'],
  ['moth/what', '', 'silent'],
  ['ACT:repeat', 'It is a small oil.|It glows.', 'right'],
  ['ACT:repeat', 'It is a small oil.', 'wrong'],
  ['ACT:shorter', 'It is a small oil.', 'right'],
  ['ACT:shorter', 'It is a small oil.|It glows.', 'wrong'],
  ['ACT:no', museum.lines.asYouLike[0] ?? '', 'right'],
] as const)('the label %s grades "%s" as %s', ([labels, text, verdict]) => {
  expect(grade(labels.split(' | '), { reply: toReply(text), state }, state)).toBe(verdict);
});

it('accepts a target of the reply, in whatever words', () => {
  const turn = { reply: toReply('It was varnished.', ['moth/how']), state };
  expect(grade(['moth/how'], turn, state)).toBe('right');
});

it('accepts any further answer to "go on", and the way to write to a post', () => {
  const toTurn = (target: string) => ({ reply: toReply(GLOWS, [target]), state });
  expect(grade(['ACT:more'], toTurn('moth/how'), state)).toBe('right');
  expect(grade(['ACT:more'], { reply: toReply(OIL), state }, state)).toBe('wrong');
  expect(grade(['ACT:post'], toTurn('hire/what'), state)).toBe('right');
  expect(grade(['ACT:post'], toTurn('moth/how'), state)).toBe('wrong');
});

it('accepts the end of a call only for a farewell', () => {
  const turn = { reply: toReply(OIL, ['moth/what']), state: { ...state, isOver: true } };
  expect([grade(['moth/what'], turn, state), grade(['ACT:goodbye'], turn, state)]).toEqual(['ended', 'right']);
});
