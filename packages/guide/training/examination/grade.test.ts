import { describe, expect, it } from 'vitest';
import { gradeAnswer, holds } from './grade.ts';

describe('gradeAnswer', () => {
  const fact = { kind: 'fact', must: [['five', '5'], ['Brackish']] } as const;

  it.each([
    ['At Brackish Energy Wes led five people.', 'true'],
    ['At Brackish Energy Wes led 5 people.', 'true'],
    ['At Brackish Energy Wes led 15 people.', 'other'],
    ['Whether Wes led a team is not written on this site.', 'false denial'],
    ['I did not understand that.', 'not understood'],
  ] as const)('grades a fact: %s', (said, verdict) => {
    expect(gradeAnswer(fact, [said])).toBe(verdict);
  });

  it('grades an unwritten answer: a denial is honest, other words are not', () => {
    const unwritten = { kind: 'not-written', must: [] } as const;
    expect(gradeAnswer(unwritten, ['A photo of Wes is not written on this site.'])).toBe('honest');
    expect(gradeAnswer(unwritten, ['Wes is tall.'])).toBe('other');
  });

  it('holds: matches whole numbers only', () => {
    expect([holds('In 2018.', '2018'), holds('12018', '2018'), holds('7.5 years', '7'), holds('7 years', '7')]).toEqual(
      [true, false, false, true],
    );
  });
});
