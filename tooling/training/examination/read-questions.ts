import { readFileSync } from 'node:fs';

export interface ExamQuestion {
  readonly question: string;
  /** `fact`: in the résumé; `not-written`: not in it; `offers`: asks for a proposal or a way. */
  readonly kind: 'fact' | 'not-written' | 'offers';
  /** Parts of a true answer; each is a list of alternatives. */
  readonly must: readonly (readonly string[])[];
}

export interface FirstQuestion {
  readonly question: string;
  readonly intent: string;
}

const readRows = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../data/examination/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

/** Columns: question, kind, parts. */
export const readResumeQuestions = (name: string): readonly ExamQuestion[] =>
  readRows(`${name}.questions`).map(([question = '', kind = '', must = '']) => ({
    question,
    kind: kind as ExamQuestion['kind'],
    must: must
      .split(',')
      .map((part) => part.split('|').map((word) => word.trim()))
      .filter((words) => words.some((word) => word !== '')),
  }));

/** Columns: question, intent. */
export const readFirstQuestions = (): readonly FirstQuestion[] =>
  readRows('first-questions').map(([question = '', intent = '']) => ({ question, intent }));
