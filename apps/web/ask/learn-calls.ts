/** Calls and questions that people wrote, as rows to learn from. */
import { createGuide, type Guide, type GuideTurn } from '@asad/guide';
import {
  evaluationQuestions,
  firstDialogues,
  gradeReply,
  guideContent,
  strangeQuestions,
  thirdQuestions,
  toDialogues,
} from '@asad/content';
import type { Row } from './fit.ts';
import { gradeLabelled, readLabelled } from './labelled.ts';
import { toPrinted } from './open-call.ts';
import { learnMoves } from './learn-moves.ts';
import { isNothing, toRow, type GradeTurn } from './to-row.ts';

/** How much a question of each sort counts, beside 1 of a labelled call. */
const KNOWN = 1;
const STRANGE = 1;
const UNTAUGHT = 0.3;
const UNTAUGHT_HANDS = 10;
/** Questions that the classifiers learn from are weighed by a guide that has not seen them. */
const FOLDS = 4;

/** Holds a dialogue; where he goes wrong it goes on as if he had not. */
function* walk(guide: Guide, turns: readonly { says: string; grade: GradeTurn }[], weight: number): Iterable<Row> {
  let before = guide.begin();
  for (const { says, grade } of turns) {
    const row = toRow(guide, says, before, grade, weight);
    yield row;
    const turn = guide.replyTo(says, before.state);
    const right = grade(turn, before) === 'good' ? turn : guide.explain(says, before.state)[row.worth.indexOf(1)]?.turn;
    before = right ? { ...right, state: { ...right.state, lastQuestion: says } } : turn;
  }
}

/** The labelled calls of all hands. */
export function* learnLabelled(guide: Guide, hands = [...readLabelled().values()], weight = 1): Iterable<Row> {
  for (const dialogue of hands.flat()) {
    const turns = dialogue.map((turn) => ({
      says: turn.says,
      grade: ((reply, before, act) => {
        // A reply may be right by chance: an act is meant when it is labelled, and nothing else then.
        const isMeant = (label: string): boolean => label.startsWith(`ACT:${act ?? ''}`) === (act !== undefined);
        const [good, weak] = [turn.good.filter(isMeant), turn.weak.filter(isMeant)];
        return gradeLabelled({ ...turn, good, weak }, reply, before);
      }) satisfies GradeTurn,
    }));
    yield* walk(guide, turns, weight);
  }
}

/** The sets of the repository that may be tuned on. */
export function* learnKnown(guide: Guide): Iterable<Row> {
  for (const { turns } of [...firstDialogues, ...toDialogues(thirdQuestions)]) {
    const graded = turns.map((turn) => ({
      says: turn.says,
      grade: ((reply) => gradeReply(turn, toPrinted(reply))) satisfies GradeTurn,
    }));
    yield* walk(guide, graded, KNOWN);
  }
  const isOf = (ids: readonly string[], { reply: { targets } }: GuideTurn): boolean =>
    ids.length === 0 ? targets.length === 0 : ids.some((id) => targets[0]?.startsWith(`${id}/`));
  const strange = strangeQuestions.filter((_, index) => index % 2 === 0);
  const questions = [...evaluationQuestions, ...strange.map((question) => ({ question, factIds: [] }))];
  for (const { question, factIds } of questions)
    yield* walk(guide, [{ says: question, grade: (turn) => (isOf(factIds, turn) ? 'good' : 'wrong') }], KNOWN);
}

/** Questions of the rest of the world, at once and in the midst of a talk. */
export function* learnStrange(): Iterable<Row> {
  const { offTopic } = guideContent.examples;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeld = (index: number): boolean => index % FOLDS === fold;
    const examples = { ...guideContent.examples, offTopic: offTopic.filter((_, index) => !isHeld(index)) };
    const guide = createGuide({ ...guideContent, examples });
    const begun = guide.begin();
    const states = [begun, ...guideContent.starters.map(() => guide.replyTo('Tell me about Heron', begun.state))];
    for (const [index, says] of offTopic.filter((_, at) => isHeld(at)).entries())
      yield toRow(guide, says, states[index % 2] ?? begun, isNothing, STRANGE);
  }
}

/** Talks of a content that gives no examples: what is not asked for there must be told by other evidence. */
export function* learnUntaught(): Iterable<Row> {
  const { examples, words: _, ...content } = guideContent;
  const guide = createGuide(content);
  const begun = guide.begin();
  yield* learnLabelled(guide, [...readLabelled().values()].slice(0, UNTAUGHT_HANDS), UNTAUGHT);
  for (const says of examples.offTopic.filter((_says, index) => index % FOLDS === 0))
    yield toRow(guide, says, begun, isNothing, UNTAUGHT * STRANGE);
  yield* learnMoves(guide);
}
