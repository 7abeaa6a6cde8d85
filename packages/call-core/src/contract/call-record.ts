import { z } from 'zod';

/** ISO 8601 with a zone: `2026-11-20T10:00:00.000Z`. */
const isoTime = z.iso.datetime({ offset: true });

/**
 * What is kept of a call (specification, section 3); body of `POST /api/clientCallEnded`.
 * `transcript` is lines of the form `User: …` / `Assistant: …`, or 'No transcript available'.
 * `messages` are the provider's raw messages, unread here: any JSON object.
 */
export const callRecordSchema = z.object({
  callId: z.string().min(1).max(800),
  transcript: z.string().max(4_000_000),
  startedAt: isoTime,
  endedAt: isoTime,
  messages: z.array(z.record(z.string(), z.unknown())).max(100_000),
  assistantId: z.string().max(200),
});

/** What is kept of a call (specification, section 3). */
export type CallRecord = Readonly<z.infer<typeof callRecordSchema>>;

/** Answer of `POST /api/clientCallEnded`. `stored` is false when an equal record was there already. */
export const recordSavedSchema = z.object({ saved: z.literal(true), stored: z.boolean(), callId: z.string() });

/** The backend’s yes to a record. */
export type RecordSaved = Readonly<z.infer<typeof recordSavedSchema>>;

/** The largest body that the backend reads, in bytes; beyond it: 413. */
export const MAX_BODY_BYTES = 4_000_000;
