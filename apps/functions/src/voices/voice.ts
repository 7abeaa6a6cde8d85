import type { VoiceBackend } from '../ports.ts';
import type { EnvReader } from '../env/env-reader.ts';

/** What every voice is made with, beside its own settings. */
export interface VoiceOptions {
  readonly maxCallSeconds: number;
  /** How long the making of one call may take, in milliseconds; the voice's own limit unless said. */
  readonly createTimeoutMs?: number | undefined;
}

/** All that the backend has to know of one way to answer calls; `VOICES` lists them. */
export interface Voice<Settings> {
  /** Reads all its settings, whichever voice is chosen: a mistake in what is off today is found today. */
  readonly read: (reader: EnvReader) => {
    /** Its key is there: at home that chooses it. */
    readonly isGiven: boolean;
    /** Throws a BackendError that names what is missing; `reason` says why it is needed. */
    readonly settings: (reason: string) => Settings;
  };
  readonly create: (settings: Settings, options: VoiceOptions) => VoiceBackend;
  /** Its minutes cost money: they are counted against the budget of minutes. */
  readonly isBilled: boolean;
  /** Hosts that the page loads scripts from and talks to while such a call runs, as the content security policy names them. */
  readonly scriptHosts: readonly string[];
  readonly connectionHosts: readonly string[];
}

/** A voice of this site's own: nothing runs outside the page and this backend, so there is nothing to end or to delete. */
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

/** ASAD without an account: the page's own guide talks. */
export const guideVoice: Voice<{ readonly kind: 'guide' }> = {
  read: () => ({ isGiven: false, settings: () => ({ kind: 'guide' }) }),
  create: (_settings, options) => ownVoice('guide', options),
  isBilled: false,
  scriptHosts: [],
  connectionHosts: [],
};
