import type { Portfolio } from '@asad/content';
import { createGuide, readModel } from '@asad/guide';
import { deriveKnowledge } from '@asad/guide/derive';
import { english } from '@asad/guide/english';
import { gradeFirst } from './first-intents.ts';
import { gradeAnswer, type Verdict } from './grade.ts';
import { importResume, TODAY } from './import-resume.ts';
import { readFirstQuestions, readResumeQuestions } from './read-questions.ts';

const model = readModel(english);

export interface Result {
  readonly question: string;
  readonly verdict: Verdict;
  readonly said: string;
}

function openExam(portfolio: Portfolio) {
  const knowledge = deriveKnowledge(portfolio, TODAY);
  const guide = createGuide(knowledge, model);
  const ask = (question: string, grade: (sentences: readonly string[]) => Verdict): Result => {
    const { sentences } = guide.replyTo(question, guide.begin().state).reply;
    return { question, verdict: grade(sentences), said: sentences.join(' ') };
  };
  return { knowledge, ask };
}

export function examineFirst(portfolio: Portfolio): readonly Result[] {
  const { knowledge, ask } = openExam(portfolio);
  return readFirstQuestions().map(({ question, intent }) =>
    ask(question, (sentences) => gradeFirst(intent, sentences, knowledge)),
  );
}

export function examineResume(name: string, file: string): readonly Result[] {
  const { ask } = openExam(importResume(file));
  return readResumeQuestions(name).map((question) =>
    ask(question.question, (sentences) => gradeAnswer(question, sentences)),
  );
}

/** True or honest answers, 0 to 1. */
export const shareOfGood = (results: readonly Result[]): number =>
  results.filter(({ verdict }) => verdict === 'true' || verdict === 'honest').length / Math.max(1, results.length);
