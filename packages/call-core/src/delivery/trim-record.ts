import type { CallRecord } from '../conversation/call-record.ts';

/**
 * A smaller record, after the server called it too large: the older half of its messages goes, never the transcript.
 * Undefined when there is no message left to drop.
 */
export function trimRecord(record: CallRecord): CallRecord | undefined {
  const { messages } = record;
  if (messages.length === 0) return undefined;
  return { ...record, messages: messages.slice(Math.ceil(messages.length / 2)) };
}
