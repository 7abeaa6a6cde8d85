import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Dialogue, SingleQuestion } from './dialogue.ts';

/** A question as a visitor would put it, and the entities that answer it; none: off topic, to be declined. */
export interface EvaluationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

/** The sets by name. */
export interface EvaluationSets {
  readonly firstDialogues: readonly Dialogue[];
  readonly secondDialogues: readonly Dialogue[];
  readonly secondQuestions: readonly SingleQuestion[];
  readonly thirdQuestions: readonly SingleQuestion[];
  readonly questions: readonly EvaluationQuestion[];
  readonly strangeQuestions: readonly string[];
  readonly ownQuestions: readonly string[];
}

const read = (name: string) => parse(readFileSync(new URL(`../data/sets/${name}.yaml`, import.meta.url), 'utf8'));

/** The sets of dialogues and questions about the sample, by name: see the first line of each file. */
export const readSets = (): EvaluationSets => ({
  firstDialogues: read('first-dialogues'),
  secondDialogues: read('second-dialogues'),
  secondQuestions: read('second-questions'),
  thirdQuestions: read('third-questions'),
  questions: read('questions'),
  strangeQuestions: read('strange-questions'),
  ownQuestions: read('own-questions'),
});
