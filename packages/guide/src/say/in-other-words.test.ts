import { expect, it } from 'vitest';
import { museum } from '../testing/museum.ts';
import { inOtherWords } from './in-other-words.ts';
import { SILENCE } from './tell.ts';

const { lines } = museum;
const [first = '', menu = ''] = lines.declined;
const [again = ''] = lines.declinedAgain ?? [];
const begun = { offer: [], lastReply: SILENCE, told: [], said: [], isOver: false };

it.for<readonly [name: string, said: readonly string[], wording: readonly string[]]>([
  ['the line itself the first time', [], [first, menu]],
  ['other words the second time, without what was said', [first, menu], [again]],
  ['a further sentence that was not said yet', [first], [again, menu]],
  ['the least recent wording of three', [first, menu, again], [first]],
  ['the least recent wording of two', [again, menu, first], [again]],
])('inOtherWords returns %s', ([, said, wording]) => {
  expect(inOtherWords(lines, 'declined', { ...begun, said })).toEqual(wording);
});

it('inOtherWords puts the given wordings first and the further sentences last', () => {
  expect(inOtherWords(lines, 'declined', begun, ['More?'], ['No.'])).toEqual(['No.', 'More?']);
  const after = { ...begun, said: ['No.', 'More?'] };
  expect(inOtherWords(lines, 'declined', after, ['More?'], ['No.'])).toEqual([first]);
});
