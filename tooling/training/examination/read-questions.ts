import { readFileSync } from 'node:fs';

/** A question about an owner, and what a true answer must hold. */
export interface ExamQuestion {
  readonly question: string;
  /** `fact` stands in the résumé, `not-written` does not, `offers` asks for a proposal or a way. */
  readonly kind: 'fact' | 'not-written' | 'offers';
  /** Parts of a true answer, all of which it must hold; each is a list of alternatives. */
  readonly must: readonly (readonly string[])[];
}

/** A first question that any owner may be asked, and its intent. */
export interface FirstQuestion {
  readonly question: string;
  readonly intent: string;
}

const readRows = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../data/examination/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

/** Reads the questions of one résumé: question, kind and parts, separated by tabs. */
export const readResumeQuestions = (name: string): readonly ExamQuestion[] =>
  readRows(`${name}.questions`).map(([question = '', kind = '', must = '']) => ({
    question,
    kind: kind as ExamQuestion['kind'],
    must: must
      .split(',')
      .map((part) => part.split('|').map((word) => word.trim()))
      .filter((words) => words.some((word) => word !== '')),
  }));

/** Reads the first questions: question and intent, separated by tabs. */
export const readFirstQuestions = (): readonly FirstQuestion[] =>
  readRows('first-questions').map(([question = '', intent = '']) => ({ question, intent }));
