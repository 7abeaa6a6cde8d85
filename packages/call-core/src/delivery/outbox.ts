import type { CallRecord } from '../contract/call-record.ts';
import { systemClock, type Clock } from '../platform.ts';
import type { SaveOutcome } from './backend-client.ts';
import { trimRecord } from './trim-record.ts';

/** A record that waits to be delivered. It belongs to one visitor and is sent as nobody else. */
export interface OutboxEntry {
  readonly callId: string;
  readonly uid: string;
  readonly record: CallRecord;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** Where waiting records are kept, by callId; a put with the same callId replaces. */
export interface OutboxStore {
  put(entry: OutboxEntry): Promise<void>;
  list(): Promise<readonly OutboxEntry[]>;
  remove(callId: string): Promise<void>;
}

/** A waiting record expires; the owner learns nothing from a call of last month. */
export const OUTBOX_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/** The browser's limit for all keepalive requests of a page together, in bytes (Fetch standard). */
export const KEEPALIVE_MAX_BYTES = 64 * 1_024;
/** First wait before a retry; doubles each time up to the longest, and half of it is chance. */
export const RETRY_FIRST_MS = 2_000;
export const RETRY_LONGEST_MS = 5 * 60_000;

export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly send: (record: CallRecord, options: { readonly keepalive: boolean }) => Promise<SaveOutcome>;
  /** Who is signed in, or null. */
  readonly getUid: () => string | null;
  readonly clock?: Clock;
  /** 0 to 1; spreads retries of many visitors. */
  readonly random?: () => number;
  /** Everything that did not work, once each; the page logs it. */
  readonly log?: (error: unknown) => void;
}

export interface Outbox {
  /** Keeps the record, then sends it. Resolves when it is delivered or waits for a retry; never rejects. */
  add(record: CallRecord): Promise<void>;
  /** Sends what waits for the signed-in visitor, oldest first. Call it at a visit and when the network is back. */
  flush(): Promise<void>;
  /** How many records of the signed-in visitor wait. */
  countWaiting(): Promise<number>;
  /** Forgets what waits for the signed-in visitor, who asked for it to be deleted. */
  forget(): Promise<void>;
  /** Stops retrying. What waits, waits for the next visit. */
  close(): void;
}

/** Delivers records without losing one: kept before it is sent, dropped only on the server's yes or a permanent no. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, send, getUid, clock = systemClock, random = Math.random, log = () => undefined } = options;
  let stopTimer: (() => void) | null = null;
  let failures = 0;
  let isClosed = false;
  const underWay = new Map<string, Promise<boolean>>();

  function retryLater(): void {
    if (isClosed || stopTimer) return;
    const wait = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures);
    failures += 1;
    stopTimer = clock.setTimer(wait / 2 + (wait / 2) * random(), () => {
      stopTimer = null;
      void flush();
    });
  }

  /** True when the record need not wait any longer. */
  async function deliver(record: CallRecord): Promise<boolean> {
    const keepalive =
      JSON.stringify(record).length * 3 <= KEEPALIVE_MAX_BYTES || byteLength(record) <= KEEPALIVE_MAX_BYTES;
    const outcome = await send(record, { keepalive });
    switch (outcome.kind) {
      case 'saved':
        return true;
      case 'too-large': {
        const smaller = trimRecord(record);
        log(outcome.error);
        return smaller ? deliver(smaller) : true;
      }
      case 'refused':
        log(outcome.error);
        return true;
      case 'failed':
        log(outcome.error);
        return false;
    }
    return outcome satisfies never;
  }

  /** One request per record at a time: a visit's flush must not race the call that has just ended. */
  function attempt(record: CallRecord): Promise<boolean> {
    const running = underWay.get(record.callId);
    if (running) return running;
    const trying = deliver(record)
      .catch((error: unknown) => (log(error), false))
      .finally(() => underWay.delete(record.callId));
    underWay.set(record.callId, trying);
    return trying;
  }

  async function remove(callId: string): Promise<void> {
    await store.remove(callId).catch(log);
  }

  async function mine(): Promise<readonly OutboxEntry[]> {
    const uid = getUid();
    const entries = await store.list().catch((error: unknown): readonly OutboxEntry[] => (log(error), []));
    const oldest = clock.nowMs() - OUTBOX_MAX_AGE_MS;
    for (const { callId, savedAtMs } of entries) if (savedAtMs < oldest) await remove(callId);
    return entries
      .filter((entry) => entry.uid === uid && entry.savedAtMs >= oldest)
      .toSorted((a, b) => a.savedAtMs - b.savedAtMs);
  }

  async function flush(): Promise<void> {
    for (const { callId, record } of await mine()) {
      if (await attempt(record)) await remove(callId);
      else return retryLater();
    }
    failures = 0;
  }

  return {
    async add(record) {
      const uid = getUid();
      if (uid === null) return log(new Error('No authenticated user'));
      // Both at once: a page that goes away has no time to keep first and send then. The order of requests is kept:
      // the write is queued before the request is made.
      const kept = store.put({ callId: record.callId, uid, record, savedAtMs: clock.nowMs() }).catch(log);
      const isDone = await attempt(record);
      await kept;
      if (isDone) await remove(record.callId);
      else retryLater();
    },
    flush,
    countWaiting: async () => (await mine()).length,
    async forget() {
      for (const { callId } of await mine()) await remove(callId);
    },
    close() {
      isClosed = true;
      stopTimer?.();
      stopTimer = null;
    },
  };
}

declare const TextEncoder: { new (): { encode(text: string): { readonly length: number } } };

function byteLength(record: CallRecord): number {
  return new TextEncoder().encode(JSON.stringify(record)).length;
}
