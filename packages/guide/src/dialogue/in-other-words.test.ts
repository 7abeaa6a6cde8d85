import { expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { inOtherWords } from './in-other-words.ts';
import { SILENCE } from './tell.ts';

const { lines } = museum;
const [first = '', menu = ''] = lines.declined;
const [again = ''] = lines.declinedAgain ?? [];
const after = (...said: readonly string[]) => ({ offer: [], lastReply: SILENCE, told: [], said, isOver: false });

it('says a line as it is the first time', () => {
  expect(inOtherWords(lines, 'declined', after())).toEqual([first, menu]);
});

it('says it in other words the second time, without what was said beside it', () => {
  expect(inOtherWords(lines, 'declined', after(first, menu))).toEqual([again]);
});

it('says what was not said yet beside other words all the same', () => {
  expect(inOtherWords(lines, 'declined', after(first))).toEqual([again, menu]);
});

it('says the least recent wording when all were said', () => {
  expect(inOtherWords(lines, 'declined', after(first, menu, again))).toEqual([first]);
  expect(inOtherWords(lines, 'declined', after(again, menu, first))).toEqual([again]);
});

it('takes wordings of its own first, and other sentences after it', () => {
  expect(inOtherWords(lines, 'declined', after(), ['More?'], ['No.'])).toEqual(['No.', 'More?']);
  expect(inOtherWords(lines, 'declined', after('No.', 'More?'), ['More?'], ['No.'])).toEqual([first]);
});
