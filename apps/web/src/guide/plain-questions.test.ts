import { buildKnowledge, knowledge as own } from '@asad/content';
import { portfolio as shapes } from '@asad/content/fixtures/shapes';
import { portfolio as studio } from '@asad/content/fixtures/studio';
import { portfolio as zoe } from '@asad/content/fixtures/zoe';
import { createGuide, readModel, type Knowledge } from '@asad/guide';
import { english } from '@asad/guide/english';
import { isThorough } from '@asad/tooling/effort';
import { describe, expect, it } from 'vitest';
import { listPlainQuestions, VARIATIONS, withSlip } from './plain-questions.ts';

const model = readModel(english);

/**
 * 2026-11: of 100 questions in each way 99.3 are answered for the sample and Zoë, 98 and 97 where there is little to
 * ask; what is missed is printed. People ask the plainest things in the same words: 100 of the sample's 606 questions
 * stand among those that the model learned from. Learned without them it answers 98.3 of 100 of the sample's, 98.6 of
 * Zoë's.
 */
const MIN_ANSWERED = 0.985;
const MIN_OF_LITTLE = 0.96;

/** Questions that are not answered by the first sentence of a right answer, as `question → what was said`. */
function createExaminer(knowledge: Knowledge) {
  const guide = createGuide(knowledge, model);
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
  function findMissed(vary: (says: string) => string | undefined): readonly string[] {
    return questions.flatMap(({ says, targets }) => {
      const asked = vary(says);
      if (asked === undefined) return [];
      const { sentences } = guide.replyTo(asked, guide.begin().state).reply;
      const isRight = targets.some((target) => sentences.includes(answers.get(target) ?? ''));
      return isRight ? [] : [`${asked} → ${sentences.join(' ')}`];
    });
  }
  return { questions, names, findMissed };
}

describe.each([
  ['this site', own, MIN_ANSWERED],
  ['Zoë', buildKnowledge(zoe), MIN_ANSWERED],
  ['the studio', buildKnowledge(studio), MIN_OF_LITTLE],
  ['an owner of odd shapes', buildKnowledge(shapes), MIN_OF_LITTLE],
] as const)('plain questions about %s', (_, knowledge, least) => {
  const { questions, names, findMissed } = createExaminer(knowledge);
  const isOwn = knowledge === own;

  function expectAnswered(missed: readonly string[]): void {
    if (missed.length > 0) console.info(missed.join('\n'));
    expect(1 - missed.length / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
  }

  it('are those of every entry and what anybody is asked first', () => {
    expect(questions.length).toBeGreaterThanOrEqual(isOwn ? 300 : 150);
  });

  it('are answered', () => {
    expectAnswered(findMissed((says) => says));
  });

  // Some twenty seconds for each other owner: how they are said is tried with one content, in `pnpm slow` with all.
  describe.skipIf(!isOwn && !isThorough)('in other words', () => {
    it.each(Object.entries(VARIATIONS))('are answered, %s', (__, vary) => {
      expectAnswered(findMissed(vary));
    });

    it('are answered with a slip of the fingers', () => {
      expectAnswered(findMissed((says) => withSlip(says, names)));
    });
  });
});
