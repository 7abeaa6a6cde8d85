import { owner } from '@asad/content';
import { randomUUID } from 'node:crypto';
import { createAltchaVerifier } from './captcha/altcha-verifier.ts';
import { createRecaptchaVerifier } from './captcha/recaptcha-verifier.ts';
import { createCallStore, type CallStore } from './store/call-store.ts';
import { callLimitsOf } from './call-limits.ts';
import { type StoreContext } from './store/stored-records.ts';
import type { VoiceBackend, CaptchaVerifier, Clock, Log, TokenVerifier } from './ports.ts';
import type { Settings } from './settings/read-settings.ts';
import { createVapiWebhook } from './voices/vapi-reports.ts';
import type { Voice } from './voices/voice.ts';
import { VOICES, type VoiceSettings } from './voices/voices.ts';

const HOUR_MS = 3_600_000;

export interface AppCheck {
  readonly siteKey: string;
  readonly isOwnApp: (token: string) => Promise<boolean>;
}

/** What home and production bring themselves. */
interface Surroundings {
  /** Calls, visitors, budgets and mails: in SQLite or Firestore. */
  readonly store: Omit<CallStore, 'close'>;
  /** Finds the visitor of an ID token. */
  readonly tokens: TokenVerifier;
  readonly clock: Clock;
  readonly log: Log;
  /** Refuses requests of other pages. Undefined: App Check is off. */
  readonly appCheck?: AppCheck | undefined;
}

interface BackendOptions extends Surroundings {
  /** Multiplies the rates of all endpoints. Default: 1. */
  readonly rateFactor?: number;
  /** Signs challenges of ALTCHA where the settings hold no key. */
  readonly altchaKey: string;
  /** Hashes networks, so that none is stored. */
  readonly networkKey: string;
}

/** All that the handlers and the maintenance of one deployment work with. */
export interface Backend extends Surroundings {
  readonly rateFactor: number;
  readonly captcha: CaptchaVerifier;
  /** Creates and ends calls, and reads their reports. */
  readonly voice: VoiceBackend;
  /** Receives mails about calls and failures; may be empty. */
  readonly ownerEmail: string;
  /** The release that `GET /api/health` names. */
  readonly version: string;
  /** What the page promises before a call. */
  readonly promises: { readonly maxCalls: number; readonly maxCallSeconds: number; readonly keptDays: number };
  /** Returns a new random id. */
  readonly newKey: () => string;
  /** A solved captcha serves for this time, in milliseconds. */
  readonly captchaValidMs: number;
  /** Undefined without a daily budget per network. */
  readonly networkHmacKey: string | undefined;
}

export function createBackend(settings: Settings, options: BackendOptions): Backend {
  const { altchaKey, networkKey, appCheck, rateFactor = 1, ...rest } = options;
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
    voice: createVoice(settings),
    ownerEmail: settings.ownerEmail ?? owner.email,
    version: settings.release,
    promises: {
      maxCalls: settings.maxCallsPerVisitor,
      maxCallSeconds: settings.maxCallSeconds,
      keptDays: settings.transcriptRetentionDays,
    },
    newKey: () => randomUUID(),
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
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

export function createVoice({ voice, webhook, maxCallSeconds }: Settings): VoiceBackend {
  // TypeScript cannot correlate a kind with its settings.
  const { create } = VOICES[voice.kind] as Voice<VoiceSettings>;
  const backend = create(voice, { maxCallSeconds });
  return { ...backend, webhook: webhook && createVapiWebhook(webhook) };
}
