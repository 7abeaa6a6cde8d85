import { z } from 'zod';
import type { CallStats } from '@asad/call-core/contract';

/** How long a reservation counts when the backend dies between asking the provider and opening the call. */
const RESERVATION_MS = 60_000;

const reservationSchema = z.object({
  expiresAtMs: z.number(),
  /** Documents of the budgets that it was counted in. */
  budgets: z.array(z.string()),
  /** The request that set it aside: no other with the same key may take it back. */
  run: z.string().default(''),
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
  /** The page's key of each call that was opened by one → the call. Never forgotten: a key opens one call. */
  keys: z.record(z.string(), z.object({ callDoc: z.string(), run: z.string() })).default({}),
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
  keys: {},
};

/** Reads a visitor's document. Of a broken one every field that fits is kept; a lost count is that of the known calls. */
export function parseVisitor(document: Readonly<Record<string, unknown>>): Visitor {
  const { data, error } = visitorSchema.safeParse(document);
  if (data !== undefined) return data;
  const broken = new Set(error.issues.map(({ path }) => path[0]));
  const fitting = Object.fromEntries(Object.entries(document).filter(([field]) => !broken.has(field)));
  const known = visitorSchema.partial().parse(fitting);
  const calls = known.calls ?? z.array(z.unknown()).safeParse(document['calls']).data ?? [];
  const isOpen = known.open !== null && known.open !== undefined;
  return {
    captchaAt: known.captchaAt ?? null,
    completed: known.completed ?? Math.max(0, calls.length - (isOpen ? 1 : 0)),
    reservations: known.reservations ?? {},
    open: known.open ?? null,
    calls: calls.filter((call) => typeof call === 'string'),
    unresolved: known.unresolved ?? {},
    aliases: known.aliases ?? {},
    receipts: known.receipts ?? {},
    keys: known.keys ?? {},
  };
}

interface LimitContext {
  readonly nowMs: number;
  readonly maxCallsPerVisitor: number;
}

/** The visitor's numbers: completed, open and reserved calls all count. */
export function readStats(visitor: Visitor, { nowMs, maxCallsPerVisitor: maxCalls }: LimitContext): CallStats {
  const reserved = Object.values(visitor.reservations).filter((reservation) => reservation.expiresAtMs > nowMs).length;
  const callCount = visitor.completed + reserved + (visitor.open === null ? 0 : 1);
  const remainingCalls = Math.max(0, maxCalls - callCount);
  return { canMakeCall: remainingCalls > 0, callCount, maxCalls, remainingCalls };
}

export function isVerified(
  visitor: Visitor,
  { nowMs, captchaValidMs }: { nowMs: number; captchaValidMs: number },
): boolean {
  // In either direction: a check that was passed while the clock was years ahead would hold for years.
  return visitor.captchaAt !== null && Math.abs(nowMs - visitor.captchaAt) < captchaValidMs;
}

/** The visitor without the reservations that ran out, and the budgets that these were counted in. */
export function sweepReservations(visitor: Visitor, nowMs: number): { visitor: Visitor; budgets: readonly string[] } {
  const all = Object.entries(visitor.reservations);
  const { live = [], over = [] } = Object.groupBy(all, ([, { expiresAtMs }]) =>
    expiresAtMs > nowMs ? 'live' : 'over',
  );
  return {
    visitor: { ...visitor, reservations: Object.fromEntries(live) },
    budgets: over.flatMap(([, { budgets }]) => budgets),
  };
}

/** True while another request that came with this key may still open its call. */
export function isReserved(visitor: Visitor, key: string, nowMs: number): boolean {
  return (visitor.reservations[key]?.expiresAtMs ?? 0) > nowMs;
}

/** Sets one call aside; the caller has checked the limit. */
export function addReservation(
  visitor: Visitor,
  { key, run, budgets, nowMs }: { key: string; run: string; budgets: readonly string[]; nowMs: number },
): Visitor {
  const added = { expiresAtMs: nowMs + RESERVATION_MS, budgets: [...budgets], run };
  return { ...visitor, reservations: { ...visitor.reservations, [key]: added } };
}

/** The visitor without a reservation, and the budgets that it was counted in. */
export function dropReservation(visitor: Visitor, key: string): { visitor: Visitor; budgets: readonly string[] } {
  const { [key]: dropped, ...reservations } = visitor.reservations;
  return { visitor: { ...visitor, reservations }, budgets: dropped?.budgets ?? [] };
}

/**
 * Turns a reservation into the open call. The call that was open keeps counting, as completed: a crash or a reload
 * locks nobody out, and hands nobody a call either. Undefined when the reservation ran out and no call is left, or when
 * its budgets went back meanwhile.
 */
export function openCall(
  visitor: Visitor,
  call: { key: string; callDoc: string },
  context: LimitContext,
): Visitor | undefined {
  const reservation = visitor.reservations[call.key];
  if (reservation === undefined) return undefined;
  if (reservation.expiresAtMs <= context.nowMs && !readStats(visitor, context).canMakeCall) return undefined;
  const rest = dropReservation(visitor, call.key).visitor;
  return {
    ...rest,
    completed: rest.completed + (rest.open === null ? 0 : 1),
    open: call.callDoc,
    keys: { ...rest.keys, [call.key]: { callDoc: call.callDoc, run: reservation.run } },
    calls: [...rest.calls, call.callDoc],
  };
}

/** The visitor once this call is over. Only the open call changes anything: a superseded one was counted then. */
export function completeCall(visitor: Visitor, callDoc: string): Visitor {
  return visitor.open === callDoc ? { ...visitor, open: null, completed: visitor.completed + 1 } : visitor;
}

/** The visitor once the provider said that this call never connected. The caller makes sure that it happens once. */
export function refundCall(visitor: Visitor, callDoc: string): Visitor {
  return visitor.open === callDoc
    ? { ...visitor, open: null }
    : { ...visitor, completed: Math.max(0, visitor.completed - 1) };
}

/** The provider forgets calls in the end; only so many of the latest are worth asking about. */
const MAX_UNRESOLVED = 20;
/** The longest join window, before a call's own time begins to run. */
const JOIN_WINDOW_MS = 60_000;
/** The provider tries a report again for about a minute (see the assistant's back-off plan); after that it is late. */
const REPORT_GRACE_MS = 120_000;

export function addUnresolved(
  visitor: Visitor,
  call: { readonly callDoc: string; readonly callId: string },
  { nowMs, maxCallMs }: { readonly nowMs: number; readonly maxCallMs: number },
): Visitor {
  const endsAtMs = nowMs + JOIN_WINDOW_MS + maxCallMs;
  const added = { callId: call.callId, endsAtMs, overdueAtMs: endsAtMs + REPORT_GRACE_MS };
  const latest = [...Object.entries(visitor.unresolved), [call.callDoc, added] as const].slice(-MAX_UNRESOLVED);
  return { ...visitor, unresolved: Object.fromEntries(latest) };
}

/** Somebody says that this call is over: its report should come soon. Only the provider's own word ends it for good. */
export function expectReport(
  visitor: Visitor,
  callDoc: string,
  { nowMs, isSure }: { readonly nowMs: number; readonly isSure: boolean },
): Visitor {
  const call = visitor.unresolved[callDoc];
  if (call === undefined) return visitor;
  const told = {
    ...call,
    overdueAtMs: Math.min(call.overdueAtMs, nowMs + REPORT_GRACE_MS),
    ...(isSure ? { endsAtMs: 0 } : {}),
  };
  return { ...visitor, unresolved: { ...visitor.unresolved, [callDoc]: told } };
}

/** Calls that may still run at the provider: a record that the page posted ends none. */
export function runningCalls(visitor: Visitor, nowMs: number): readonly string[] {
  return Object.entries(visitor.unresolved)
    .filter(([, { endsAtMs }]) => endsAtMs > nowMs)
    .map(([callDoc]) => callDoc);
}

export function resolveCall(visitor: Visitor, callDoc: string): Visitor {
  const { [callDoc]: _resolved, ...unresolved } = visitor.unresolved;
  return { ...visitor, unresolved };
}
