import { openCall } from '@asad/web/ask';
import { gradeAnswer } from '../examination/grade.ts';
import { OWNERS } from '../examination/owners.ts';
import { readResumeQuestions } from '../examination/read-questions.ts';
import type { Dialogue } from './dialogue.ts';
import { createLabelGrader } from './grade-labels.ts';
import { gradeDialogues, toDialogues } from './grade.ts';
import { openOwner } from './open-owner.ts';
import { listPlainQuestions } from './plain-questions.ts';
import { LABELLED_SETS, readLabelledCalls, readRows, readSets, type LabelledCall } from './read-sets.ts';
import { RIGHT, type Result } from './result.ts';
import { listManners } from './vary-question.ts';

const sets = readSets();

function gradeCalls(owner: string, calls: readonly LabelledCall[]): readonly Result[] {
  if (calls.length === 0) return [];
  const { knowledge, call } = openOwner(owner);
  const grade = createLabelGrader(knowledge);
  return calls.map(({ says, labels }) => {
    const [before, last] = call(says);
    return { of: owner, verdict: grade(labels, last, before.state), says, said: last.reply.sentences.join(' ') };
  });
}

/** The sample is asked in all manners. */
function gradePlain(owner: string): readonly Result[] {
  const { knowledge, call } = openOwner(owner);
  const grade = createLabelGrader(knowledge);
  const manners = owner === 'sample' ? Object.entries(listManners(knowledge)) : [];
  const questions = listPlainQuestions(knowledge);
  return [['plainly', (says: string) => says] as const, ...manners].flatMap(([manner, vary]) =>
    questions.flatMap(({ says: plain, targets }) => {
      const says = vary(plain);
      if (says === undefined) return [];
      const [before, last] = call(says);
      const said = last.reply.sentences.join(' ');
      return { of: `${owner}, ${manner}`, verdict: grade(targets, last, before.state), says, said };
    }),
  );
}

function gradeResume(owner: string): readonly Result[] {
  const { call } = openOwner(owner);
  return readResumeQuestions(owner).map((question) => {
    const { sentences } = call(question.question)[1].reply;
    const verdict = gradeAnswer(question, sentences);
    const isGood = verdict === 'true' || verdict === 'honest';
    return { of: owner, verdict: isGood ? RIGHT : verdict, says: question.question, said: sentences.join(' ') };
  });
}

/** Columns: call, pattern that the last reply matches, pattern that it does not match, subject. */
function gradeKnown(owner: string): readonly Result[] {
  const rows = readRows(owner, 'known-calls');
  const { call } = openOwner(owner);
  return rows.map(([says = '', right = '', wrong = '']) => {
    const said = call(says)[1].reply.sentences.join(' ');
    const isRight = new RegExp(right, 'u').test(said) && !new RegExp(wrong || 'did not understand', 'u').test(said);
    return { of: owner, verdict: isRight ? RIGHT : 'wrong', says, said };
  });
}

async function gradeCallsOfSample(dialogues: readonly Dialogue[]): Promise<readonly Result[]> {
  const graded = await gradeDialogues(dialogues, openCall(openOwner('sample').guide));
  return graded.map(({ dialogue, turn: { says }, reply, grade }) => {
    return { of: dialogue, verdict: grade === 'good' ? RIGHT : grade, says, said: reply.sentences.join(' ') };
  });
}

function gradeTopics(questions: readonly string[], isOnTopic: boolean): readonly Result[] {
  const { call } = openOwner('sample');
  return questions.map((says) => {
    const { sentences, targets } = call(says)[1].reply;
    const isAnswered = targets.length > 0;
    const verdict = isAnswered === isOnTopic ? RIGHT : isAnswered ? 'answered' : 'declined';
    return { of: 'sample', verdict, says, said: sentences.join(' ') };
  });
}

/** By name of the set; the order of rows is that of the data. */
export const SETS: Readonly<Record<string, () => readonly Result[] | Promise<readonly Result[]>>> = {
  ...Object.fromEntries(
    LABELLED_SETS.map((set) => [
      set,
      () => OWNERS.flatMap(([owner]) => gradeCalls(owner, readLabelledCalls(owner, set))),
    ]),
  ),
  'known-calls': () => OWNERS.flatMap(([owner]) => gradeKnown(owner)),
  'resume-questions': () => OWNERS.flatMap(([owner]) => gradeResume(owner)),
  'plain-questions': () => ['sample', 'zoe', 'studio', 'shapes'].flatMap(gradePlain),
  'first-dialogues': () => gradeCallsOfSample(sets.firstDialogues),
  'third-questions': () => gradeCallsOfSample(toDialogues(sets.thirdQuestions)),
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
