import type { RecordKeeper } from '../call/call.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import type { Clock } from '../platform.ts';
import type { AskPort } from './ask-port.ts';
import type { OutboxStore, Visitor } from './outbox-options.ts';

interface KeeperParts {
  readonly ask: AskPort;
  readonly clock: Clock;
  readonly store: OutboxStore;
  readonly log: (error: unknown) => void;
  readonly getVisitor: () => Visitor | null | Promise<Visitor | null>;
  readonly onBegun: (callId: string) => void;
  readonly deliver: (visitor: Visitor | null, record: CallRecord, token: string | null) => void | Promise<unknown>;
  /** Holds a record of which nobody says whose it is; the answer lets it go, and is false where it is gone already. */
  readonly hold: (record: CallRecord) => () => boolean;
}

/** Takes what one call leaves, as whoever is signed in now. */
export function createRecordKeeper({ ask, clock, store, ...parts }: KeeperParts): RecordKeeper {
  /** Undefined while nobody says. */
  let visitor: Visitor | null | undefined;
  let token: string | null = null;
  let callId: string | null = null;

  const meet = (one: Visitor | null): void => {
    visitor = one;
    // Asked for ahead; one that has expired by then is refused, and the next try has a fresh one.
    if (one) void ask(() => one.getToken(), null).then((value) => (token = value));
  };
  /** An answer that is there already counts in this tick: a page may go away in the next. */
  function lookUp(): void | Promise<void> {
    try {
      const found = parts.getVisitor();
      return found instanceof Promise ? found.then(meet).catch(parts.log) : meet(found);
    } catch (error) {
      parts.log(error);
    }
  }
  const meeting = lookUp();

  return {
    begin(record) {
      if (!visitor) return;
      const { id: uid } = visitor;
      ({ callId } = record);
      parts.onBegun(callId);
      void ask(
        () => store.put({ callId: record.callId, uid, record, savedAtMs: clock.nowMs(), isDraft: true }),
        undefined,
      );
    },
    append(part) {
      const id = callId;
      if (id !== null) void ask(() => store.append(id, { ...part, atMs: clock.nowMs() }), undefined);
    },
    async deliver(record) {
      if (visitor !== undefined) {
        await parts.deliver(visitor, record, token);
        return;
      }
      const letGo = parts.hold(record);
      await ask(() => meeting, undefined);
      if (visitor !== undefined && letGo()) await parts.deliver(visitor, record, token);
    },
  };
}
