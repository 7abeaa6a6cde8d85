import type { RecordKeeper } from '../call/call.ts';
import { createGuard } from '../call/guard.ts';
import { formatTranscript, type CallRecord } from '../conversation/call-record.ts';
import type { AskPort } from '../platform.ts';
import type { EntryPart, OutboxOptions, Visitor } from './outbox-options.ts';

interface KeeperParts extends Required<Pick<OutboxOptions, 'getVisitor' | 'store' | 'clock' | 'log'>> {
  readonly ask: AskPort;
  /** The calls of this page that run. */
  readonly running: Set<string>;
  /** Records of which nobody could say yet whose they are. */
  readonly unowned: Set<CallRecord>;
  readonly retry: { later(): void };
  readonly deliver: (visitor: Visitor | null, record: CallRecord, token: string | null) => void | Promise<unknown>;
}

/** Takes what one call leaves, as whoever is signed in now. */
export function createRecordKeeper({ ask, clock, store, ...parts }: KeeperParts): RecordKeeper {
  /** Undefined while nobody says. */
  let visitor: Visitor | null | undefined;
  let token: string | null = null;
  let callId: string | null = null;

  const meet = (one: Visitor | null | undefined): void => {
    visitor = one;
    // Asked for ahead; one that has expired by then is refused, and the next try has a fresh one.
    if (one) void ask(() => one.getToken(), null).then((value) => (token = value));
  };
  // An answer that is there already counts in this tick: a page may go away in the next.
  const found = createGuard(parts.log)(() => parts.getVisitor());
  const meeting = found instanceof Promise ? found.then(meet) : meet(found);

  return {
    begin(record) {
      if (!visitor) return;
      const { id: uid } = visitor;
      const id = (callId = record.callId);
      parts.running.add(id);
      void ask(() => store.put({ callId: id, uid, record, savedAtMs: clock.nowMs(), isDraft: true }), undefined);
    },
    append(part) {
      const id = callId;
      if (id !== null) void ask(() => store.append(id, { ...part, atMs: clock.nowMs() }), undefined);
    },
    async deliver(record) {
      if (visitor === undefined) {
        // Whose it is may be known later, by the page's answer or by asking again.
        parts.unowned.add(record);
        parts.retry.later();
        await ask(() => meeting, undefined);
        if (visitor === undefined || !parts.unowned.delete(record)) return;
      }
      await parts.deliver(visitor, record, token);
    },
  };
}

/** The record that a draft's head and its parts make together. A line that was finished twice counts as it was last. */
export function assembleRecord(head: CallRecord, parts: readonly EntryPart[]): CallRecord {
  // Older drafts held everything themselves.
  if (head.transcript) return head;
  const lines = new Map(parts.flatMap((part) => part.lines.map((line) => [line.id, line] as const)));
  return {
    ...head,
    endedAt: new Date(parts.at(-1)?.atMs ?? Date.parse(head.endedAt)).toISOString(),
    messages: parts.flatMap(({ messages }) => messages),
    transcript: formatTranscript([...lines.values()].toSorted((a, b) => a.id - b.id)),
  };
}
