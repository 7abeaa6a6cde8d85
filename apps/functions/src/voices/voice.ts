import type { VoiceBackend } from '../ports.ts';
import type { EnvReader } from '../env/env-reader.ts';

export interface VoiceOptions {
  readonly maxCallSeconds: number;
  /** The timeout for creating a call, in milliseconds. Default: the voice's own. */
  readonly createTimeoutMs?: number | undefined;
}

/** One way to answer calls, as the backend sees it; `VOICES` lists them. */
export interface Voice<Settings> {
  /** Reads its settings even if another voice is chosen, so that a mistake in an unused setting fails now. */
  readonly read: (reader: EnvReader) => {
    /** True when its key is set; at home that selects the voice. */
    readonly isGiven: boolean;
    /** Throws a BackendError that names the missing setting; `reason` explains the need. */
    readonly settings: (reason: string) => Settings;
  };
  readonly create: (settings: Settings, options: VoiceOptions) => VoiceBackend;
  /** True when its minutes cost money and count towards the minute budget. */
  readonly isBilled: boolean;
  /** Hosts of its scripts and connections, for the content security policy. */
  readonly scriptHosts: readonly string[];
  readonly connectionHosts: readonly string[];
}

/** A voice within the page and this backend: there is nothing to end or delete elsewhere. */
export const ownVoice = <Kind extends 'guide' | 'model'>(kind: Kind, { maxCallSeconds }: VoiceOptions) => ({
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

/** ASAD without an account: the guide in the page answers. */
export const guideVoice: Voice<{ readonly kind: 'guide' }> = {
  read: () => ({ isGiven: false, settings: () => ({ kind: 'guide' }) }),
  create: (_settings, options) => ownVoice('guide', options),
  isBilled: false,
  scriptHosts: [],
  connectionHosts: [],
};
