import type { Choice, Question } from '../judge/outside.ts';
import type { Knowledge } from '../knowledge.ts';
import { ChatFailure, type Chat } from './chat.ts';
import { createBank, type Bank } from './options.ts';
import { createPrompter, type OptionCount } from './prompt.ts';
import { readChoice } from './read-choice.ts';

export interface Judged {
  /** Or why there is none. */
  readonly choice: Choice | ChatFailure;
  /** Spent, also without a choice; an estimate where the endpoint does not count. */
  readonly tokens: number;
}

/** A language model that chooses from the bank. Nothing that it writes is said. */
export interface ModelJudge {
  readonly has: Bank['has'];
  /** Never throws. */
  readonly choose: (question: Question, signal: AbortSignal) => Promise<Judged>;
}

const CHARACTERS_PER_TOKEN = 4;

export function createModelJudge(
  chat: Chat,
  knowledge: Knowledge,
  { count = 'all' }: { readonly count?: OptionCount | undefined } = {},
): ModelJudge {
  const bank = createBank(knowledge);
  const toPrompt = createPrompter(knowledge, bank, count);
  return {
    has: bank.has,
    async choose(question, signal) {
      const { messages, options } = toPrompt(question);
      const length = messages.reduce((sum, { content }) => sum + content.length, 0);
      const estimate = (text = ''): number => Math.ceil((length + text.length) / CHARACTERS_PER_TOKEN);
      try {
        const answer = await chat(messages, signal);
        const { tokens = estimate(answer.text) } = answer;
        const choice = readChoice(answer, options, question.targets);
        return { tokens, choice: choice ?? new ChatFailure('nonsense', 'The language model sent no valid choice.') };
      } catch (error) {
        if (!(error instanceof ChatFailure)) throw error;
        // A slow or cut answer was computed all the same.
        const isFree = error.kind === 'refused' || error.kind === 'busy' || error.kind === 'broken';
        return { tokens: isFree ? 0 : estimate(), choice: error };
      }
    },
  };
}
