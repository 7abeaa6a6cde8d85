import type { RecordKeeper } from '../call/call.ts';
import { createGuard } from '../call/guard.ts';
import { formatTranscript, type CallRecord } from '../conversation/call-record.ts';
import type { AskPort } from '../platform.ts';
import type { EntryPart, OutboxOptions, Visitor } from './outbox-options.ts';

interface RecordKeeperOptions extends Required<Pick<OutboxOptions, 'getVisitor' | 'store' | 'clock' | 'log'>> {
  readonly ask: AskPort;
  readonly running: Set<string>;
  readonly unowned: Set<CallRecord>;
  readonly retry: { later(): void };
  readonly deliver: (
    visitor: Visitor | null,
    record: CallRecord,
    how: { readonly token: string | null; readonly isClosing: boolean },
  ) => void | Promise<unknown>;
}

export function createRecordKeeper({ ask, clock, store, ...options }: RecordKeeperOptions): RecordKeeper {
  let visitor: Visitor | null | undefined;
  let token: string | null = null;
  let callId: string | null = null;

  const meet = (found: Visitor | null | undefined): void => {
    visitor = found;
    // Fetch the token early: if it expires, the next attempt fetches a new one.
    if (found) void ask(() => found.getToken(), null).then((value) => (token = value));
  };
  // Use a synchronous answer now: the page may close in the next tick.
  const answer = createGuard(options.log)(() => options.getVisitor());
  const meeting = answer instanceof Promise ? answer.then(meet) : meet(answer);

  return {
    begin(record) {
      if (!visitor) return;
      const { id: uid } = visitor;
      const id = (callId = record.callId);
      options.running.add(id);
      void ask(() => store.put({ callId: id, uid, record, savedAtMs: clock.nowMs(), isDraft: true }), undefined);
    },
    append(part) {
      const id = callId;
      if (id !== null) void ask(() => store.append(id, { ...part, atMs: clock.nowMs() }), undefined);
    },
    async deliver(record, { isClosing } = { isClosing: false }) {
      if (visitor === undefined) {
        // The visitor is known later, by a late answer or a retry.
        options.unowned.add(record);
        options.retry.later();
        await ask(() => meeting, undefined);
        if (visitor === undefined || !options.unowned.delete(record)) return;
      }
      await options.deliver(visitor, record, { token, isClosing });
    },
  };
}

export function assembleRecord(head: CallRecord, parts: readonly EntryPart[]): CallRecord {
  // Older drafts contain the whole record.
  if (head.transcript) return head;
  const lines = new Map(parts.flatMap((part) => part.lines.map((line) => [line.id, line] as const)));
  return {
    ...head,
    endedAt: new Date(parts.at(-1)?.atMs ?? Date.parse(head.endedAt)).toISOString(),
    messages: parts.flatMap(({ messages }) => messages),
    transcript: formatTranscript([...lines.values()].toSorted((a, b) => a.id - b.id)),
  };
}
