import { z } from 'zod';

/**
 * The record of one call, kept by the key that its page chose:
 *
 *     (none) → reserved → opened → ended
 *                  ↓         ↓       ↓ ↑
 *               (none)      refunded ←→
 *
 * A reservation becomes a call once its provider has made one, or disappears. A call that ran counts for good, unless the
 * provider says that nobody was ever connected.
 */
export const CALL_STATES = ['reserved', 'opened', 'ended', 'refunded'] as const;
export type CallState = (typeof CALL_STATES)[number];

/**
 * - `opened`: the provider made the call, and it is written down.
 * - `ended`: the page's record came, the provider said that it is over, or another call took its place.
 * - `neverConnected`: the provider says that nobody was there.
 * - `transcribed`: the provider's transcript came; somebody was there, whatever was said before.
 * - `takenBack`: the request that reserved or opened it could not answer its page.
 * - `expired`: nothing came of a reservation within its time.
 */
export const CALL_EVENTS = ['opened', 'ended', 'neverConnected', 'transcribed', 'takenBack', 'expired'] as const;
export type CallEvent = (typeof CALL_EVENTS)[number];

/** What follows; `none`: the record disappears, and its key may be used again. Missing: the event changes nothing. */
const TRANSITIONS: Readonly<Record<CallState, Readonly<Partial<Record<CallEvent, CallState | 'none'>>>>> = {
  reserved: { opened: 'opened', takenBack: 'none', expired: 'none' },
  opened: { ended: 'ended', transcribed: 'ended', neverConnected: 'refunded', takenBack: 'refunded' },
  ended: { neverConnected: 'refunded' },
  refunded: { transcribed: 'ended' },
};

/** The state after an event; undefined where the event changes nothing. */
export const nextState = (state: CallState, event: CallEvent): CallState | 'none' | undefined =>
  TRANSITIONS[state][event];

/** True for a call that the visitor's limit counts. */
export const isCounted = (state: CallState): boolean => state !== 'refunded';

/** A call at the provider whose full report has not come. */
const awaitedSchema = z.object({
  callId: z.string(),
  /** From then on its report is late, and worth asking for. */
  overdueAtMs: z.number(),
  /** Until then it may still run at the provider, whatever the page says; 0 once the provider said that it ended. */
  endsAtMs: z.number(),
});

export const callRecordSchema = z.object({
  key: z.string(),
  state: z.enum(CALL_STATES),
  /** The request that reserved it: no other with the same key may take it back. */
  run: z.string(),
  /** While it is reserved: until when it counts. */
  expiresAtMs: z.number(),
  /** While it is reserved: the budgets that it was counted in. */
  budgets: z.array(z.string()),
  /** The document of the call; null while it is reserved. */
  callDoc: z.string().nullable(),
  /** Null: its report has come, or none will. */
  awaited: awaitedSchema.nullable(),
  /** Ids (hashed) that the page made up for it, because it never learned its own. */
  aliases: z.array(z.string()),
});

export type CallRecord = Readonly<z.infer<typeof callRecordSchema>>;
