/** A provider of this page's own, as the README of @asad/call-core describes one: it says what it hears. */
export const echo = {
  async create() {
    return {
      callId: crypto.randomUUID(),
      can: ['text'],
      async join({ emit }) {
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
