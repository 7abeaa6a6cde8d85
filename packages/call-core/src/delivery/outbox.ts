import { createGuard } from '../call/guard.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { isShape } from '../json.ts';
import { ANSWER_LIMIT_MS, createAskPort, systemClock, withResolvers } from '../platform.ts';
import type { Outbox, OutboxEntry, OutboxOptions, Visitor } from './outbox-options.ts';
import { assembleRecord, createRecordKeeper } from './record-keeper.ts';
import { createDeliverRecord, SEND_LIMIT_MS } from './record-sender.ts';
import { createRetry } from './retry.ts';

export const OUTBOX_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/** A draft waits for this time: the final record of a call that has just ended replaces it. */
export const DRAFT_REST_MS = 10_000;
/** Without `isCallAlive`, a draft that is unchanged for this time was left by a crash. */
export const DRAFT_DEAD_MS = 60 * 60_000;
/** For this time, only the call's page sends its record. */
export const CLAIM_MS = SEND_LIMIT_MS + 2 * ANSWER_LIMIT_MS;

const isOutboxEntry = (value: unknown): value is OutboxEntry =>
  isShape(value) &&
  typeof value['callId'] === 'string' &&
  typeof value['uid'] === 'string' &&
  Number.isFinite(value['savedAtMs']) &&
  isShape(value['record']) &&
  Array.isArray(value['record']['messages']);

