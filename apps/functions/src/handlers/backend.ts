import type { CaptchaUse } from '../admission/captcha-use.ts';
import type { Tally } from '../admission/create-tally.ts';
import type { SendAlarm } from './create-alarm.ts';
import type { IsClosed } from '../admission/site-switch.ts';
import type { CallRecords } from '../calls/call-records.ts';
import type { CallReports } from '../calls/call-reports.ts';
import type { CallTurns } from '../calls/call-turns.ts';
import type { DayCounts } from '../calls/day-counts.ts';
import type { SiteState } from '../calls/site-state.ts';
import type { Upkeep } from '../calls/upkeep.ts';
import type { VisitorCalls } from '../calls/visitor-calls.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { CaptchaVerifier } from '../ports/captcha-verifier.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { TokenVerifier } from '../ports/token-verifier.ts';
import type { VoiceBackend } from '../ports/voice-backend.ts';

/** App Check: whether a request comes from our own page, and what the page needs to prove it. */
export interface AppCheck {
  readonly siteKey: string;
  readonly isOwnApp: (token: string) => Promise<boolean>;
}

/** What the handlers are given by the place they run in: store, services and settings. */
export interface Backend {
  readonly store: VisitorCalls & CallTurns & CallRecords & CallReports & SiteState & DayCounts & Upkeep;
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

/** Asks the provider how calls ended, and stores what it says. */
export interface Settler {
  /** About these calls of a visitor. True if any changed. A provider that cannot be asked changes nothing. */
  settle(uid: string, callIds: readonly string[]): Promise<boolean>;
  /**
   * About everybody's calls whose report is late or lost. It may take a minute, so only the maintenance does it. Throws
   * what the provider refused.
   */
  settleOverdue(): Promise<void>;
}

/** What the handlers of one process share. */
export interface Shared extends Backend, Settler {
  readonly isClosed: IsClosed;
  readonly captchaUse: CaptchaUse;
  readonly tally: Tally;
  readonly alarm: SendAlarm;
}
