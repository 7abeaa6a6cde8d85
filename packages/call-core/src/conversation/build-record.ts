import type { CallRecord } from './call-record.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { ConversationLine } from './conversation-line.ts';
import { formatTranscript } from './format-transcript.ts';

/** Where the start of a call is not known, it is taken to be this long before its end (specification, section 9). */
export const FALLBACK_DURATION_MS = 60_000;

/** What a record is built from. Times are milliseconds since 1970. */
export interface RecordSource {
  readonly callId: string | null;
  readonly assistantId: string;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number;
  readonly lines: readonly ConversationLine[];
  readonly messages: readonly ProviderMessage[];
}

/** The record of a finished call, with the defaults of the specification (section 3). */
export function buildRecord(source: RecordSource): CallRecord {
  const { callId, assistantId, startedAtMs, endedAtMs, lines, messages } = source;
  return {
    callId: callId || `call-${endedAtMs}`,
    transcript: formatTranscript(lines),
    startedAt: new Date(startedAtMs ?? endedAtMs - FALLBACK_DURATION_MS).toISOString(),
    endedAt: new Date(endedAtMs).toISOString(),
    messages: [...messages],
    assistantId,
  };
}
