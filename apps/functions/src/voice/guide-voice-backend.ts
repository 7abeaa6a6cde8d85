import type { VoiceBackend } from '../ports/voice-backend.ts';

/** No provider: the page's own guide talks. Nothing runs outside the page, so there is nothing to end or to ask. */
export function createGuideVoiceBackend(options: { readonly maxCallSeconds: number }): VoiceBackend {
  return {
    kind: 'guide',
    createWebCall: async () => ({
      webCall: {
        id: `guide-${crypto.randomUUID()}`,
        assistantId: 'guide',
        webCallUrl: '',
        transport: { provider: 'guide', maxDurationSeconds: options.maxCallSeconds },
      },
      assistantId: 'guide',
      provider: 'guide',
      handle: undefined,
    }),
    endCall: async () => true,
    findReport: async () => undefined,
    deleteCall: async () => undefined,
  };
}
