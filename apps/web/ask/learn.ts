/** Learns how the guide weighs evidence from labelled dialogues, and writes the weights into call-core. */
import { writeFileSync } from 'node:fs';
import { createGuide, type Guide, type GuideTurn } from '@asad/call-core/guide';
import {
  evaluationQuestions,
  firstDialogues,
  gradeReply,
  guideContent,
  strangeQuestions,
  thirdQuestions,
  toDialogues,
  type Grade,
} from '@asad/content';
import { fitWeights, type Row } from './fit.ts';
import { gradeLabelled, readLabelled } from './labelled.ts';
import { toPrinted } from './open-call.ts';

const WEIGHTS = new URL('../../../packages/call-core/src/guide/dialogue/weights.ts', import.meta.url);
const WORTH: Readonly<Record<Grade, number>> = { good: 1, weak: 0.25, wrong: 0, nonsense: 0 };
/** Sets that rules were made for count less; of the rest of the world there are many. */
const KNOWN = 0.5;
const STRANGE = 0.15;
const ELLIPTIC = 0.25;
/** Names of a field, and what stands before them. */
const NOUNS = 4;
const FRAMES = ['and its', 'no, the', 'the', 'what was the'];
/** Questions that the classifiers learn from are weighed by a guide that has not seen them. */
const FOLDS = 4;

type GradeTurn = (turn: GuideTurn, before: GuideTurn) => Grade;

/** What speaks for each way to understand a line; none, where it is an act. */
function toRow(guide: Guide, says: string, before: GuideTurn, grade: GradeTurn, weight: number): Row {
  const ways = guide.explain(says, before.state);
  return {
    evidence: ways.map(({ evidence }) => evidence),
    worth: ways.map(({ turn }) => WORTH[grade(turn, before)]),
    weight,
  };
}

/** Holds a dialogue; where he goes wrong it goes on as if he had not. */
function walk(guide: Guide, turns: readonly { says: string; grade: GradeTurn }[], weight: number): readonly Row[] {
  let before = guide.begin();
  return turns.map(({ says, grade }) => {
    const row = toRow(guide, says, before, grade, weight);
    const turn = guide.replyTo(says, before.state);
    const right = grade(turn, before) === 'good' ? turn : guide.explain(says, before.state)[row.worth.indexOf(1)]?.turn;
    before = right ? { ...right, state: { ...right.state, lastQuestion: says } } : turn;
    return row;
  });
}

function learnLabelled(guide: Guide): readonly Row[] {
  return [...readLabelled().values()].flat().flatMap((dialogue) =>
    walk(
      guide,
      dialogue.map((turn) => ({ says: turn.says, grade: (reply, before) => gradeLabelled(turn, reply, before) })),
      1,
    ),
  );
}

function learnKnown(guide: Guide): readonly Row[] {
  const dialogues = [...firstDialogues, ...toDialogues(thirdQuestions)].flatMap(({ turns }) =>
    walk(
      guide,
      turns.map((turn) => ({ says: turn.says, grade: (reply) => gradeReply(turn, toPrinted(reply)) })),
      KNOWN,
    ),
  );
  const isOf = (ids: readonly string[], { reply: { targets } }: GuideTurn): boolean =>
    ids.length === 0 ? targets.length === 0 : ids.some((id) => targets[0]?.startsWith(`${id}/`));
  const strange = strangeQuestions.filter((_, index) => index % 2 === 0);
  const questions = [...evaluationQuestions, ...strange.map((question) => ({ question, factIds: [] }))];
  const singles = questions.flatMap(({ question, factIds }) =>
    walk(guide, [{ says: question, grade: (turn) => (isOf(factIds, turn) ? 'good' : 'wrong') }], KNOWN),
  );
  return [...dialogues, ...singles];
}

/** Questions of the rest of the world, at once and in the midst of a talk. */
function learnStrange(): readonly Row[] {
  const { offTopic } = guideContent.examples;
  const isNothing: GradeTurn = ({ reply }) => (reply.targets.length === 0 ? 'good' : 'wrong');
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isHeld = (index: number): boolean => index % FOLDS === fold;
    const examples = { ...guideContent.examples, offTopic: offTopic.filter((_, index) => !isHeld(index)) };
    const guide = createGuide({ ...guideContent, examples });
    const begun = guide.begin();
    const states = [begun, ...guideContent.starters.map(() => guide.replyTo('Tell me about Heron', begun.state))];
    return offTopic
      .filter((_, index) => isHeld(index))
      .map((says, index) => toRow(guide, says, states[index % 2] ?? begun, isNothing, STRANGE));
  });
}

/** A field by its name alone, of what is talked about: "and its result?" */
function learnEllipses(guide: Guide): readonly Row[] {
  const works = guideContent.subjects.filter(({ role }) => role === 'work');
  const begun = guide.begin();
  return works.flatMap(({ names: [name = ''] = [], fields }) => {
    const talked = guide.replyTo(`Tell me about ${name}`, begun.state);
    return guideContent.fields.flatMap(({ id, cues }) =>
      cues
        .filter((cue) => !cue.includes(' '))
        .slice(0, NOUNS)
        .flatMap((noun) => {
          const grade: GradeTurn = ({ reply }) =>
            fields[id]?.says.every((sentence) => reply.sentences.includes(sentence)) ? 'good' : 'wrong';
          return fields[id] ? FRAMES.map((frame) => toRow(guide, `${frame} ${noun}`, talked, grade, ELLIPTIC)) : [];
        }),
    );
  });
}

const guide = createGuide(guideContent);
const rows = [...learnLabelled(guide), ...learnKnown(guide), ...learnEllipses(guide), ...learnStrange()];
const weights = fitWeights(rows);
const toKey = (name: string): string => (/^\w+$/u.test(name) ? name : `'${name}'`);
writeFileSync(
  WEIGHTS,
  `/** How much each piece of evidence speaks for a candidate: written by \`pnpm learn\`, see decision 0057. */
export const WEIGHTS: Readonly<Record<string, number>> = {
${Object.entries(weights)
  .map(([name, weight]) => `  ${toKey(name)}: ${weight},`)
  .join('\n')}
};
`,
);
console.info(`${Object.keys(weights).length} weights from ${rows.length} questions.`);
