import type { Voice } from './voice.ts';

/** ASAD without an account: the page's own guide talks. Nothing runs outside the page, so there is nothing to end or to ask. */
export const guideVoice: Voice<{ readonly kind: 'guide' }> = {
  read: () => ({ isGiven: false, settings: () => ({ kind: 'guide' }) }),
  create: (_settings, { maxCallSeconds }) => ({
    kind: 'guide',
    provider: 'guide',
    createWebCall: async () => ({
      webCall: {
        id: `guide-${crypto.randomUUID()}`,
        assistantId: 'guide',
        webCallUrl: '',
        transport: { provider: 'guide', maxDurationSeconds: maxCallSeconds },
      },
      assistantId: 'guide',
      handle: undefined,
    }),
    endCall: async () => true,
    deleteCall: async () => undefined,
  }),
  scriptHosts: [],
  connectionHosts: [],
};
