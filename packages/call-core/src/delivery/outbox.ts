import type { CallRecord } from '../contract/call-record.ts';
import { countBytes, systemClock, type Clock } from '../platform.ts';
import type { SaveOutcome } from './backend-client.ts';
import { trimRecord } from './trim-record.ts';

/** A record that waits to be delivered. It belongs to one visitor and is sent as nobody else. */
export interface OutboxEntry {
  readonly callId: string;
  readonly uid: string;
  readonly record: CallRecord;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** True while its call runs: what a crash would leave of it. */
  readonly isDraft?: boolean;
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
/** The longest wait between retries, in milliseconds. */
export const RETRY_LONGEST_MS = 5 * 60_000;

/**
 * A draft is not sent before it has stood this long unchanged: a call that has just ended lets go of its lease a moment
 * before its record replaces the draft.
 */
export const DRAFT_REST_MS = 10_000;

/** Where records wait, how they are sent, and as whom. */
export interface OutboxOptions {
  readonly store: OutboxStore;
  readonly send: (record: CallRecord, options: { readonly keepalive: boolean }) => Promise<SaveOutcome>;
  /** Who is signed in, or null. */
  readonly getUid: () => string | null;
  /** Whether a call runs in any tab of this site: its draft is not sent then. Default: none does. */
  readonly isCallAlive?: () => Promise<boolean>;
  readonly clock?: Clock;
  /** 0 to 1; spreads retries of many visitors. */
  readonly random?: () => number;
  /** Everything that did not work, once each; the page logs it. */
  readonly log?: (error: unknown) => void;
}

/** Records on their way to the backend. */
export interface Outbox {
  /** Keeps the record, then sends it. Resolves when it is delivered or waits for a retry; never rejects. */
  add(record: CallRecord): Promise<void>;
  /**
   * Keeps the record of a call that still runs, in case that its page never gets to `add`; each replaces the one before.
   * It is sent at a later visit, when no call is alive.
   */
  keepDraft(record: CallRecord): Promise<void>;
  /** Sends what waits for the signed-in visitor, oldest first. Call it at a visit and when the network is back. */
  flush(): Promise<void>;
  /** How many records of the signed-in visitor wait; drafts are none yet. */
  countWaiting(): Promise<number>;
  /** Forgets what waits for the signed-in visitor, who asked for it to be deleted. */
  forget(): Promise<void>;
  /** Stops retrying. What waits, waits for the next visit. */
  close(): void;
}

/** Delivers records without losing one: kept before it is sent, dropped only on the server's yes or a permanent no. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, send, getUid, isCallAlive = () => Promise.resolve(false) } = options;
  const { clock = systemClock, random = Math.random, log = () => undefined } = options;
  let stopTimer: (() => void) | null = null;
  let failures = 0;
  let isClosed = false;
  let keepaliveBytes = 0;
  const underWay = new Map<string, Promise<boolean>>();

  function flushLater(waitMs: number): void {
    if (isClosed || stopTimer) return;
    stopTimer = clock.setTimer(waitMs, () => {
      stopTimer = null;
      void flush();
    });
  }

  function retryLater(): void {
    const wait = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures);
    failures += 1;
    flushLater(wait / 2 + (wait / 2) * random());
  }

  /** True when the record need not wait any longer. */
  async function deliver(record: CallRecord): Promise<boolean> {
    const bytes = countBytes(JSON.stringify(record));
    // The limit is for all keepalive requests that are under way together; one too many fails at once.
    const keepalive = keepaliveBytes + bytes <= KEEPALIVE_MAX_BYTES;
    if (keepalive) keepaliveBytes += bytes;
    const outcome = await send(record, { keepalive }).finally(() => {
      if (keepalive) keepaliveBytes -= bytes;
    });
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
    // Asked before the list is read: a call that begins in between has no draft in it yet.
    const isAlive = await isCallAlive().catch((error: unknown) => (log(error), true));
    for (const { callId, isDraft, record, savedAtMs } of await mine()) {
      if (isDraft) {
        const restMs = savedAtMs + DRAFT_REST_MS - clock.nowMs();
        if (isAlive || restMs > 0) {
          // While a call is alive, its own tab delivers it.
          if (!isAlive) flushLater(restMs);
          continue;
        }
      }
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
    async keepDraft(record) {
      const uid = getUid();
      if (uid === null) return;
      await store.put({ callId: record.callId, uid, record, savedAtMs: clock.nowMs(), isDraft: true }).catch(log);
    },
    flush,
    countWaiting: async () => (await mine()).filter(({ isDraft }) => !isDraft).length,
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