/** Keeps each record in memory and on disk until the server confirms or refuses it. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, send, getVisitor, isCallAlive, clock = systemClock, random = Math.random } = options;
  const guardLog = createGuard(() => undefined);
  const log = (error: unknown): void => guardLog(() => options.log?.(error));
  const ask = createAskPort(clock, log);
  const { deliver, fitKeepalive } = createDeliverRecord({ send, clock, log });
  const retry = createRetry(() => void flush(), { clock, random });
  const memory = new Map<string, OutboxEntry>();
  const unowned = new Set<CallRecord>();
  const running = new Set<string>();
  const doneCallIds = new Set<string>();
  const underWay = new Map<string, Promise<boolean>>();

  /** One attempt per call: a flush must not race the call that has just ended. */
  function attempt(callId: string, work: () => Promise<boolean>): Promise<boolean> {
    const trying =
      underWay.get(callId) ??
      work()
        .catch((error: unknown) => (log(error), false))
        .then((isDone) => {
          underWay.delete(callId);
          if (isDone) doneCallIds.add(callId);
          return isDone;
        });
    underWay.set(callId, trying);
    return trying;
  }

  const whoIs = (): Promise<Visitor | null | undefined> => ask(() => getVisitor(), undefined, SEND_LIMIT_MS);

  async function remove(callId: string): Promise<void> {
    memory.delete(callId);
    await ask(() => store.remove(callId), undefined);
  }

  async function sendAs(visitor: Visitor, record: CallRecord, isStillMine = async () => true): Promise<boolean> {
    const token = await ask(() => visitor.getToken(), null);
    // Another visitor may have signed in since, whose token must not be used.
    return token !== null && (await isStillMine()) && deliver(record, token);
  }

  /** Oldest first, without expired entries; memory replaces disk. Undefined: visitor unknown. */
  async function listVisitorEntries(): Promise<readonly OutboxEntry[] | undefined> {
    const stored: readonly unknown[] = await ask(() => store.list(), []);
    const readable = stored.filter(isOutboxEntry);
    if (readable.length < stored.length)
      log(
        new Error(`${stored.length - readable.length} waiting entries cannot be read; they are left where they are.`),
      );
    const entries = new Map(readable.map((entry) => [entry.callId, entry]));
    for (const entry of memory.values()) entries.set(entry.callId, entry);
    for (const { callId, savedAtMs } of entries.values()) {
      const isStale = savedAtMs < clock.nowMs() - OUTBOX_MAX_AGE_MS || doneCallIds.has(callId);
      if (isStale || running.has(callId)) entries.delete(callId);
      if (isStale) await remove(callId);
    }
    if (entries.size + unowned.size === 0) return [];
    const visitor = await whoIs();
    if (visitor === undefined) return undefined;
    for (const record of unowned) {
      const owned = toVisitorEntry(visitor, record);
      if (owned) entries.set(owned.callId, owned);
    }
    unowned.clear();
    const uid = visitor?.id;
    return [...entries.values()].filter((entry) => entry.uid === uid).toSorted((a, b) => a.savedAtMs - b.savedAtMs);
  }

  function waitOf({ callId, claimedUntilMs = 0, isDraft, savedAtMs }: OutboxEntry, changedAtMs = savedAtMs): number {
    const restMs = isCallAlive ? DRAFT_REST_MS : DRAFT_DEAD_MS;
    const readyAtMs = isDraft ? changedAtMs + restMs : memory.has(callId) ? 0 : claimedUntilMs;
    const waitMs = readyAtMs - clock.nowMs();
    // Longer than any wait: the clock has been set back since.
    return waitMs > (isDraft ? restMs : CLAIM_MS) ? 0 : Math.max(0, waitMs);
  }

  async function flushOne(entry: OutboxEntry, isAlive: boolean): Promise<boolean> {
    const { callId, isDraft, uid } = entry;
    if (isDraft && isAlive) return true;
    const parts = isDraft ? await ask(() => store.parts(callId), []) : [];
    const waitMs = waitOf(entry, parts.at(-1)?.atMs);
    if (waitMs > 0) return (retry.in(waitMs), true);
    const isDone =
      doneCallIds.has(callId) ||
      (await attempt(callId, async () => {
        const visitor = await whoIs();
        if (visitor?.id !== uid) return false;
        const record = isDraft ? assembleRecord(entry.record, parts) : entry.record;
        return sendAs(visitor, record, async () => (await whoIs())?.id === uid);
      }));
    if (isDone) await remove(callId);
    return isDone;
  }

  async function flushAll(): Promise<void> {
    // Ask before reading the list: a call that begins in between has no draft in it yet.
    const isAlive = isCallAlive ? await ask(() => isCallAlive(), true) : false;
    const entries = await listVisitorEntries();
    let hasFailed = entries === undefined;
    for (const entry of entries ?? []) {
      const isDone = await flushOne(entry, isAlive).catch((error: unknown) => (log(error), false));
      hasFailed ||= !isDone;
    }
    if (hasFailed) retry.later();
    else retry.reset();
  }

  async function flush(): Promise<void> {
    const begun = withResolvers<true>();
    let flushing: Promise<void> | undefined;
    const begin = (): Promise<void> => {
      begun.resolve(true);
      return (flushing ??= flushAll());
    };
    // The timeout covers acquiring the lock, not the work under it.
    const hasLock = await ask<boolean | null>(() => {
      const locked = store.withLock(begin);
      void begun.promise.then(() => locked).catch(log);
      return Promise.race([begun.promise, locked]);
    }, null);
    // Send even without a lock: the backend stores a record once.
    if (flushing || hasLock === null) await begin();
    else retry.later();
  }

  function toVisitorEntry(visitor: Visitor | null, record: CallRecord): OutboxEntry | undefined {
    if (!visitor) {
      log(new Error('No authenticated user'));
      return undefined;
    }
    const entry = { callId: record.callId, uid: visitor.id, record, savedAtMs: clock.nowMs() };
    memory.set(record.callId, entry);
    running.delete(record.callId);
    return entry;
  }

  /** Uses an existing token: a closing page has no time to fetch one. */
  function deliverOwn(
    visitor: Visitor | null,
    record: CallRecord,
    { token, isClosing }: { readonly token: string | null; readonly isClosing: boolean },
  ): void | Promise<unknown> {
    const entry = toVisitorEntry(visitor, record);
    if (!visitor || !entry) return undefined;
    const { callId } = entry;
    // Request the write before the network request.
    const claimed = { ...entry, claimedUntilMs: entry.savedAtMs + CLAIM_MS };
    const stored = ask(() => store.put(claimed), undefined);
    const sending = isClosing ? fitKeepalive(record) : record;
    const sent = attempt(callId, () => (token === null ? sendAs(visitor, sending) : deliver(sending, token)));
    void sent.then(async (isDone) => {
      if (!isDone) retry.later();
      await stored;
      if (isDone) return remove(callId);
      // Release the claim: other tabs may send the record now.
      return ask(async () => (await store.put(entry), memory.delete(callId)), false);
    });
    return stored;
  }

  return {
    open: () =>
      createRecordKeeper({ ask, clock, getVisitor, log, store, running, unowned, retry, deliver: deliverOwn }),
    flush,
    countWaiting: async () => ((await listVisitorEntries()) ?? []).filter(({ isDraft }) => !isDraft).length,
    async forget() {
      for (const { callId } of (await listVisitorEntries()) ?? []) await remove(callId);
    },
    close: retry.close,
  };
}
