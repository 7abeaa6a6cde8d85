import type { ConversationLine } from '@asad/call-core';

type Lines = readonly Pick<ConversationLine, 'speaker'>[];

/** Suggestions or cards that belong to one answer. */
export interface Companions<Item> {
  /** How many questions came before that answer. */
  readonly questions: number;
  readonly items: readonly Item[];
}

export const NO_COMPANIONS = { questions: 0, items: [] } as const;

export const countQuestions = (lines: Lines): number => lines.filter(({ speaker }) => speaker === 'visitor').length;

/** True from a question until its answer begins; a silent answer never does. */
export const isAwaited = (lines: Lines): boolean => lines.at(-1)?.speaker === 'visitor';

/** The beginning of the next answer removes those of the answer before. */
export const listPresent = <Item>({ questions, items }: Companions<Item>, lines: Lines): readonly Item[] =>
  isAwaited(lines) || countQuestions(lines) <= questions ? items : [];
