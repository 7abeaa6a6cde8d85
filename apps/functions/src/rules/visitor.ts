import { z } from 'zod';

/** How long a reservation counts when the backend dies between asking the provider and opening the call. */
export const RESERVATION_MS = 60_000;

const reservationSchema = z.object({
  expiresAtMs: z.number(),
  /** Documents of the budgets that it was counted in. */
  budgets: z.array(z.string()),
});

/** A call at the provider whose full report has not come. Before 2026-11-22 only its id was kept. */
const unresolvedSchema = z.union([
  z.string().transform((callId) => ({ callId, overdueAtMs: 0, endsAtMs: 0 })),
  z.object({
    callId: z.string(),
    /** From then on its report is late, and worth asking for. */
    overdueAtMs: z.number(),
    /** Until then it may still run at the provider, whatever the page says; 0 once the provider said that it ended. */
    endsAtMs: z.number(),
  }),
]);

/**
 * Everything that decides whether a visitor may call: one document, so that one transaction sees it all.
 * `completed` counts calls that are over (superseded ones too), `open` names the one that is running.
 */
export const visitorSchema = z.object({
  captchaAt: z.number().nullable(),
  completed: z.int().min(0),
  reservations: z.record(z.string(), reservationSchema),
  open: z.string().nullable(),
  /** Every call that may hold something, oldest first. */
  calls: z.array(z.string()),
  /** Calls at the provider that it has not spoken about, by document id. */
  unresolved: z.record(z.string(), unresolvedSchema),
  /** Generated record ids (hashed) → the call that they turned out to be. */
  aliases: z.record(z.string(), z.string()),
  /** Commands of the last minutes and their results as JSON, so that one that is run again says the same. */
  receipts: z.record(z.string(), z.object({ result: z.string(), atMs: z.number() })).default({}),
});

export type Visitor = Readonly<z.infer<typeof visitorSchema>>;

export const newVisitor: Visitor = {
  captchaAt: null,
  completed: 0,
  reservations: {},
  open: null,
  calls: [],
  unresolved: {},
  aliases: {},
  receipts: {},
};
