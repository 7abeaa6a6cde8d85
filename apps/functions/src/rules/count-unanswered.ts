import type { Conversation } from './conversation.ts';

/** A question that ASAD could not answer, and how often it was asked. */
export interface UnansweredQuestion {
  readonly question: string;
  readonly count: number;
  /** The field of the content that would answer it, where ASAD named one. */
  readonly field: string | undefined;
}

/** Counts what could not be answered, by question, the most frequent first. */
export function countUnanswered(
  conversations: readonly Pick<Conversation, 'unanswered' | 'declines'>[],
  findField: (decline: string) => string | undefined,
): readonly UnansweredQuestion[] {
  const counted = new Map<string, UnansweredQuestion>();
  for (const { unanswered, declines } of conversations) {
    for (const [index, question] of unanswered.entries()) {
      // "What did Heron cost?" and "what did heron cost" are one question.
      const key = question
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const known = counted.get(key);
      const field = known?.field ?? findField(declines[index] ?? '');
      counted.set(key, { question: known?.question ?? question.trim(), count: (known?.count ?? 0) + 1, field });
    }
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count);
}

/** One line of a list: the question, how often if more than once, and the field to fill in. */
export function describeUnanswered({ question, count, field }: UnansweredQuestion): string {
  const notes = [...(count > 1 ? [`${count} times`] : []), ...(field === undefined ? [] : [`field: ${field}`])];
  return notes.length === 0 ? question : `${question} (${notes.join('; ')})`;
}
