import type { CallRecord, CallStats } from '@asad/call-core/contract';
import type { CallReport } from '../ports/voice-backend.ts';

/** The limits that a store enforces inside its transactions. Undefined budgets do not limit. */
export interface CallLimits {
  readonly maxCallsPerVisitor: number;
  /** How long a call may run at the provider. */
  readonly maxCallMs: number;
  readonly captchaValidMs: number;
  readonly dailyCallBudget: number | undefined;
  readonly dailyCallsPerNetwork: number | undefined;
  readonly retentionMs: number;
}

/** A mail as the standard Firestore mail extension takes it. */
export interface Mail {
  readonly to: string;
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
}

export type Reservation =
  | { readonly kind: 'reserved' }
  | { readonly kind: 'not_verified' }
  | { readonly kind: 'visitor_limit'; readonly stats: CallStats }
  | SpentBudget;

/** A budget that everybody shares is spent until then. */
export interface SpentBudget {
  readonly kind: 'network_budget' | 'site_budget' | 'hour_budget';
  readonly untilMs: number;
}

export interface OpenedCall {
  readonly callId: string;
  readonly assistantId: string;
  readonly provider: 'daily' | 'guide';
  readonly controlUrl: string | undefined;
}

export type Opening =
  /** `superseded` are calls that may still run at the provider and should be ended there: a visitor has one at a time. */
  | { readonly kind: 'opened'; readonly superseded: readonly OpenedCall[] }
  /** The reservation ran out meanwhile and the limit is reached: the new call must be ended. */
  | { readonly kind: 'too_late' };

export type Saving =
  | { readonly kind: 'stored' }
  /** An equal or better record was there already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not_opened' }
  /** Larger than one commit may be; without its messages it would fit. */
  | { readonly kind: 'too_large' };

export type CallState = 'open' | 'superseded' | 'completed' | 'refunded';

/** A call as the owner reads it. */
export interface StoredCall {
  readonly visitorId: string;
  readonly callId: string;
  readonly assistantId: string;
  readonly provider: 'daily' | 'guide';
  readonly state: CallState;
  /** Who told the transcript: nobody yet, the visitor's browser (unconfirmed), or the provider. */
  readonly source: 'none' | 'client' | 'provider';
  readonly openedAt: string;
  readonly startedAt: string | undefined;
  readonly endedAt: string | undefined;
  readonly transcript: string;
  readonly messageCount: number;
}

export interface StoredMail extends Mail {
  readonly createdAt: string;
}

/** Open; or new calls are closed; or everything but records and reports of calls that were opened before. */
export type SiteSwitch = 'open' | 'calls' | 'api';

/** What one read of a visitor's own document tells. */
export interface VisitorState {
  readonly stats: CallStats;
  readonly isVerified: boolean;
  /** Calls of which the provider's full report has not come; `isOverdue` from when on it should have. */
  readonly unresolved: readonly { readonly callId: string; readonly isOverdue: boolean }[];
}

/**
 * What is known of visitors and their calls. Every method is one transaction: two that race have the effect of one
 * after the other, and one that the database runs twice has the effect and the result of one. Expired documents are
 * never read. Failures are BackendErrors `store_failed`; whether something was done is unknown then.
 */
export interface CallStore {
  readStats(uid: string): Promise<CallStats>;
  readVisitor(uid: string): Promise<VisitorState>;
  /** Marks a visitor verified, unless this captcha served before (whoever used it). */
  verifyVisitor(
    uid: string,
    captcha: { readonly captchaId: string; readonly expiresAtMs: number },
  ): Promise<'verified' | 'used'>;
  /**
   * Sets one of the visitor's calls aside, before the provider is asked. Nothing that others share is read before the
   * visitor may call. `networkId` undefined: no network budget. The same key again does nothing more.
   */
  reserveCall(
    uid: string,
    reservation: { readonly key: string; readonly networkId: string | undefined },
  ): Promise<Reservation>;
  /** Turns a reservation into the visitor's open call. The same key again does nothing more. */
  openCall(uid: string, call: OpenedCall & { readonly key: string }): Promise<Opening>;
  /** Gives a reservation back, with its budgets: the provider created nothing. Twice does nothing more. */
  releaseCall(uid: string, key: string): Promise<void>;
  /** Keeps the visitor's own record of a call, unconfirmed. The first one stands. */
  saveRecord(uid: string, record: CallRecord): Promise<Saving>;
  /** Keeps the provider's word: it replaces what the client said, or gives the call back. Twice does nothing more. */
  saveReport(report: CallReport): Promise<Saving>;
  /** Deletes transcripts, messages and waiting mails of this visitor; the count stays. Returns how many calls held some. */
  eraseCalls(uid: string): Promise<number>;
  /** All calls, newest first. */
  listCalls(): Promise<readonly StoredCall[]>;
  readMessages(visitorId: string, callId: string): Promise<readonly unknown[]>;
  /** Mails for the owner, newest first. */
  listMails(): Promise<readonly StoredMail[]>;
  /** What the owner closed, until told otherwise. */
  readSwitch(): Promise<SiteSwitch>;
  setSwitch(state: SiteSwitch): Promise<void>;
  /** Tells how many challenges this instance saw solved in this hour since 1970, and asks about the others and the hour before. */
  shareSolvedCaptchas(own: {
    readonly hour: number;
    readonly instance: string;
    readonly solved: number;
  }): Promise<{ readonly others: number; readonly hourBefore: number }>;
  close(): Promise<void>;
}
