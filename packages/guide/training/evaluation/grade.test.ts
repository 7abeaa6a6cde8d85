import { describe, expect, it } from 'vitest';
import type { Expectation, Turn } from './dialogue.ts';
import type { PrintedReply } from '@asad/web/ask';
import { gradeReply } from './grade.ts';

const turn = (good: readonly Expectation[], weak: readonly Expectation[] = []): Turn => ({
  says: 'Why?',
  category: 'field',
  good,
  weak,
});
const reply = (text: string, more: Partial<PrintedReply> = {}): PrintedReply => ({
  sentences: text === '' ? [] : text.split('|'),
  action: null,
  suggestions: [],
  ended: false,
  ...more,
});
const grade = (good: Expectation, text: string, more: Partial<PrintedReply> = {}): string =>
  gradeReply(turn([good]), reply(text, more));

describe('gradeReply', () => {
  it('is good when all expected words are said, in any case and sentence', () => {
    const expected = { says: ['oil', 'amber|gold'] };
    expect(grade(expected, 'It is OIL.|Amber made it glow.')).toBe('good');
    expect(grade(expected, 'It is oil.')).toBe('wrong');
  });

  it('is wrong when a forbidden word is said', () => {
    expect(grade({ says: ['oil'], neverSays: ['water'] }, 'Oil, not watercolour.')).toBe('wrong');
  });

  it.for([
    'That is not written here.',
    'I don’t know that.',
    'The site does not say.',
    'About Heron nothing like that is here.',
    'I can tell you about the paintings.',
    'No idea. I only know the paintings.',
  ])('is good for an honest decline: %s', (text) => {
    expect(grade({ declines: true }, text)).toBe('good');
  });

  it('is wrong for an answer when only a decline is expected', () => {
    expect(grade({ declines: true }, 'It cost 300.')).toBe('wrong');
  });

  it('requires the expected action', () => {
    const acts = { acts: 'openContact' };
    expect(grade(acts, 'Here.', { action: { type: 'openContact' } })).toBe('good');
    expect([grade(acts, 'Here.', { action: { type: 'show' } }), grade(acts, 'Here.')]).toEqual(['wrong', 'wrong']);
  });

  it('is good for the end of a call only when an end is expected', () => {
    expect(grade({ ends: true }, 'Goodbye.', { ended: true })).toBe('good');
    expect(grade({ ends: true }, 'Goodbye.')).toBe('wrong');
    expect(grade({ says: ['oil'] }, 'Oil.', { ended: true })).toBe('nonsense');
  });

  it('is good for silence, or one or two words, only when silence is expected', () => {
    expect(['', 'Of course.', 'I fall silent now, then.'].map((text) => grade({ silent: true }, text))).toEqual([
      'good',
      'good',
      'wrong',
    ]);
    expect(grade({ declines: true }, '')).toBe('nonsense');
  });

  it('is weak when only a weak expectation is met', () => {
    const both = turn([{ says: ['amber'] }], [{ says: ['oil'] }]);
    expect(['Amber oil.', 'Oil.', 'Ink.'].map((text) => gradeReply(both, reply(text)))).toEqual([
      'good',
      'weak',
      'wrong',
    ]);
  });

  it('is weak for an end or a silence that a weak expectation has', () => {
    const ends = turn([{ says: ['amber'] }], [{ ends: true }]);
    expect(gradeReply(ends, reply('Bye.', { ended: true }))).toBe('weak');
    expect(gradeReply(turn([{ says: ['amber'] }], [{ silent: true }]), reply(''))).toBe('weak');
  });

  it('is good when one of several expectations is met', () => {
    expect(gradeReply(turn([{ says: ['amber'] }, { declines: true }]), reply('I do not know.'))).toBe('good');
  });

  it('is wrong without an expectation', () => {
    expect(gradeReply(turn([]), reply('Oil.'))).toBe('wrong');
  });
});
