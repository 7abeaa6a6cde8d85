import type { CallError } from '../call-error.ts';
import type { CallDelivery, DraftPart } from '../call/call.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import type { AbortSignalLike, Clock } from '../platform.ts';

/** Where records wait, how they are sent, and as whom. */
export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly send: SendRecord;
  /** Who is signed in, or null. Asked when a call begins and when something waits. */
  readonly getVisitor: () => Visitor | null | Promise<Visitor | null>;
  /**
   * Whether a call runs in any tab of this site: its draft is not sent then. One that fails counts as yes; without one,
   * a draft waits for an hour.
   */
  readonly isCallAlive?: () => Promise<boolean>;
  readonly clock?: Clock;
  /** 0 to 1; spreads retries of many visitors. */
  readonly random?: () => number;
  /** Everything that did not work, once each; the page logs it. */
  readonly log?: (error: unknown) => void;
}

/** Records on their way to the backend. */
export interface Outbox extends CallDelivery {
  /** Sends what waits for the signed-in visitor, oldest first, one tab at a time. */
  flush(this: void): Promise<void>;
  /** How many records of the signed-in visitor wait; drafts are none yet. */
  countWaiting(this: void): Promise<number>;
  /** Forgets what waits for the signed-in visitor, who asked for it to be deleted. */
  forget(this: void): Promise<void>;
  /** Stops retrying. What waits, waits for the next visit. */
  close(this: void): void;
}

/** A record that waits to be delivered. It belongs to one visitor and is sent as nobody else. */
export interface OutboxEntry {
  readonly callId: string;
  readonly uid: string;
  /** Of a draft, its head: what was said stands in its parts. */
  readonly record: CallRecord;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** True while its call runs: what a crash would leave of it. */
  readonly isDraft?: boolean;
  /** Until then its own page sends it, and other tabs leave it alone. Milliseconds since 1970. */
  readonly claimedUntilMs?: number;
}

/** What was added to a draft, and when, in milliseconds since 1970. */
export interface EntryPart extends DraftPart {
  readonly atMs: number;
}

/** Where waiting records are kept, by callId, for all tabs of a site. */
export interface OutboxStore {
  /** Keeps an entry in place of what was kept of its call, parts included. */
  put(entry: OutboxEntry): Promise<void>;
  /** Adds a part to a draft. */
  append(callId: string, part: EntryPart): Promise<void>;
  list(): Promise<readonly OutboxEntry[]>;
  /** The parts of a draft, in their order. */
  parts(callId: string): Promise<readonly EntryPart[]>;
  remove(callId: string): Promise<void>;
  /** Runs `work` unless somebody else over the same storage does so now; false: somebody does. */
  withLock(work: () => Promise<void>): Promise<boolean>;
}

/** Who is signed in. What `getToken` answers is this visitor's, whoever is signed in by then. */
export interface Visitor {
  readonly id: string;
  /** A bearer token, or null when this visitor has none any more. */
  getToken(): Promise<string | null>;
}

/** How sending a record went. refused: it will never be taken, whatever is tried. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'too-large' | 'refused' | 'failed'; readonly error: CallError };

/** As whom and how a record is sent. `keepalive` lets the request outlive the page (64 KiB at most). */
export interface SendOptions {
  readonly token: string;
  readonly keepalive: boolean;
  readonly signal?: AbortSignalLike;
}

/** Sends one record; every outcome is a value. */
export type SendRecord = (record: CallRecord, options: SendOptions) => Promise<SaveOutcome>;
