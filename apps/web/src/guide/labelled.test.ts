import { createGuide } from '@asad/guide';
import { guideContent } from '@asad/content';
import { describe, expect, it } from 'vitest';
import { fitWeights } from '../../ask/fit.ts';
import { gradeLabelled, readLabelled } from '../../ask/labelled.ts';

/** Every so many calls of the 42 hands are held. */
const STEP = 5;
/** The weights were learned from all, 2026-11: 86 % good, 12 % wrong of turns; 95 % of single questions. */
const FLOOR = { good: 0.83, poor: 0.15, single: 0.93 } as const;

describe('the labelled calls', () => {
  const guide = createGuide(guideContent);
  const calls = [...readLabelled().values()].flat();
  const graded = calls
    .filter((_, index) => index % STEP === 0)
    .flatMap((dialogue) => {
      let before = guide.begin();
      return dialogue.map((turn) => {
        const reply = guide.replyTo(turn.says, before.state);
        const grade = gradeLabelled(turn, reply, before);
        before = reply;
        return { turn, reply, grade, isSingle: dialogue.length === 1 };
      });
    });
  const share = (some: typeof graded, ...grades: readonly string[]): number =>
    some.filter(({ grade }) => grades.includes(grade)).length / some.length;
  const singles = graded.filter(({ isSingle }) => isSingle);
  const turns = graded.filter(({ isSingle }) => !isSingle);

  it('hold their floor, and none ends unasked', () => {
    console.info(
      `Labelled calls: ${turns.length} turns, ${Math.round(share(turns, 'good') * 100)} % good, ${Math.round(share(turns, 'wrong') * 100)} % wrong; ${singles.length} single questions, ${Math.round(share(singles, 'good') * 100)} % good.`,
    );
    expect(share(turns, 'good')).toBeGreaterThanOrEqual(FLOOR.good);
    expect(share(turns, 'wrong', 'nonsense')).toBeLessThanOrEqual(FLOOR.poor);
    expect(share(singles, 'good')).toBeGreaterThanOrEqual(FLOOR.single);
    expect(graded.filter(({ grade }) => grade === 'nonsense')).toEqual([]);
  });

  it('name only what stands in the content', () => {
    const known = new Set(
      guideContent.subjects.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id}/${field}`)),
    );
    const labels = calls
      .flat()
      .flatMap(({ good, weak }) => [...good, ...weak])
      .flatMap((label) => label.split(' + '));
    const unknown = labels.filter((label) => !/^(?:ACT|DECLINE|NOT|SUBJECT)\b/u.test(label) && !known.has(label));
    expect(unknown).toEqual([]);
  });
});

describe('weights', () => {
  it('are learned so that what is worth most becomes likeliest', () => {
    const row = (right: string, wrong: string) => ({
      evidence: [{ [wrong]: 1 }, { [right]: 1 }],
      worth: [0, 1],
      weight: 1,
    });
    const { weights } = fitWeights([
      row('named', 'far'),
      row('named', 'far'),
      row('near', 'far'),
      row('named', 'near'),
    ]);
    expect(weights['named']).toBeGreaterThan(weights['near'] ?? 0);
    expect(weights['near']).toBeGreaterThan(weights['far'] ?? 0);
  });

  it('learn nothing from a question that no candidate answers', () => {
    expect(fitWeights([{ evidence: [{ named: 1 }, { far: 1 }], worth: [0, 0], weight: 1 }])).toEqual({
      weights: {},
      words: {},
    });
  });
});
