import { readRows } from '../evaluation/read-sets.ts';

export interface ExamQuestion {
  readonly question: string;
  /** `fact`: in the résumé; `not-written`: not in it; `offers`: asks for a proposal or a way. */
  readonly kind: 'fact' | 'not-written' | 'offers';
  /** Parts of a true answer; each is a list of alternatives. */
  readonly must: readonly (readonly string[])[];
}

/** Columns: question, kind, parts. */
export const readResumeQuestions = (owner: string): readonly ExamQuestion[] =>
  readRows(owner, 'resume-questions').map(([question = '', kind = '', must = '']) => ({
    question,
    kind: kind as ExamQuestion['kind'],
    must: must
      .split(',')
      .map((part) => part.split('|').map((word) => word.trim()))
      .filter((words) => words.some((word) => word !== '')),
  }));
