import type { CallRecord } from '../conversation/call-record.ts';
import type { SaidLine } from '../conversation/conversation-line.ts';
import type { ProviderMessage } from '../provider-message.ts';

/** What was added to a running call since the last part: every message and every finished line stands in one part. */
export interface DraftPart {
  readonly messages: readonly ProviderMessage[];
  readonly lines: readonly SaidLine[];
}

/** Takes what one call leaves. It belongs to whoever was signed in when it was opened. */
export interface RecordKeeper {
  /** The talk begins; `head` is its record without anything said. With the parts it is what a crash would leave. */
  begin(head: CallRecord): void;
  /** What was added, soon after something was said and at most every 2 s. */
  append(part: DraftPart): void;
  /** The record, once, synchronously when the talk ends; it replaces all parts. Resolves when it is kept. */
  deliver(record: CallRecord): void | Promise<void>;
}

/** Takes the records of calls. `open` is called when a call has passed its gate. */
export interface CallDelivery {
  open(): RecordKeeper;
}
