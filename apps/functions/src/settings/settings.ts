import type { ClientAddress } from './env-reader.ts';
import type { VoiceSettings } from '../voice/voices.ts';

/** Where the backend runs: on a laptop, in the official emulators, or deployed. */
export type Place = 'home' | 'emulator' | 'production';

/** The captchas that the setting CAPTCHA chooses from; the first unless it says. */
export const CAPTCHAS = ['altcha', 'recaptcha'] as const;

export type CaptchaSettings =
  | {
      readonly kind: 'altcha';
      /** Undefined at home: a random key kept in DATA_DIR. */ readonly hmacKey: string | undefined;
    }
  | {
      readonly kind: 'recaptcha';
      readonly siteKey: string;
      readonly secret: string;
      readonly verifyUrl: string;
      /** The only page host whose tokens count; undefined at home only. */
      readonly hostname: string | undefined;
    };

/** How the provider can prove that a webhook is its own. */
export const WEBHOOK_AUTHS = ['bearer', 'secret', 'hmac'] as const;
export type WebhookAuth = (typeof WEBHOOK_AUTHS)[number];

export interface WebhookSettings {
  readonly auth: WebhookAuth;
  /** The one in use, and beside it the next while one is replaced. */
  readonly secrets: readonly string[];
}

/** What a page needs to prove that it is our own: the site key of the web app's attestation provider. */
export interface AppCheckSettings {
  readonly siteKey: string;
}

/** Every setting, read and checked once. Counts are whole; undefined budgets do not limit. */
export interface Settings {
  readonly place: Place;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly maxCallsPerVisitor: number;
  readonly maxCallSeconds: number;
  readonly dailyCallBudget: number | undefined;
  readonly dailyCallsPerNetwork: number | undefined;
  readonly dailyMinuteBudget: number | undefined;
  readonly monthlyMinuteBudget: number | undefined;
  readonly captcha: CaptchaSettings;
  readonly captchaValidHours: number;
  readonly voice: VoiceSettings;
  /** Undefined: `/api/providerEvents` answers 404. */
  readonly webhook: WebhookSettings | undefined;
  /** Undefined at home: a random key kept in DATA_DIR. */
  readonly networkHmacKey: string | undefined;
  readonly clientAddress: ClientAddress;
  /** Undefined: off, as it always is at home. */
  readonly appCheck: AppCheckSettings | undefined;
  readonly transcriptRetentionDays: number;
  /** Undefined: the address in packages/content. */
  readonly ownerEmail: string | undefined;
  /** How long the owner's mail about a call waits for the provider's report, where reports come. */
  readonly mailWaitMinutes: number;
  /** Names what was deployed, by the commit it was made from; `home` at home. */
  readonly release: string;
  /** Sentences for whoever starts it: what is accepted and should be changed. */
  readonly notices: readonly string[];
}
