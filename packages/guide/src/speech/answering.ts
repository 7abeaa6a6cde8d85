import type { ProviderEvent } from '@asad/call-core';
import type { Answered, AnswerPart, Respondent } from './respondent.ts';
import type { Talk } from './talk.ts';

const ASSISTANT_END = { by: 'assistant', endedReason: 'assistant-ended-call' } as const;

export interface Answering {
  /** Abandons earlier answers; calls `tell` with the answered hearing. */
  readonly respond: (hearings: readonly string[], tell?: (heard: string) => void) => void;
  readonly hush: () => void;
}

export function createAnswering(respondent: Respondent, talk: Talk, emit: (event: ProviderEvent) => void): Answering {
  let answering = new AbortController();
  const hush = (): void => {
    answering.abort();
    talk.hush();
  };

  /** Speaks sentences, runs page actions and suggests questions immediately, and ends after the last sentence. */
  async function answer(parts: Answered['parts'], { signal }: AbortController): Promise<void> {
    let hasWords = false;
    let isLast = false;
    const take = (part: AnswerPart): readonly string[] => {
      if (part.type === 'sentence') hasWords = true;
      if (part.type === 'sentence') return [part.text];
      if (part.type === 'tool') emit({ type: 'tool-call', name: part.name, arguments: part.arguments });
      else if (part.type === 'suggestions') emit({ type: 'message', message: { ...part } });
      else isLast = true;
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
    // Silence is an answer too: nothing more is waited for.
    if (!hasWords && !signal.aborted) emit({ type: 'transcript', speaker: 'assistant', text: '', isFinal: true });
    if (isLast && isSaid) emit({ type: 'ended', end: ASSISTANT_END, isComplete: true });
  }

  function respond(hearings: readonly string[], tell?: (heard: string) => void): void {
    answering.abort();
    const controller = new AbortController();
    answering = controller;
    const take = ({ heard, parts }: Answered): void => {
      if (controller.signal.aborted) return;
      tell?.(heard);
      void answer(parts, controller);
    };
    const answered = respondent.respond(hearings, controller.signal);
    if (answered instanceof Promise) void answered.then(take);
    else take(answered);
  }

  return { respond, hush };
}
