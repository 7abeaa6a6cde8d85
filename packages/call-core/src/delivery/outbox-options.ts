import type { CallDelivery } from '../call/call-delivery.ts';
import type { Clock } from '../platform.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { SendRecord } from './record-sender.ts';
import type { Visitor } from './visitor.ts';

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
