import { knowledge } from '@asad/content';
import { createGuide, readModel } from '@asad/guide';
import { english } from '@asad/guide/english';
import { describe, expect, it } from 'vitest';
import { listPlainQuestions, VARIATIONS, withSlip } from './plain-questions.ts';

const guide = createGuide(knowledge, readModel(english));
const questions = listPlainQuestions(knowledge);
const names = new Set(
  [...knowledge.ownerNames, ...knowledge.entities.flatMap((entity) => entity.names ?? [])].flatMap((name) =>
    name.toLowerCase().split(/\W+/u),
  ),
);
const answers = new Map<string, string>(
  knowledge.entities.flatMap(({ id, fields }) =>
    Object.entries(fields).map(([field, { says }]) => [`${id}/${field}`, says[0] ?? ''] as const),
  ),
);

/** Those that are not answered by the first sentence of a right answer, as `question → what was said`. */
function findMissed(vary: (says: string) => string | undefined): readonly string[] {
  return questions.flatMap(({ says, targets }) => {
    const asked = vary(says);
    if (asked === undefined) return [];
    const { sentences } = guide.replyTo(asked, guide.begin().state).reply;
    const isRight = targets.some((target) => sentences.includes(answers.get(target) ?? ''));
    return isRight ? [] : [`${asked} → ${sentences.join(' ')}`];
  });
}

/** 2026-11: 98 to 99 of 100; what is missed is printed. */
const MIN_ANSWERED = 0.97;

function expectAnswered(missed: readonly string[]): void {
  if (missed.length > 0) console.info(missed.join('\n'));
  expect(1 - missed.length / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(MIN_ANSWERED);
}

describe('plain questions', () => {
  it('are at least three hundred', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300);
  });

  it.each(Object.entries(VARIATIONS))('are answered, %s', (_, vary) => {
    expectAnswered(findMissed(vary));
  });

  it('are answered with a slip of the fingers', () => {
    expectAnswered(findMissed((says) => withSlip(says, names)));
  });
});
