import type { CallStore } from '../calls/call-store.ts';
import type { CaptchaVerifier, Clock, Log, Accounts, TokenVerifier, VoiceBackend } from '../ports.ts';

/** App Check: whether a request comes from our own page, and what the page needs to prove it. */
export interface AppCheck {
  readonly siteKey: string;
  readonly isOwnApp: (token: string) => Promise<boolean>;
}

/** What the handlers are given by the place they run in: store, services and settings. */
export interface Backend {
  readonly store: Omit<CallStore, 'close'>;
  readonly tokens: TokenVerifier;
  readonly accounts: Accounts;
  readonly captcha: CaptchaVerifier;
  readonly voice: VoiceBackend;
  readonly clock: Clock;
  readonly log: Log;
  /** Which deployment this is. */
  readonly version: string;
  /** Where alarms go. */
  readonly ownerEmail: string;
  readonly newKey: () => string;
  readonly captchaValidMs: number;
  /** Names networks for the daily budget; undefined where there is none. */
  readonly networkHmacKey: string | undefined;
  /** Undefined: App Check is off. */
  readonly appCheck: AppCheck | undefined;
  /** Multiplies every endpoint's rate; a bench or a test asks more often than any network does. */
  readonly rateFactor: number;
}
