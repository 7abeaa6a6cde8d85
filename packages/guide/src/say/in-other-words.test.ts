import { expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { inOtherWords } from './in-other-words.ts';
import { SILENCE } from './tell.ts';

const { lines } = museum;
const [first = '', menu = ''] = lines.declined;
const [again = ''] = lines.declinedAgain ?? [];
const after = (...said: readonly string[]) => ({ offer: [], lastReply: SILENCE, told: [], said, isOver: false });

it('inOtherWords: returns the line itself the first time', () => {
  expect(inOtherWords(lines, 'declined', after())).toEqual([first, menu]);
});

it('inOtherWords: returns other words the second time, without sentences already said', () => {
  expect(inOtherWords(lines, 'declined', after(first, menu))).toEqual([again]);
});

it('inOtherWords: adds a further sentence that was not said yet', () => {
  expect(inOtherWords(lines, 'declined', after(first))).toEqual([again, menu]);
});

it('inOtherWords: returns the least recent wording when all were said', () => {
  expect(inOtherWords(lines, 'declined', after(first, menu, again))).toEqual([first]);
  expect(inOtherWords(lines, 'declined', after(again, menu, first))).toEqual([again]);
});

it('inOtherWords: puts the given wordings first and the further sentences last', () => {
  expect(inOtherWords(lines, 'declined', after(), ['More?'], ['No.'])).toEqual(['No.', 'More?']);
  expect(inOtherWords(lines, 'declined', after('No.', 'More?'), ['More?'], ['No.'])).toEqual([first]);
});
