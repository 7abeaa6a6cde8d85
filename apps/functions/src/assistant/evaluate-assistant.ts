import { z } from 'zod';
import type { ExaminationQuestion } from './list-questions.ts';
import type { Judge } from './judge-answer.ts';

const chatSchema = z.looseObject({
  output: z.array(z.looseObject({ role: z.string().optional(), content: z.string().nullish() })),
});

export interface Evaluation {
  readonly onTopic: { readonly right: number; readonly all: number };
  readonly offTopic: { readonly right: number; readonly all: number };
  readonly wrong: readonly { readonly question: string; readonly answer: string }[];
}

/** Puts every question to an assistant, one after another, and counts what a judge finds right. */
export async function evaluateAssistant(options: {
  readonly questions: readonly ExaminationQuestion[];
  readonly judge: Judge;
  /** The provider's answer to one message of a new chat. */
  readonly chat: (input: string) => Promise<unknown>;
}): Promise<Evaluation> {
  const counts = { onTopic: { right: 0, all: 0 }, offTopic: { right: 0, all: 0 } };
  const wrong: { question: string; answer: string }[] = [];
  for (const question of options.questions) {
    const { output } = chatSchema.parse(await options.chat(question.question));
    const answer = output
      .filter(({ role }) => role !== 'tool')
      .map(({ content }) => content ?? '')
      .join(' ')
      .trim();
    const count = question.entities.length === 0 ? counts.offTopic : counts.onTopic;
    count.all += 1;
    if (options.judge(question, answer)) count.right += 1;
    else wrong.push({ question: question.question, answer });
  }
  return { ...counts, wrong };
}
