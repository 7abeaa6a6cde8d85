import { describe, expect, it } from 'vitest';
import { gradeAnswer, holds } from './grade.ts';
import { examineFirst, examineResume, shareOfGood } from './examine.ts';
import { listResumes } from './import-resume.ts';
import { OWNERS } from './owners.ts';

/** True or honest answers, 2026-11; the aim is 0.9 for every owner. */
const MIN_FIRST = 0.92;
const MIN_OWN = 0.88;
const MAX_NOT_UNDERSTOOD = 0.05;

describe.each(OWNERS)('the examination of %s', (_, portfolio) => {
  const results = examineFirst(portfolio);
  const report = results.map(({ question, verdict, said }) => `${verdict} · ${question} → ${said}`).join('\n');

  it('first questions get true or honest answers', () => {
    expect(shareOfGood(results), report).toBeGreaterThanOrEqual(MIN_FIRST);
  });

  it('first questions are understood', () => {
    const unclear = results.filter(({ verdict }) => verdict === 'not understood');
    expect(unclear.length / results.length, report).toBeLessThanOrEqual(MAX_NOT_UNDERSTOOD);
  });
});

describe.each([...listResumes()])('the examination of the résumé %s', (name, file) => {
  it('questions about the résumé get true or honest answers', () => {
    const results = examineResume(name, file);
    const report = results.map(({ question, verdict, said }) => `${verdict} · ${question} → ${said}`).join('\n');
    expect(shareOfGood(results), report).toBeGreaterThanOrEqual(MIN_OWN);
  });
});

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
