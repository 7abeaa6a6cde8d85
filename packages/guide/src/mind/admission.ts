import { listSentences } from '../say/list-sentences.ts';
import type { Knowledge } from '../knowledge.ts';
import { ChatFailure } from './chat-model.ts';
import { createFactChecker } from './fact-checker.ts';
import { MAX_SENTENCE_LENGTH } from './split-sentences.ts';

/** Most sentences per answer; the brief asks for one to three. */
export const MAX_SENTENCES = 4;

/** Returns the permitted sentences, and appends them to `admitted`. */
export type Admit = (sentences: readonly string[], admitted: string[]) => readonly string[];

/** Permits supported sentences; replaces the first other one with "not written". */
export function createAdmission({ brief, knowledge }: { brief: string; knowledge: Knowledge }): Admit {
  const checker = createFactChecker([...brief.split('\n'), ...listSentences(knowledge)]);
  const notWritten = knowledge.lines.notWritten[0] ?? '';
  return (sentences, admitted) => {
    const added: string[] = [];
    for (const sentence of sentences) {
      if (admitted.length >= MAX_SENTENCES) break;
      if (sentence.length > MAX_SENTENCE_LENGTH)
        throw new ChatFailure('nonsense', 'The language model sent what is no sentence.');
      const text = checker.findUnknown(sentence).length > 0 ? notWritten : sentence;
      if (text === '' || admitted.includes(text)) continue;
      admitted.push(text);
      added.push(text);
    }
    return added;
  };
}
