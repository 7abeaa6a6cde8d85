import type { DraftPart } from '../call/call-delivery.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { isShape } from '../is-shape.ts';

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

/** Whether what a store gave is an entry, and not what another program or half a write left there. */
export const isOutboxEntry = (value: unknown): value is OutboxEntry =>
  isShape(value) &&
  typeof value['callId'] === 'string' &&
  typeof value['uid'] === 'string' &&
  Number.isFinite(value['savedAtMs']) &&
  isShape(value['record']) &&
  Array.isArray(value['record']['messages']);

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
