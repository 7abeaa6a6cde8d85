import { CallError } from '@asad/call-core';

/** The custom provider of the README: repeats typed texts. */
export const echo = {
  async create() {
    return {
      callId: crypto.randomUUID(),
      can: ['text'],
      async join({ emit, signal }) {
        if (signal.aborted) throw new CallError('join_failed', 'The call was given up.');
        emit({ type: 'talk-started' });
        return {
          assistantLevel: () => 0,
          setMuted() {},
          sendText: (text) =>
            emit({ type: 'transcript', speaker: 'assistant', text: `You said: ${text}`, isFinal: true }),
          async leave() {},
        };
      },
    };
  },
};
