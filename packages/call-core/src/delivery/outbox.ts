import { createGuard } from '../call/guard.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { isShape } from '../json.ts';
import { ANSWER_LIMIT_MS, createAskPort, systemClock } from '../platform.ts';
import type { Outbox, OutboxEntry, OutboxOptions, Visitor } from './outbox-options.ts';
import { assembleRecord, createRecordKeeper } from './record-keeper.ts';
import { createDeliverRecord, SEND_LIMIT_MS } from './record-sender.ts';
import { createRetry } from './retry.ts';

/** A waiting record expires; the owner learns nothing from a call of last month. */
export const OUTBOX_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/**
 * A draft is not sent before it has stood this long unchanged, in milliseconds: the record of a call that has just
 * ended replaces it.
 */
export const DRAFT_REST_MS = 10_000;
/** Where nobody says whether a call is alive, a draft that stood unchanged for this long is what a crash left. */
export const DRAFT_DEAD_MS = 60 * 60_000;
/** A page needs this long at most to send its own record, its token and its disk included; then another tab may. */
export const CLAIM_MS = SEND_LIMIT_MS + 2 * ANSWER_LIMIT_MS;

/** Whether what a store gave is an entry, and not what another program or half a write left there. */
const isOutboxEntry = (value: unknown): value is OutboxEntry =>
  isShape(value) &&
  typeof value['callId'] === 'string' &&
  typeof value['uid'] === 'string' &&
  Number.isFinite(value['savedAtMs']) &&
  isShape(value['record']) &&
  Array.isArray(value['record']['messages']);

