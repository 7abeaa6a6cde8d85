import type { VoiceBackend } from '../ports.ts';
import type { EnvReader } from '../env/env-reader.ts';

export interface VoiceOptions {
  readonly maxCallSeconds: number;
}

export interface Voice<Settings> {
  /** Runs for an unused voice too, so that a mistake fails now. */
  readonly read: (reader: EnvReader) => {
    /** At home, a key selects the voice. */
    readonly isGiven: boolean;
    /** Throws a BackendError that names the missing setting. */
    readonly settings: (reason: string) => Settings;
  };
  readonly create: (settings: Settings, options: VoiceOptions) => VoiceBackend;
  /** Counts towards the minute budget. */
  readonly isBilled: boolean;
}

/** Nothing runs elsewhere, so there is nothing to end or delete. */
export const selfHostedVoice = <Kind extends string>(kind: Kind, { maxCallSeconds }: VoiceOptions) => ({
  kind,
  provider: kind,
  createWebCall: async () => ({
    webCall: {
      id: `${kind}-${crypto.randomUUID()}`,
      assistantId: kind,
      webCallUrl: '',
      transport: { provider: kind, maxDurationSeconds: maxCallSeconds },
    },
    handle: undefined,
  }),
  endCall: async () => true,
  deleteCall: async () => undefined,
});

export const guideVoice: Voice<{ readonly kind: 'guide' }> = {
  read: () => ({ isGiven: false, settings: () => ({ kind: 'guide' }) }),
  create: (_settings, options) => selfHostedVoice('guide', options),
  isBilled: false,
};
