import type { CallDelivery, RecordKeeper } from '../call/call-delivery.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import { systemClock, type Clock } from '../platform.ts';
import { assembleRecord } from './assemble-record.ts';
import { createDeliverRecord, SEND_LIMIT_MS } from './deliver-record.ts';
import type { EntryPart, OutboxEntry, OutboxStore } from './outbox-store.ts';
import type { SendRecord } from './record-sender.ts';
import { createRetry } from './retry.ts';
import type { Visitor } from './visitor.ts';
import { within } from '../within.ts';

/** A waiting record expires; the owner learns nothing from a call of last month. */
export const OUTBOX_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/**
 * A draft is not sent before it has stood this long unchanged, in milliseconds: the record of a call that has just
 * ended replaces it.
 */
export const DRAFT_REST_MS = 10_000;
/** Where nobody says whether a call is alive, a draft that stood unchanged for this long is what a crash left. */
export const DRAFT_DEAD_MS = 60 * 60_000;
/** A page needs this long at most to send its own record; then another tab may. */
export const CLAIM_MS = 10_000;
/** A disk or page that does not answer by then is left aside, in milliseconds: memory has what this page knows. */
const ANSWER_LIMIT_MS = 5_000;

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

/**
 * Delivers records without losing one: kept in memory and on disk before it is sent, dropped only on the server's yes
 * or its no for good.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, send, getVisitor, isCallAlive, clock = systemClock, random = Math.random } = options;
  const { log = () => undefined } = options;
  const deliver = createDeliverRecord({ send, clock, log });
  const retry = createRetry({ clock, random, run: () => void flush() });
  /** What this page knows to wait, whatever the disk says. */
  const memory = new Map<string, OutboxEntry>();
  /** Calls of this page that run, and those that need nothing more. */
  const running = new Set<string>();
  const done = new Set<string>();
  const underWay = new Map<string, Promise<boolean>>();

  /** What `work` answers, or `otherwise` when it fails or takes too long. */
  const limited = <T>(work: () => T | Promise<T>, otherwise: T, limitMs = ANSWER_LIMIT_MS): Promise<T> =>
    within((async () => work())(), {
      clock,
      limitMs,
      otherwise: (error) => (log(error ?? new Error(`No answer within ${limitMs} ms.`)), otherwise),
    });

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

  const whoIs = (): Promise<Visitor | null> => limited(getVisitor, null, SEND_LIMIT_MS);

  async function remove(callId: string): Promise<void> {
    memory.delete(callId);
    await limited(() => store.remove(callId), undefined);
  }

  async function sendAs(visitor: Visitor, record: CallRecord, isStillMine = async () => true): Promise<boolean> {
    const token = await limited(() => visitor.getToken(), null);
    // Somebody else may have signed in meanwhile: nobody's record is sent with another's token.
    return token !== null && (await isStillMine()) && deliver(record, token);
  }

  /** What waits for the signed-in visitor, memory before disk, the oldest first; what is too old is dropped. */
  async function mine(): Promise<readonly OutboxEntry[]> {
    const entries = new Map((await limited(store.list, [])).map((entry) => [entry.callId, entry]));
    for (const entry of memory.values()) entries.set(entry.callId, entry);
    for (const { callId, savedAtMs } of entries.values()) {
      const isStale = savedAtMs < clock.nowMs() - OUTBOX_MAX_AGE_MS || done.has(callId);
      if (isStale || running.has(callId)) entries.delete(callId);
      if (isStale) await remove(callId);
    }
    // Nobody is looked up for nothing.
    const uid = entries.size > 0 ? (await whoIs())?.id : undefined;
    return [...entries.values()].filter((entry) => entry.uid === uid).toSorted((a, b) => a.savedAtMs - b.savedAtMs);
  }

  /** Milliseconds until `entry` may be sent from here; 0: now. */
  function waitOf(
    { callId, claimedUntilMs = 0, isDraft, savedAtMs }: OutboxEntry,
    last: EntryPart | undefined,
  ): number {
    const restMs = isCallAlive ? DRAFT_REST_MS : DRAFT_DEAD_MS;
    const readyAtMs = isDraft ? (last?.atMs ?? savedAtMs) + restMs : memory.has(callId) ? 0 : claimedUntilMs;
    return Math.max(0, readyAtMs - clock.nowMs());
  }

  async function flushAll(): Promise<void> {
    // Asked before the list is read: a call that begins in between has no draft in it yet.
    const isAlive = isCallAlive ? await limited(isCallAlive, true) : false;
    let hasFailed = false;
    for (const entry of await mine()) {
      const { callId, isDraft, uid } = entry;
      // While a call is alive, its own tab delivers it.
      if (isDraft && isAlive) continue;
      const parts = isDraft ? await limited(() => store.parts(callId), []) : [];
      const waitMs = waitOf(entry, parts.at(-1));
      if (waitMs > 0) {
        retry.in(waitMs);
        continue;
      }
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
      else hasFailed = true;
    }
    if (hasFailed) retry.later();
    else retry.reset();
  }

  async function flush(): Promise<void> {
    const isMine = await store.withLock(flushAll).catch((error: unknown) => (log(error), true));
    // The other tab knows the disk, not this page's memory.
    if (!isMine && memory.size > 0) retry.later();
  }

  /** Kept and sent at once, with a token that is there already: a page that goes away has no time for more. */
  function deliverOwn(visitor: Visitor, record: CallRecord, token: string | null): Promise<void> {
    const { callId } = record;
    const entry = { callId, uid: visitor.id, record, savedAtMs: clock.nowMs() };
    memory.set(callId, entry);
    running.delete(callId);
    // The write is asked for before the request is made; nothing waits for it but the end of the call.
    const kept = store.put({ ...entry, claimedUntilMs: entry.savedAtMs + CLAIM_MS }).catch(log);
    void attempt(callId, () => (token === null ? sendAs(visitor, record) : deliver(record, token))).then(
      async (isDone) => {
        if (!isDone) retry.later();
        await kept;
        if (isDone) return remove(callId);
        // Other tabs may send it from now on, and the disk has it as well as this page.
        return store.put(entry).then(() => void memory.delete(callId), log);
      },
    );
    return kept;
  }

  return {
    open(): RecordKeeper {
      let visitor: Visitor | null = null;
      let token: string | null = null;
      let callId: string | null = null;
      const found = getVisitor();
      const meet = (one: Visitor | null): void => {
        visitor = one;
        // Asked for ahead; one that has expired by then is refused, and the next try has a fresh one.
        one?.getToken().then((value) => void (token = value), log);
      };
      const meeting = found instanceof Promise ? found.then(meet).catch(log) : meet(found);
      const take = (record: CallRecord): void | Promise<void> =>
        visitor ? deliverOwn(visitor, record, token) : log(new Error('No authenticated user'));
      return {
        begin(record) {
          if (!visitor) return;
          ({ callId } = record);
          running.add(callId);
          store.put({ callId, uid: visitor.id, record, savedAtMs: clock.nowMs(), isDraft: true }).catch(log);
        },
        append(part) {
          if (callId !== null) store.append(callId, { ...part, atMs: clock.nowMs() }).catch(log);
        },
        deliver: (record) => (visitor || !meeting ? take(record) : meeting.then(() => take(record))),
      };
    },
    flush,
    countWaiting: async () => (await mine()).filter(({ isDraft }) => !isDraft).length,
    async forget() {
      for (const { callId } of await mine()) await remove(callId);
    },
    close: retry.close,
  };
}
