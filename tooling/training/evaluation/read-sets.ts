import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Dialogue, SingleQuestion } from './dialogue.ts';

/** Without entities: off topic, to be declined. */
export interface EvaluationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

export const parseSet = (name: string) =>
  parse(readFileSync(new URL(`../data/sets/${name}.yaml`, import.meta.url), 'utf8'));

/** Dialogues and questions about the sample; each file's first line documents it. */
export const readSets = () => ({
  firstDialogues: parseSet('first-dialogues') as readonly Dialogue[],
  thirdQuestions: parseSet('third-questions') as readonly SingleQuestion[],
  questions: parseSet('questions') as readonly EvaluationQuestion[],
  strangeQuestions: parseSet('strange-questions') as readonly string[],
  ownQuestions: parseSet('own-questions') as readonly string[],
});
