import { owner } from '@asad/content';
import { createAltchaVerifier } from './captcha/altcha-verifier.ts';
import { createRecaptchaVerifier } from './captcha/recaptcha-verifier.ts';
import { createCallStore, type CallStore } from './store/call-store.ts';
import { callLimitsOf } from './call-limits.ts';
import { type StoreContext } from './store/stored-records.ts';
import type { VoiceBackend, CaptchaVerifier, Clock, Log, Accounts, TokenVerifier } from './ports.ts';
import { createMailComposer } from './owner/mail/compose-owner-mail.ts';
import type { Settings } from './settings/read-settings.ts';
import { createVapiWebhook } from './voices/vapi-reports.ts';
import type { Voice } from './voices/voice.ts';
import { VOICES, type VoiceSettings } from './voices/voices.ts';

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
  /** The anonymous accounts, of which maintenance deletes idle ones. */
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly log: Log;
  /** Refuses requests of other pages. Undefined: App Check is off. */
  readonly appCheck?: AppCheck | undefined;
  /** Multiplies the rates of all endpoints. Default: 1. */
  readonly rateFactor?: number;
  /** Signs challenges of ALTCHA where the settings hold no key. */
  readonly altchaKey: string;
  /** Hashes networks, so that none is stored. */
  readonly networkKey: string;
}

/** All that the handlers and the maintenance of one deployment work with. */
export type Backend = Readonly<ReturnType<typeof createBackend>>;

export function createBackend(settings: Settings, surroundings: Surroundings) {
  const { clock, altchaKey } = surroundings;
  const { captcha } = settings;
  const verifier: CaptchaVerifier =
    captcha.kind === 'recaptcha'
      ? createRecaptchaVerifier({ ...captcha, clock })
      : createAltchaVerifier({ hmacKey: captcha.hmacKey ?? altchaKey, clock });
  return {
    ...surroundings,
    settings,
    captcha: verifier,
    voice: createVoice(settings),
    /** Receives mails about calls and failures; may be empty. */
    ownerEmail: settings.ownerEmail ?? owner.email,
  };
}

export function openCallStore(settings: Settings, { documents, clock }: Pick<StoreContext, 'documents' | 'clock'>) {
  return createCallStore({
    documents,
    clock,
    limits: callLimitsOf(settings),
    composeMail: createMailComposer({ to: settings.ownerEmail ?? owner.email }),
  });
}

export function createVoice({ voice, webhook, maxCallSeconds }: Settings): VoiceBackend {
  // TypeScript cannot correlate a kind with its settings.
  const { create } = VOICES[voice.kind] as Voice<VoiceSettings>;
  const backend = create(voice, { maxCallSeconds });
  return { ...backend, webhook: webhook && createVapiWebhook(webhook) };
}
