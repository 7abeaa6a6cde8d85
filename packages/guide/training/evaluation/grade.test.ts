import { expect, it } from 'vitest';
import type { PrintedReply } from '@asad/web/ask';
import type { Expectation } from './dialogue.ts';
import { gradeReply } from './grade.ts';
import { toPattern } from './read-sets.ts';

type Row = readonly [
  reply: string,
  grade: string,
  good: readonly Expectation[],
  weak?: readonly Expectation[],
  more?: Partial<PrintedReply>,
];

const oil = { says: ['oil', 'amber|gold'] };
const contact = { acts: 'openContact' };
const five = { says: [toPattern('five|5'), toPattern('Brackish (Ltd.)')] };

it.for<Row>([
  ['It is OIL.|Amber made it glow.', 'right', [oil]],
  ['It is oil.', 'wrong', [oil]],
  ['Oil, not watercolour.', 'wrong', [{ says: ['oil'], neverSays: ['water'] }]],
  ['That is not written here.', 'right', [{ declines: true }]],
  ['I don’t know that.', 'right', [{ declines: true }]],
  ['The site does not say.', 'right', [{ declines: true }]],
  ['About Heron nothing like that is here.', 'right', [{ declines: true }]],
  ['I can tell you about the paintings.', 'right', [{ declines: true }]],
  ['No award is written here.', 'right', [{ declines: true }]],
  ['It cost 300.', 'wrong', [{ declines: true }]],
  ['', 'nonsense', [{ declines: true }]],
  ['Here.', 'right', [contact], [], { action: { type: 'openContact' } }],
  ['Here.', 'wrong', [contact], [], { action: { type: 'show' } }],
  ['Here.', 'wrong', [contact]],
  ['Goodbye.', 'right', [{ ends: true }], [], { ended: true }],
  ['Goodbye.', 'wrong', [{ ends: true }]],
  ['Oil.', 'nonsense', [{ says: ['oil'] }], [], { ended: true }],
  ['', 'right', [{ silent: true }]],
  ['Of course.', 'right', [{ silent: true }]],
  ['I fall silent now, then.', 'wrong', [{ silent: true }]],
  ['Oil.', 'weak', [{ says: ['amber'] }], [{ says: ['oil'] }]],
  ['Bye.', 'weak', [{ says: ['amber'] }], [{ ends: true }], { ended: true }],
  ['', 'weak', [{ says: ['amber'] }], [{ silent: true }]],
  ['I do not know.', 'right', [{ says: ['amber'] }, { declines: true }]],
  ['Oil.', 'wrong', []],
  ['At Brackish (Ltd.) Wes led five people.', 'right', [five]],
  ['At Brackish (Ltd.) Wes led 5 people.', 'right', [five]],
  ['At Brackish (Ltd.) Wes led 15 people.', 'wrong', [five]],
  ['At Brackish (Ltd.) Wes led 5.5 people.', 'wrong', [five]],
])('gradeReply: "%s" is %s', ([text, wanted, good, weak = [], more = {}]) => {
  const sentences = text === '' ? [] : text.split('|');
  const reply = { sentences, action: null, suggestions: [], ended: false, ...more };
  expect(gradeReply({ says: 'Why?', good, weak }, reply)).toBe(wanted);
});
