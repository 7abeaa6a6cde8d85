import { z } from 'zod';

/**
 * The record of one call, kept by the key that its page chose:
 *
 *     (none) → reserved → opened → ended
 *                  ↓         ↓       ↓ ↑
 *               (none)      refunded ←→
 *
 * A call counts permanently unless the provider reports that the visitor never connected, at most twice a day.
 */
export const CALL_STATES = ['reserved', 'opened', 'ended', 'refunded'] as const;
export type CallState = (typeof CALL_STATES)[number];

/**
 * - `opened`: the provider created the call, and it is stored.
 * - `ended`: the page's record came, the provider reported the end, or another call superseded it.
 * - `neverConnected`: the provider reports that the visitor never connected.
 * - `transcribed`: the provider's transcript came, which proves a connection.
 * - `takenBack`: the request that reserved or opened it could not answer its page.
 * - `expired`: the reservation was not used in time.
 */
export const CALL_EVENTS = ['opened', 'ended', 'neverConnected', 'transcribed', 'takenBack', 'expired'] as const;
export type CallEvent = (typeof CALL_EVENTS)[number];

const TRANSITIONS: Readonly<Record<CallState, Readonly<Partial<Record<CallEvent, CallState | 'none'>>>>> = {
  reserved: { opened: 'opened', takenBack: 'none', expired: 'none' },
  opened: { ended: 'ended', transcribed: 'ended', neverConnected: 'refunded', takenBack: 'refunded' },
  ended: { neverConnected: 'refunded' },
  refunded: { transcribed: 'ended' },
};

export const nextState = (state: CallState, event: CallEvent): CallState | 'none' | undefined =>
  TRANSITIONS[state][event];

export const isCounted = (state: CallState): boolean => state !== 'refunded';

const awaitedSchema = z.object({
  callId: z.string(),
  /** After this time the report is overdue and is fetched. */
  overdueAtMs: z.number(),
  /** Until then it may run at the provider, even if the page says otherwise; 0 after the provider's end event. */
  endsAtMs: z.number(),
});

export const callRecordSchema = z.object({
  key: z.string(),
  state: z.enum(CALL_STATES),
  /** Only this request may release it. */
  run: z.string(),
  /** While reserved: it counts until then. */
  expiresAtMs: z.number(),
  /** While reserved: the budgets that include it. */
  budgets: z.array(z.string()),
  callDoc: z.string().nullable(),
  /** Null: its report has come, or the provider sends none. */
  awaited: awaitedSchema.nullable(),
  /** Hashed ids that pages generated because they never received the real one. */
  aliases: z.array(z.string()),
});

export type CallRecord = Readonly<z.infer<typeof callRecordSchema>>;
