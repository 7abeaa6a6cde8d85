import type { Ability, JoinContext, VoiceProvider, VoiceSession } from '../../provider.ts';

/** A provider with parts of a session; joining begins the talk. */
export const providerOf = (
  session: (emit: JoinContext['emit']) => Partial<VoiceSession>,
  call: { readonly callId?: string; readonly can?: readonly Ability[] } = {},
): VoiceProvider => ({
  create: async () => ({
    callId: 'a',
    ...call,
    async join({ emit }) {
      emit({ type: 'talk-started' });
      return { assistantLevel: () => 0, setMuted: () => undefined, leave: async () => undefined, ...session(emit) };
    },
  }),
});
