import { type CallRecord, formatTranscript } from '../conversation/call-record.ts';
import type { EntryPart } from './outbox-options.ts';

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
