import type { CallError } from '../call-error.ts';
import type { CallDelivery, DraftPart } from '../call/call.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import type { AbortSignalLike, Clock } from '../platform.ts';

/** Storage, transport and identity of an outbox. */
export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly send: SendRecord;
  /** Returns the signed-in visitor or null; called when a call begins and when records wait. */
  readonly getVisitor: () => Visitor | null | Promise<Visitor | null>;
  /**
   * Resolves with true while a call runs in any tab: its draft is not sent. A rejection counts as true. Default: a
   * draft waits one hour.
   */
  readonly isCallAlive?: (() => Promise<boolean>) | undefined;
  readonly clock?: Clock | undefined;
  /** Returns 0 to 1; spreads retries. */
  readonly random?: (() => number) | undefined;
  /** Receives each failure once. */
  readonly log?: ((error: unknown) => void) | undefined;
}

/** Queue of records for the backend. */
export interface Outbox extends CallDelivery {
  /** Sends the visitor's waiting records, oldest first, from one tab at a time. */
  flush(this: void): Promise<void>;
  /** Deletes the signed-in visitor's waiting records. */
  forget(this: void): Promise<void>;
  /** Stops retrying; records wait for the next visit. */
  close(this: void): void;
}

/** A waiting record, sent only with its own visitor's token. */
export interface OutboxEntry {
  readonly callId: string;
  readonly uid: string;
  /** In a draft, the head: its lines are in its parts. */
  readonly record: CallRecord;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** True while the call runs, and after a crash. */
  readonly isDraft?: boolean;
  /** Other tabs skip the entry until then; milliseconds since 1970. */
  readonly claimedUntilMs?: number;
}

/** An addition and its time, in milliseconds since 1970. */
export interface EntryPart extends DraftPart {
  readonly atMs: number;
}

/** Waiting records by callId, shared by all tabs of a site. */
export interface OutboxStore {
  /** Replaces the call's entry and deletes its parts. */
  put(entry: OutboxEntry): Promise<void>;
  /** Adds a part to a draft. */
  append(callId: string, part: EntryPart): Promise<void>;
  list(): Promise<readonly OutboxEntry[]>;
  /** Returns the draft's parts in order. */
  parts(callId: string): Promise<readonly EntryPart[]>;
  remove(callId: string): Promise<void>;
  /** Resolves with false, without running `work`, when another tab holds the lock. */
  withLock(work: () => Promise<void>): Promise<boolean>;
}

/** `getToken` keeps returning this visitor's token. */
export interface Visitor {
  readonly id: string;
  /** Resolves with a bearer token, or null when this visitor has none any more. */
  getToken(): Promise<string | null>;
}

/** refused: no retry will succeed. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'too-large' | 'refused' | 'failed'; readonly error: CallError };

/** `keepalive`: the request outlives the page (64 KiB at most). */
export interface SendOptions {
  readonly token: string;
  readonly keepalive: boolean;
  readonly signal?: AbortSignalLike;
}

/** Failures are values, not rejections. */
export type SendRecord = (record: CallRecord, options: SendOptions) => Promise<SaveOutcome>;
