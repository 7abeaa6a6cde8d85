import type { GuideTurn } from '@asad/guide';
import { toPrinted } from '@asad/web/ask';
import type { Dialogue } from './dialogue.ts';
import { createLabelGrader } from './grade-labels.ts';
import { gradeReply } from './grade.ts';
import { isOffer, openOwner, OWNERS } from './open-owner.ts';
import { listPlainQuestions } from './plain-questions.ts';
import {
  LABELLED_SETS,
  NEXT_LINE,
  readKnownCalls,
  readLabelledCalls,
  readResumeQuestions,
  readSets,
  toDialogues,
  type LabelledCall,
} from './read-sets.ts';
import { OFFERED, RIGHT, type Result } from './result.ts';
import { toSecondPerson } from './to-second-person.ts';

const sets = readSets();

/** An offer is as good as the best reply to one of its choices. */
const verdictOf = (
  [last, ...chosen]: readonly [GuideTurn, ...(readonly GuideTurn[])],
  grade: (turn: GuideTurn) => string,
): string => {
  const verdict = grade(last);
  return verdict !== RIGHT && chosen.some((turn) => grade(turn) === RIGHT) ? OFFERED : verdict;
};

function gradeCalls(owner: string, calls: readonly LabelledCall[]): readonly Result[] {
  if (calls.length === 0) return [];
  const { knowledge, call, choose } = openOwner(owner);
  const grade = createLabelGrader(knowledge);
  return calls.map(({ says, labels }) => {
    const [before, last] = call(says);
    const verdict = verdictOf([last, ...choose(last)], (turn) => grade(labels, turn, before.state));
    return { of: owner, verdict, says, said: last.reply.sentences.join(' ') };
  });
}

/** The sample is asked about "him", and as "you". */
function gradePlain(owner: string): readonly Result[] {
  const { knowledge, call, choose } = openOwner(owner);
  const grade = createLabelGrader(knowledge);
  const questions = listPlainQuestions(knowledge);
  const ofYou =
    owner === 'sample' ? questions.map(({ says, ...rest }) => ({ says: toSecondPerson(says), ...rest })) : [];
  return [...questions, ...ofYou].map(({ says, targets }) => {
    const [before, last] = call(says);
    const said = last.reply.sentences.join(' ');
    const verdict = verdictOf([last, ...choose(last)], (turn) => grade(targets, turn, before.state));
    return { of: owner, verdict, says, said };
  });
}

/** Grades the replies of which a turn expects something; a call of one owner is listed with all of its lines. */
function gradeTurns(owner: string, dialogues: readonly Dialogue[], of?: string): readonly Result[] {
  const { guide, choose } = openOwner(owner);
  return dialogues.flatMap(({ id, turns }) => {
    let last = guide.begin();
    return turns.flatMap((turn, at) => {
      last = guide.replyTo(turn.says, last.state);
      if (turn.good.length === 0) return [];
      const verdict = verdictOf([last, ...choose(last)], (taken) => gradeReply(turn, toPrinted(taken)));
      const lines = turns.slice(of === undefined ? at : 0, at + 1).map(({ says }) => says);
      return { of: of ?? id, verdict, says: lines.join(NEXT_LINE), said: last.reply.sentences.join(' ') };
    });
  });
}

function gradeTopics(questions: readonly string[], isOnTopic: boolean): readonly Result[] {
  const { call } = openOwner('sample');
  const verdictOfTopic = ({ reply }: GuideTurn): string => {
    if (isOffer(reply)) return isOnTopic ? OFFERED : 'asked';
    const isAnswered = reply.targets.length > 0;
    return isAnswered === isOnTopic ? RIGHT : isAnswered ? 'answered' : 'declined';
  };
  return questions.map((says) => {
    const last = call(says)[1];
    return { of: 'sample', verdict: verdictOfTopic(last), says, said: last.reply.sentences.join(' ') };
  });
}

/** By name of the set; the order of rows is that of the data. */
export const SETS: Readonly<Record<string, () => readonly Result[]>> = {
  ...Object.fromEntries(
    LABELLED_SETS.map((set) => [
      set,
      () => OWNERS.flatMap(([owner]) => gradeCalls(owner, readLabelledCalls(owner, set))),
    ]),
  ),
  'known-calls': () => OWNERS.flatMap(([owner]) => gradeTurns(owner, readKnownCalls(owner), owner)),
  'resume-questions': () => OWNERS.flatMap(([owner]) => gradeTurns(owner, readResumeQuestions(owner), owner)),
  'plain-questions': () => ['sample', 'zoe', 'studio', 'shapes'].flatMap(gradePlain),
  'first-dialogues': () => gradeTurns('sample', sets.firstDialogues),
  'third-questions': () => gradeTurns('sample', toDialogues(sets.thirdQuestions)),
  questions: () => [
    ...gradeCalls(
      'sample',
      sets.questions
        .filter(({ entities }) => entities.length > 0)
        .map(({ question, entities }) => ({ says: question, labels: entities.map((id) => `SUBJECT:${id}`) })),
    ),
    ...gradeTopics(
      sets.questions.filter(({ entities }) => entities.length === 0).map(({ question }) => question),
      false,
    ),
  ],
  'own-questions': () => gradeTopics(sets.ownQuestions, true),
  'strange-questions': () => gradeTopics(sets.strangeQuestions, false),
};
