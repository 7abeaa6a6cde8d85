import { owner } from '@asad/content';
import { randomUUID } from 'node:crypto';
import { createAltchaVerifier } from './captcha/altcha-verifier.ts';
import { createRecaptchaVerifier } from './captcha/recaptcha-verifier.ts';
import { createCallStore, type CallStore } from './store/call-store.ts';
import { callLimitsOf } from './call-limits.ts';
import { type StoreContext } from './store/stored-records.ts';
import type { VoiceBackend, CaptchaVerifier, Clock, Log, Accounts, TokenVerifier } from './ports.ts';
import type { Settings } from './settings/read-settings.ts';
import { createVapiWebhook } from './voices/vapi-reports.ts';
import type { Voice } from './voices/voice.ts';
import { VOICES, type VoiceSettings } from './voices/voices.ts';

const HOUR_MS = 3_600_000;

export interface AppCheck {
  readonly siteKey: string;
  readonly isOwnApp: (token: string) => Promise<boolean>;
}

/** The parts that differ between home and production. */
interface BackendParts {
  readonly store: Omit<CallStore, 'close'>;
  readonly tokens: TokenVerifier;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly log: Log;
  /** Undefined: App Check is off. */
  readonly appCheck?: AppCheck | undefined;
  /** Default: 1. */
  readonly rateFactor?: number;
  readonly altchaKey: string;
  readonly networkKey: string;
  readonly providerTimeoutMs?: number | undefined;
}

export type Backend = Readonly<ReturnType<typeof createBackend>>;

export function createBackend(settings: Settings, parts: BackendParts) {
  const { altchaKey, networkKey, providerTimeoutMs, appCheck, rateFactor = 1, ...rest } = parts;
  const { clock } = rest;
  const { captcha } = settings;
  const verifier: CaptchaVerifier =
    captcha.kind === 'recaptcha'
      ? createRecaptchaVerifier({ ...captcha, clock })
      : createAltchaVerifier({ hmacKey: captcha.hmacKey ?? altchaKey, clock });
  return {
    ...rest,
    appCheck,
    rateFactor,
    captcha: verifier,
    voice: createVoice(settings, providerTimeoutMs),
    ownerEmail: settings.ownerEmail ?? owner.email,
    version: settings.release,
    promises: {
      maxCalls: settings.maxCallsPerVisitor,
      maxCallSeconds: settings.maxCallSeconds,
      keptDays: settings.transcriptRetentionDays,
    },
    newKey: (): string => randomUUID(),
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
    /** Undefined without a daily budget per network. */
    networkHmacKey: settings.dailyCallsPerNetwork === undefined ? undefined : networkKey,
  };
}

export function openCallStore(settings: Settings, { documents, clock }: Pick<StoreContext, 'documents' | 'clock'>) {
  return createCallStore({
    documents,
    clock,
    limits: callLimitsOf(settings),
    // React and the mail load only when a call needs them.
    composeMail: async (call) => {
      const { createMailComposer } = await import('./owner/mail/compose-owner-mail.ts');
      return createMailComposer({ to: settings.ownerEmail ?? owner.email })(call);
    },
  });
}

export function createVoice({ voice, webhook, maxCallSeconds }: Settings, createTimeoutMs?: number): VoiceBackend {
  // TypeScript cannot correlate a kind with its settings.
  const { create } = VOICES[voice.kind] as Voice<VoiceSettings>;
  const backend = create(voice, { maxCallSeconds, createTimeoutMs });
  return { ...backend, webhook: webhook && createVapiWebhook(webhook) };
}
