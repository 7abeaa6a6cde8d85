import { z } from 'zod';

/**
 * What the limit knows of one call, by the key that its page chose:
 *
 *     (none) → reserved → open → superseded → completed
 *                  ↓        ↓        ↓           ↓ ↑
 *               (none)          refunded ←───────→
 *
 * `open` leads to `completed` as well. A call counts permanently unless the provider reports that the visitor never
 * connected, at most twice a day. The call's own document goes through the same states, from `open` on.
 */
export const CALL_STATES = ['reserved', 'open', 'superseded', 'completed', 'refunded'] as const;
export type CallState = (typeof CALL_STATES)[number];
/** Of a call's document, which a reservation does not have. */
export type OpenedState = Exclude<CallState, 'reserved'>;

/**
 * - `opened`: the provider created the call, and it is stored.
 * - `superseded`: the visitor opened another call.
 * - `ended`: the page's record came, or the provider reported the end.
 * - `neverConnected`: the provider reports that the visitor never connected.
 * - `transcribed`: the provider's transcript came, which proves a connection.
 * - `takenBack`: the request that reserved or opened it could not answer its page.
 * - `expired`: the reservation was not used in time.
 */
export type CallEvent = 'opened' | 'superseded' | 'ended' | 'neverConnected' | 'transcribed' | 'takenBack' | 'expired';

type Row<Next> = Readonly<Partial<Record<CallEvent, Next>>>;

const TRANSITIONS: { readonly reserved: Row<OpenedState | 'none'> } & Readonly<Record<OpenedState, Row<OpenedState>>> =
  {
    reserved: { opened: 'open', takenBack: 'none', expired: 'none' },
    open: {
      superseded: 'superseded',
      ended: 'completed',
      transcribed: 'completed',
      neverConnected: 'refunded',
      takenBack: 'refunded',
    },
    superseded: { ended: 'completed', transcribed: 'completed', neverConnected: 'refunded' },
    completed: { neverConnected: 'refunded' },
    refunded: { transcribed: 'completed' },
  };

/** Undefined: the event changes nothing. */
export const nextState = (state: CallState, event: CallEvent): CallState | 'none' | undefined =>
  TRANSITIONS[state][event];

export const stateAfter = (state: OpenedState, event: CallEvent): OpenedState => TRANSITIONS[state][event] ?? state;

export const isCounted = (state: CallState): boolean => state !== 'refunded';

const awaitedSchema = z.object({
  callId: z.string(),
  /** After this time the report is overdue and is fetched. */
  overdueAtMs: z.number(),
  /** Until then it may run at the provider, even if the page says otherwise; 0 after the provider's end event. */
  endsAtMs: z.number(),
});

export const callCountSchema = z.object({
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

export type CallCount = Readonly<z.infer<typeof callCountSchema>>;
