import type { ProviderEvent } from '@asad/call-core';
import type { Answered, Respondent } from './respondent.ts';
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
    const all = await parts;
    if (signal.aborted) return;
    const sentences = all.flatMap((part) => (part.type === 'sentence' ? [part.text] : []));
    for (const part of all)
      if (part.type === 'tool') emit({ type: 'tool-call', name: part.name, arguments: part.arguments });
      else if (part.type === 'suggestions' || part.type === 'declined') emit({ type: 'message', message: { ...part } });
    const isSaid = await talk.say(sentences);
    // Silence is an answer too: nothing more is waited for.
    if (sentences.length === 0 && !signal.aborted)
      emit({ type: 'transcript', speaker: 'assistant', text: '', isFinal: true });
    if (isSaid && all.some(({ type }) => type === 'end')) emit({ type: 'ended', end: ASSISTANT_END, isComplete: true });
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
    void Promise.resolve(respondent.respond(hearings, controller.signal)).then(take);
  }

  return { respond, hush };
}
