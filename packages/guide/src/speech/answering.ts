import type { ProviderEvent } from '@asad/call-core';
import type { Answered, AnswerPart, Respondent } from './respondent.ts';
import type { Talk } from './talk.ts';

const ASSISTANT_END = { by: 'assistant', endedReason: 'assistant-ended-call' } as const;

/** One answer at a time: the last that was asked for. */
export interface Answering {
  /** Answers what was said last, and nothing before it any more; `tell` is told which hearing is answered. */
  readonly respond: (hearings: readonly string[], tell?: (heard: string) => void) => void;
  /** Falls silent, and asks no further. */
  readonly hush: () => void;
}

/** Has a respondent's answers said, and done what the page is asked. */
export function createAnswering(respondent: Respondent, talk: Talk, emit: (event: ProviderEvent) => void): Answering {
  let answering = new AbortController();
  const hush = (): void => {
    answering.abort();
    talk.hush();
  };

  /** Answers in place of what was being answered: says sentences, does at once what the page is asked, the rest when all is said. */
  async function answer(parts: Answered['parts'], { signal }: AbortController): Promise<void> {
    const afterwards: AnswerPart[] = [];
    const take = (part: AnswerPart): readonly string[] => {
      if (part.type === 'sentence') return [part.text];
      if (part.type === 'tool') emit({ type: 'tool-call', name: part.name, arguments: part.arguments });
      else afterwards.push(part);
      return [];
    };
    async function* takeAll(): AsyncGenerator<string, void, undefined> {
      for await (const part of parts) {
        if (signal.aborted) return;
        yield* take(part);
      }
    }
    const isSaid = await talk
      .say(Symbol.iterator in parts ? [...parts].flatMap(take) : takeAll())
      .catch((error: unknown) => (signal.aborted ? false : Promise.reject(error)));
    for (const part of afterwards) {
      if (part.type === 'suggestions') emit({ type: 'message', message: { ...part } });
      else if (isSaid) emit({ type: 'ended', end: ASSISTANT_END, isComplete: true });
    }
  }

  function respond(hearings: readonly string[], tell?: (heard: string) => void): void {
    answering.abort();
    const mine = new AbortController();
    answering = mine;
    const take = ({ heard, parts }: Answered): void => {
      if (mine.signal.aborted) return;
      tell?.(heard);
      void answer(parts, mine);
    };
    const answered = respondent.respond(hearings, mine.signal);
    if (answered instanceof Promise) void answered.then(take);
    else take(answered);
  }

  return { respond, hush };
}
