import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Dialogue, SingleQuestion } from './dialogue.ts';

/** A visitor's question and the entities that answer it; none: off topic, to be declined. */
export interface EvaluationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

export const parseSet = (name: string) =>
  parse(readFileSync(new URL(`../data/sets/${name}.yaml`, import.meta.url), 'utf8'));

/** Reads the sets of dialogues and questions about the sample; the first line of each file documents it. */
export const readSets = () => ({
  firstDialogues: parseSet('first-dialogues') as readonly Dialogue[],
  secondDialogues: parseSet('second-dialogues') as readonly Dialogue[],
  secondQuestions: parseSet('second-questions') as readonly SingleQuestion[],
  thirdQuestions: parseSet('third-questions') as readonly SingleQuestion[],
  questions: parseSet('questions') as readonly EvaluationQuestion[],
  strangeQuestions: parseSet('strange-questions') as readonly string[],
  ownQuestions: parseSet('own-questions') as readonly string[],
});
