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

/** App Check: whether a request comes from our own page, and what the page needs to prove it. */
export interface AppCheck {
  readonly siteKey: string;
  readonly isOwnApp: (token: string) => Promise<boolean>;
}

/** What differs between home and production. */
interface BackendParts {
  readonly store: Omit<CallStore, 'close'>;
  readonly tokens: TokenVerifier;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly log: Log;
  /** Undefined: App Check is off. */
  readonly appCheck?: AppCheck | undefined;
  /** Multiplies every endpoint's rate, by 1 unless said; a bench or a test asks more often than any network does. */
  readonly rateFactor?: number;
  readonly altchaKey: string;
  readonly networkKey: string;
  readonly providerTimeoutMs?: number | undefined;
}

/** What the handlers are given by the place they run in: store, services and settings. */
export type Backend = Readonly<ReturnType<typeof createBackend>>;

/** The backend that these settings describe, over the parts of the place where it runs. */
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
    /** Where alarms go. */
    ownerEmail: settings.ownerEmail ?? owner.email,
    /** Which deployment this is. */
    version: settings.release,
    /** Calls of one visitor. */
    maxCalls: settings.maxCallsPerVisitor,
    newKey: (): string => randomUUID(),
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
    /** Names networks for the daily budget; undefined where there is none. */
    networkHmacKey: settings.dailyCallsPerNetwork === undefined ? undefined : networkKey,
  };
}

/** The store of calls that these settings describe, over a database. */
export function openCallStore(settings: Settings, { documents, clock }: Pick<StoreContext, 'documents' | 'clock'>) {
  return createCallStore({
    documents,
    clock,
    limits: callLimitsOf(settings),
    // Only where a call was told: React and what ASAD declines are nothing that a challenge or the stats should load.
    composeMail: async (call) => {
      const { createMailComposer } = await import('./owner/mail/compose-owner-mail.ts');
      return createMailComposer({ to: settings.ownerEmail ?? owner.email })(call);
    },
  });
}

/** Who talks with these settings, and tells of calls by itself. */
export function createVoice({ voice, webhook, maxCallSeconds }: Settings, createTimeoutMs?: number): VoiceBackend {
  // The compiler does not follow that a kind and its settings come together.
  const { create } = VOICES[voice.kind] as Voice<VoiceSettings>;
  const backend = create(voice, { maxCallSeconds, createTimeoutMs });
  return { ...backend, webhook: webhook && createVapiWebhook(webhook) };
}
