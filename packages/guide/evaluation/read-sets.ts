import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Dialogue, SingleQuestion } from './dialogue.ts';

/** A question as a visitor would put it, and the entities that answer it; none: off topic, to be declined. */
export interface EvaluationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

function read<Set>(name: string): Set {
  const set: Set = parse(readFileSync(new URL(`../data/sets/${name}.yaml`, import.meta.url), 'utf8'));
  return set;
}

/** The sets of dialogues and questions about the sample, by name: see the first line of each file. */
export const readSets = () => ({
  firstDialogues: read<readonly Dialogue[]>('first-dialogues'),
  secondDialogues: read<readonly Dialogue[]>('second-dialogues'),
  secondQuestions: read<readonly SingleQuestion[]>('second-questions'),
  thirdQuestions: read<readonly SingleQuestion[]>('third-questions'),
  questions: read<readonly EvaluationQuestion[]>('questions'),
  strangeQuestions: read<readonly string[]>('strange-questions'),
  ownQuestions: read<readonly string[]>('own-questions'),
});
