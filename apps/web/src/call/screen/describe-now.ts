import { site } from '../../site/site.ts';
import type { CallSnapshot } from '@asad/call-core';

type Now = Pick<CallSnapshot, 'assistantIsSpeaking' | 'assistantIsThinking' | 'liveness' | 'mode'>;

/** For the status line of a call. */
export function describeNow({ assistantIsSpeaking, assistantIsThinking, liveness, mode }: Now) {
  const { assistant, visitor } = liveness;
  const isHeard = assistantIsSpeaking && assistant.state === 'alive';
  const isThinking = assistantIsThinking && assistant.state !== 'gone';
  return {
    speaking: isHeard ? 'assistant' : isThinking ? 'thinking' : 'nobody',
    labels: {
      assistant: `${site.assistant} is speaking`,
      thinking: `${site.assistant} is thinking`,
      ...(mode === 'text' && { nobody: 'Waiting for your question' }),
      ...(mode === 'voice' && visitor.state !== 'alive' && { nobody: 'Not hearing you' }),
    },
  } as const;
}
