import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Dialogue, SingleQuestion } from './dialogue.ts';

/** A question as a visitor would put it, and the entities that answer it; none: off topic, to be declined. */
export interface EvaluationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

/** What is asked of a guide to the sample. */
export interface EvaluationSets {
  readonly firstDialogues: readonly Dialogue[];
  readonly secondDialogues: readonly Dialogue[];
  readonly secondQuestions: readonly SingleQuestion[];
  readonly thirdQuestions: readonly SingleQuestion[];
  readonly questions: readonly EvaluationQuestion[];
  readonly strangeQuestions: readonly string[];
  readonly ownQuestions: readonly string[];
}

/** A set as it stands in its file; that it is of its type is tested beside this. */
export const parseSet = (name: string) =>
  parse(readFileSync(new URL(`../data/sets/${name}.yaml`, import.meta.url), 'utf8'));

/** The sets of dialogues and questions about the sample, by name: see the first line of each file. */
export const readSets = (): EvaluationSets => ({
  firstDialogues: parseSet('first-dialogues'),
  secondDialogues: parseSet('second-dialogues'),
  secondQuestions: parseSet('second-questions'),
  thirdQuestions: parseSet('third-questions'),
  questions: parseSet('questions'),
  strangeQuestions: parseSet('strange-questions'),
  ownQuestions: parseSet('own-questions'),
});
