import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Dialogue, Turn } from './dialogue.ts';

/** Separates the lines of a call. */
export const NEXT_LINE = ' > ';

/** Without entities: off topic, to be declined. */
export interface EvaluationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

/** A call, of which the last reply is graded. */
export interface LabelledCall {
  readonly says: string;
  readonly labels: readonly string[];
}

const toUrl = (path: string): URL => new URL(`../data/sets/${path}`, import.meta.url);
export const parseSet = (name: string) => parse(readFileSync(toUrl(`${name}.yaml`), 'utf8'));

/** Dialogues and questions about the sample; each file's first line documents it. */
export const readSets = () => ({
  firstDialogues: parseSet('first-dialogues') as readonly Dialogue[],
  thirdQuestions: parseSet('third-questions') as readonly Turn[],
  questions: parseSet('questions') as readonly EvaluationQuestion[],
  strangeQuestions: parseSet('strange-questions') as readonly string[],
  ownQuestions: parseSet('own-questions') as readonly string[],
});

/** Owners whose own questions are in a folder; they are also asked those in `three-owners`. */
export const THREE_OWNERS = ['sample', 'architect', 'career-changer'] as const;

/** Sets of labelled calls. */
export const LABELLED_SETS = ['first-questions', 'second-person', 'needs', 'acts', 'declines'] as const;

/** Cells of an owner's rows; an owner without the file has none. */
export function readRows(folder: string, set: string): readonly (readonly string[])[] {
  const url = toUrl(`${folder}/${set}.tsv`);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
}

export const toDialogues = (questions: readonly Turn[]): readonly Dialogue[] =>
  questions.map((turn, index) => ({ id: `question-${index + 1}`, turns: [turn] }));

/** Columns: call, pattern that the last reply matches, pattern that it does not match, subject. */
export const readKnownCalls = (owner: string): readonly Dialogue[] =>
  readRows(owner, 'known-calls').map(([says = '', right = '', wrong = ''], index) => {
    const lines = says.split(NEXT_LINE);
    const good = [{ says: [right], neverSays: [wrong || 'did not understand'] }];
    const turns = lines.map((line, at) => ({
      says: line,
      good: at === lines.length - 1 ? good : [],
    }));
    return { id: `call-${index + 1}`, turns };
  });

/** A bare number must be a whole number. */
export const toPattern = (words: string): string =>
  words
    .split('|')
    .map((word) => word.trim().replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .map((word) => (/^\d+$/u.test(word) ? `(?<![\\d.,])${word}(?![\\d]|[.,]\\d)` : word))
    .join('|');

/** Columns: question, kind (`fact`, `not-written`, `offers`), parts of a true answer with alternatives. */
export const readResumeQuestions = (owner: string): readonly Dialogue[] =>
  toDialogues(
    readRows(owner, 'resume-questions').map(([says = '', kind = '', must = '']) => {
      const parts = must.split(',').filter((part) => part.trim() !== '');
      return {
        says,
        good: [kind === 'not-written' ? { declines: true } : { says: parts.map(toPattern) }],
      };
    }),
  );

export function readLabelledCalls(owner: string, set: string): readonly LabelledCall[] {
  const isOfThree = THREE_OWNERS.some((name) => name === owner);
  return ['all-owners', ...(isOfThree ? ['three-owners'] : []), owner]
    .flatMap((folder) => readRows(folder, set))
    .map(([says = '', labels = '']) => ({ says, labels: labels.split(' | ') }));
}

/** Questions that the model must not learn. */
export const readHeldOut = (): readonly string[] => readSets().thirdQuestions.map(({ says }) => says);
