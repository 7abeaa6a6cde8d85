import { createGuard } from '../call/guard.ts';
import type { RecordKeeper } from '../call/call.ts';
import { formatTranscript, type CallRecord } from '../conversation/call-record.ts';
import { isShape } from '../json.ts';
import { ANSWER_LIMIT_MS, createAskPort, systemClock, withResolvers } from '../platform.ts';
import type { EntryPart, Outbox, OutboxEntry, OutboxOptions, Visitor } from './outbox-options.ts';
import { createDeliverRecord, SEND_LIMIT_MS } from './record-sender.ts';

export const OUTBOX_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/** A draft waits for this time: the final record of a call that has just ended replaces it. */
export const DRAFT_REST_MS = 10_000;
/** Without `isCallAlive`, a draft that is unchanged for this time was left by a crash. */
export const DRAFT_DEAD_MS = 60 * 60_000;
/** For this time, only the call's page sends its record. */
export const CLAIM_MS = SEND_LIMIT_MS + 2 * ANSWER_LIMIT_MS;
/** First wait after a failure, in milliseconds; doubles each time, and half of it is random. */
export const RETRY_FIRST_MS = 2_000;
const RETRY_LONGEST_MS = 5 * 60_000;

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
  /** This page's calls: running, waiting (replaces the disk's entry), or done (the disk's entry goes). */
  const calls = new Map<string, 'running' | 'done' | OutboxEntry>();
  const unowned = new Set<CallRecord>();
  const underWay = new Map<string, Promise<boolean>>();

  let stopTimer: () => void = () => undefined;
  let dueAtMs = Number.POSITIVE_INFINITY;
  let failures = 0;

  /** Of several times the earliest counts. */
  function flushIn(waitMs: number): void {
    const atMs = clock.nowMs() + waitMs;
    if (atMs >= dueAtMs) return;
    stopTimer();
    dueAtMs = atMs;
    stopTimer = clock.setTimer(waitMs, () => {
      dueAtMs = Number.POSITIVE_INFINITY;
      void flush();
    });
  }

  function flushLater(): void {
    const waitMs = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** failures);
    failures += 1;
    flushIn(waitMs / 2 + (waitMs / 2) * random());
  }

  const whoIs = (): Promise<Visitor | null | undefined> => ask(() => getVisitor(), undefined, SEND_LIMIT_MS);

  async function remove(callId: string): Promise<void> {
    calls.set(callId, 'done');
    await ask(() => store.remove(callId), undefined);
  }

  /** One attempt per call: a flush must not race the call that has just ended. */
  function attempt(callId: string, work: () => Promise<boolean>, stored?: Promise<void>): Promise<boolean> {
    const trying =
      underWay.get(callId) ??
      work()
        .catch((error: unknown) => (log(error), false))
        .then(async (isDone) => {
          underWay.delete(callId);
          if (isDone) calls.set(callId, 'done');
          await stored;
          if (isDone) await remove(callId);
          return isDone;
        });
    underWay.set(callId, trying);
    return trying;
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
    const unreadableCount = stored.length - readable.length;
    if (unreadableCount > 0)
      log(new Error(`${unreadableCount} waiting entries cannot be read; they are left where they are.`));
    const entries = new Map(readable.map((entry) => [entry.callId, entry]));
    for (const [callId, call] of calls) if (typeof call === 'object') entries.set(callId, call);
    for (const { callId, savedAtMs } of entries.values()) {
      const isStale = savedAtMs < clock.nowMs() - OUTBOX_MAX_AGE_MS || calls.get(callId) === 'done';
      if (isStale || calls.get(callId) === 'running') entries.delete(callId);
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
    const readyAtMs = isDraft ? changedAtMs + restMs : calls.has(callId) ? 0 : claimedUntilMs;
    const waitMs = readyAtMs - clock.nowMs();
    // Longer than any wait: the clock has been set back since.
    return waitMs > (isDraft ? restMs : CLAIM_MS) ? 0 : Math.max(0, waitMs);
  }

  async function flushOne(entry: OutboxEntry, isAlive: boolean): Promise<boolean> {
    const { callId, isDraft, uid } = entry;
    if (isDraft && isAlive) return true;
    const parts = isDraft ? await ask(() => store.parts(callId), []) : [];
    const waitMs = waitOf(entry, parts.at(-1)?.atMs);
    if (waitMs > 0) return (flushIn(waitMs), true);
    if (calls.get(callId) === 'done') return true;
    return attempt(callId, async () => {
      const visitor = await whoIs();
      if (visitor?.id !== uid) return false;
      const record = isDraft ? assembleRecord(entry.record, parts) : entry.record;
      return sendAs(visitor, record, async () => (await whoIs())?.id === uid);
    });
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
    if (hasFailed) flushLater();
    else failures = 0;
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
    else flushLater();
  }

  function toVisitorEntry(visitor: Visitor | null, record: CallRecord): OutboxEntry | undefined {
    if (!visitor) {
      log(new Error('No authenticated user'));
      return undefined;
    }
    const entry = { callId: record.callId, uid: visitor.id, record, savedAtMs: clock.nowMs() };
    calls.set(record.callId, entry);
    return entry;
  }

  function open(): RecordKeeper {
    let visitor: Visitor | null | undefined;
    let token: string | null = null;
    let draftId: string | null = null;

    const meet = (found: Visitor | null | undefined): void => {
      visitor = found;
      // Fetch the token early: if it expires, the next attempt fetches a new one.
      if (found) void ask(() => found.getToken(), null).then((value) => (token = value));
    };
    // Use a synchronous answer now: the page may close in the next tick.
    const answer = createGuard(log)(() => getVisitor());
    const meeting = answer instanceof Promise ? answer.then(meet) : meet(answer);

    return {
      begin(record) {
        if (!visitor) return;
        const { id: uid } = visitor;
        const { callId } = record;
        draftId = callId;
        calls.set(callId, 'running');
        void ask(() => store.put({ callId, uid, record, savedAtMs: clock.nowMs(), isDraft: true }), undefined);
      },
      append(part) {
        const id = draftId;
        if (id !== null) void ask(() => store.append(id, { ...part, atMs: clock.nowMs() }), undefined);
      },
      async deliver(record, { isClosing } = { isClosing: false }) {
        if (visitor === undefined) await ask(() => meeting, undefined);
        if (visitor === undefined) {
          // A flush asks again who the visitor is.
          unowned.add(record);
          return flushLater();
        }
        const owner = visitor;
        const entry = toVisitorEntry(owner, record);
        if (!owner || !entry) return undefined;
        // Request the write before the network request.
        const claimed = { ...entry, claimedUntilMs: entry.savedAtMs + CLAIM_MS };
        const stored = ask(() => store.put(claimed), undefined);
        const sending = isClosing ? fitKeepalive(record) : record;
        // Use the token at hand: a closing page has no time to fetch one.
        const existing = token;
        const work = () => (existing === null ? sendAs(owner, sending) : deliver(sending, existing));
        void attempt(entry.callId, work, stored).then((isDone) => {
          if (isDone) return;
          flushLater();
          // Release the claim: other tabs may send the record now.
          void ask(async () => {
            await store.put(entry);
            if (calls.get(entry.callId) === entry) calls.delete(entry.callId);
          }, undefined);
        });
        return stored;
      },
    };
  }

  return {
    open,
    flush,
    async forget() {
      for (const { callId } of (await listVisitorEntries()) ?? []) await remove(callId);
    },
    close() {
      stopTimer();
      dueAtMs = Number.NEGATIVE_INFINITY;
    },
  };
}

function assembleRecord(head: CallRecord, parts: readonly EntryPart[]): CallRecord {
  const lines = new Map(parts.flatMap((part) => part.lines.map((line) => [line.id, line] as const)));
  return {
    ...head,
    endedAt: new Date(parts.at(-1)?.atMs ?? Date.parse(head.endedAt)).toISOString(),
    messages: parts.flatMap(({ messages }) => messages),
    transcript: formatTranscript([...lines.values()].toSorted((a, b) => a.id - b.id)),
  };
}