/**
 * Delivers records without losing one: kept in memory and on disk before it is sent, dropped only on the server's yes
 * or its no for good.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, send, getVisitor, isCallAlive, clock = systemClock, random = Math.random } = options;
  // A log that breaks must not cost a record, and there is nobody else to tell.
  const guardLog = createGuard(() => undefined);
  const log = (error: unknown): void => guardLog(() => options.log?.(error));
  const ask = createAskPort(clock, log);
  const deliver = createDeliverRecord({ send, clock, log });
  const retry = createRetry(() => void flush(), { clock, random });
  /** What this page knows to wait, whatever the disk says. */
  const memory = new Map<string, OutboxEntry>();
  /** Records of calls for which nobody could say yet whose they are. */
  const unowned = new Set<CallRecord>();
  /** Calls of this page that run, and those that need nothing more. */
  const running = new Set<string>();
  const done = new Set<string>();
  const underWay = new Map<string, Promise<boolean>>();

  /** One request per record at a time: a visit's flush must not race the call that has just ended. */
  function attempt(callId: string, work: () => Promise<boolean>): Promise<boolean> {
    const trying =
      underWay.get(callId) ??
      work()
        .catch((error: unknown) => (log(error), false))
        .then((isDone) => {
          underWay.delete(callId);
          if (isDone) done.add(callId);
          return isDone;
        });
    underWay.set(callId, trying);
    return trying;
  }

  /** Undefined: nobody says. */
  const whoIs = (): Promise<Visitor | null | undefined> => ask(() => getVisitor(), undefined, SEND_LIMIT_MS);

  async function remove(callId: string): Promise<void> {
    memory.delete(callId);
    await ask(() => store.remove(callId), undefined);
  }

  async function sendAs(visitor: Visitor, record: CallRecord, isStillMine = async () => true): Promise<boolean> {
    const token = await ask(() => visitor.getToken(), null);
    // Somebody else may have signed in meanwhile: nobody's record is sent with another's token.
    return token !== null && (await isStillMine()) && deliver(record, token);
  }

  /** What waits for the signed-in visitor, memory before disk, the oldest first; what is too old is dropped. Undefined: nobody says whose it is. */
  async function mine(): Promise<readonly OutboxEntry[] | undefined> {
    const kept: readonly unknown[] = await ask(() => store.list(), []);
    const readable = kept.filter(isOutboxEntry);
    if (readable.length < kept.length)
      log(new Error(`${kept.length - readable.length} waiting entries cannot be read; they are left where they are.`));
    const entries = new Map(readable.map((entry) => [entry.callId, entry]));
    for (const entry of memory.values()) entries.set(entry.callId, entry);
    for (const { callId, savedAtMs } of entries.values()) {
      const isStale = savedAtMs < clock.nowMs() - OUTBOX_MAX_AGE_MS || done.has(callId);
      if (isStale || running.has(callId)) entries.delete(callId);
      if (isStale) await remove(callId);
    }
    // Nobody is looked up for nothing.
    if (entries.size + unowned.size === 0) return [];
    const visitor = await whoIs();
    if (visitor === undefined) return undefined;
    for (const record of unowned) {
      const owned = own(visitor, record);
      if (owned) entries.set(owned.callId, owned);
    }
    unowned.clear();
    const uid = visitor?.id;
    return [...entries.values()].filter((entry) => entry.uid === uid).toSorted((a, b) => a.savedAtMs - b.savedAtMs);
  }

  /** Milliseconds until `entry` may be sent from here; 0: now. */
  function waitOf({ callId, claimedUntilMs = 0, isDraft, savedAtMs }: OutboxEntry, changedAtMs = savedAtMs): number {
    const restMs = isCallAlive ? DRAFT_REST_MS : DRAFT_DEAD_MS;
    const readyAtMs = isDraft ? changedAtMs + restMs : memory.has(callId) ? 0 : claimedUntilMs;
    return Math.max(0, readyAtMs - clock.nowMs());
  }

  /** Sends one entry; answers whether it needs nothing more for now. */
  async function flushOne(entry: OutboxEntry, isAlive: boolean): Promise<boolean> {
    const { callId, isDraft, uid } = entry;
    // While a call is alive, its own tab delivers it.
    if (isDraft && isAlive) return true;
    const parts = isDraft ? await ask(() => store.parts(callId), []) : [];
    const waitMs = waitOf(entry, parts.at(-1)?.atMs);
    if (waitMs > 0) return (retry.in(waitMs), true);
    // It may have been delivered since the list was read.
    const isDone =
      done.has(callId) ||
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
    // Asked before the list is read: a call that begins in between has no draft in it yet.
    const isAlive = isCallAlive ? await ask(() => isCallAlive(), true) : false;
    const entries = await mine();
    let hasFailed = entries === undefined;
    for (const entry of entries ?? []) {
      const isDone = await flushOne(entry, isAlive).catch((error: unknown) => (log(error), false));
      hasFailed ||= !isDone;
    }
    if (hasFailed) retry.later();
    else retry.reset();
  }

  async function flush(): Promise<void> {
    const begun = Promise.withResolvers<true>();
    let flushing: Promise<void> | undefined;
    const begin = (): Promise<void> => {
      begun.resolve(true);
      return (flushing ??= flushAll());
    };
    // How long the work takes is no matter of the lock's: it has answered once the work begins.
    const hasLock = await ask<boolean | null>(() => {
      const locked = store.withLock(begin);
      void begun.promise.then(() => locked).catch(log);
      return Promise.race([begun.promise, locked]);
    }, null);
    // A lock that fails keeps nothing from being sent: the backend takes a record once.
    if (flushing || hasLock === null) await begin();
    // The other tab knows the disk, not this page's memory.
    else if (memory.size + unowned.size > 0) retry.later();
  }

  /** `record` as a waiting one of `visitor`, in this page's memory. Nothing is kept of nobody's. */
  function own(visitor: Visitor | null, record: CallRecord): OutboxEntry | undefined {
    if (!visitor) {
      log(new Error('No authenticated user'));
      return undefined;
    }
    const entry = { callId: record.callId, uid: visitor.id, record, savedAtMs: clock.nowMs() };
    memory.set(record.callId, entry);
    running.delete(record.callId);
    return entry;
  }

  /** Kept and sent at once, with a token that is there already: a page that goes away has no time for more. */
  function deliverOwn(visitor: Visitor | null, record: CallRecord, token: string | null): void | Promise<unknown> {
    const entry = own(visitor, record);
    if (!visitor || !entry) return undefined;
    const { callId } = entry;
    // The write is asked for before the request is made; nothing waits for it but the end of the call.
    const claimed = { ...entry, claimedUntilMs: entry.savedAtMs + CLAIM_MS };
    const kept = ask(() => store.put(claimed), undefined);
    const sent = attempt(callId, () => (token === null ? sendAs(visitor, record) : deliver(record, token)));
    void sent.then(async (isDone) => {
      if (!isDone) retry.later();
      await kept;
      if (isDone) return remove(callId);
      // Other tabs may send it from now on, and the disk has it as well as this page.
      return ask(async () => (await store.put(entry), memory.delete(callId)), false);
    });
    return kept;
  }

  return {
    open: () =>
      createRecordKeeper({ ask, clock, getVisitor, log, store, running, unowned, retry, deliver: deliverOwn }),
    flush,
    countWaiting: async () => ((await mine()) ?? []).filter(({ isDraft }) => !isDraft).length,
    async forget() {
      for (const { callId } of (await mine()) ?? []) await remove(callId);
    },
    close: retry.close,
  };
}
