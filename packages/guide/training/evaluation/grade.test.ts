import { expect, it } from 'vitest';
import type { PrintedReply } from '@asad/web/ask';
import type { Expectation } from './dialogue.ts';
import { gradeReply } from './grade.ts';
import { toPattern } from './read-sets.ts';

const oil = { says: ['oil', 'amber|gold'] };
const silent = { silent: true } as const;
const declines = { declines: true } as const;
const five = { says: [toPattern('five|5'), toPattern('Brackish (Ltd.)')] };

it.for<readonly [reply: string, grade: string, good: readonly Expectation[], more?: Partial<PrintedReply>]>([
  ['It is OIL.|Amber made it glow.', 'right', [oil]],
  ['It is oil.', 'wrong', [oil]],
  ['Oil, not watercolour.', 'wrong', [{ says: ['oil'], neverSays: ['water'] }]],
  ['That is not written here.', 'right', [declines]],
  ['No award is written here.', 'right', [oil, declines]],
  ['It cost 300.', 'wrong', [declines]],
  ['', 'wrong', [declines]],
  ['Here.', 'right', [{ acts: 'openContact' }], { action: { type: 'openContact' } }],
  ['Here.', 'wrong', [{ acts: 'openContact' }], { action: { type: 'show' } }],
  ['Goodbye.', 'right', [{ ends: true }], { ended: true }],
  ['Goodbye.', 'wrong', [{ ends: true }]],
  ['Oil.', 'wrong', [{ says: ['oil'] }], { ended: true }],
  ['', 'right', [silent]],
  ['Of course.', 'right', [silent]],
  ['I fall silent now, then.', 'wrong', [silent]],
  ['At Brackish (Ltd.) Wes led 5 people.', 'right', [five]],
  ['At Brackish (Ltd.) Wes led 15 people.', 'wrong', [five]],
  ['At Brackish (Ltd.) Wes led 5.5 people.', 'wrong', [five]],
])('gradeReply: "%s" is %s', ([text, wanted, good, more = {}]) => {
  const sentences = text === '' ? [] : text.split('|');
  const reply = { sentences, action: null, suggestions: [], ended: false, ...more };
  expect(gradeReply({ says: 'Why?', good }, reply)).toBe(wanted);
});
