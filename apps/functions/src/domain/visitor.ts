import { z } from 'zod';
import type { CallStats } from '@asad/call-core/contract';
import { type CallEvent, type CallRecord, callRecordSchema, isCounted, nextState } from './call-record.ts';

/** How long a reservation counts when the backend dies between asking the provider and opening the call. */
const RESERVATION_MS = 60_000;

/** Everything that decides whether a visitor may call: one document, so that one transaction sees it all. */
export const visitorSchema = z.object({
  captchaAt: z.number().nullable(),
  /** Every call, oldest first. None is forgotten: a key opens one call, and a call counts for good. */
  calls: z.array(callRecordSchema),
  /** Commands of the last minutes and their results as JSON, so that one that is run again says the same. */
  receipts: z.record(z.string(), z.object({ result: z.string(), atMs: z.number() })).default({}),
});

export type Visitor = Readonly<z.infer<typeof visitorSchema>>;

export const newVisitor: Visitor = { captchaAt: null, calls: [], receipts: {} };

/** Reads a visitor's document. Of a broken one everything that fits is kept, call by call. */
export function parseVisitor(document: Readonly<Record<string, unknown>>): Visitor {
  const { data } = visitorSchema.safeParse(document);
  if (data !== undefined) return data;
  const { shape } = visitorSchema;
  const calls = z.array(z.unknown()).safeParse(document['calls']).data ?? [];
  return {
    captchaAt: shape.captchaAt.safeParse(document['captchaAt']).data ?? null,
    calls: calls.flatMap((call) => callRecordSchema.safeParse(call).data ?? []),
    receipts: shape.receipts.safeParse(document['receipts']).data ?? {},
  };
}

interface LimitContext {
  readonly nowMs: number;
  readonly maxCallsPerVisitor: number;
}

/** True for a record that counts now: a reservation that ran out does not, and is removed with the next call. */
const counts = ({ state, expiresAtMs }: CallRecord, nowMs: number): boolean =>
  state === 'reserved' ? expiresAtMs > nowMs : isCounted(state);

/** The visitor's numbers: every call that was reserved and not given back. */
export function readStats({ calls }: Visitor, { nowMs, maxCallsPerVisitor: maxCalls }: LimitContext): CallStats {
  const callCount = calls.filter((call) => counts(call, nowMs)).length;
  const remainingCalls = Math.max(0, maxCalls - callCount);
  return { canMakeCall: remainingCalls > 0, callCount, maxCalls, remainingCalls };
}

export function isVerified(
  { captchaAt }: Visitor,
  { nowMs, captchaValidMs }: { nowMs: number; captchaValidMs: number },
): boolean {
  // In either direction: a check that was passed while the clock was years ahead would hold for years.
  return captchaAt !== null && Math.abs(nowMs - captchaAt) < captchaValidMs;
}

export const findByKey = ({ calls }: Visitor, key: string): CallRecord | undefined =>
  calls.find((call) => call.key === key);

export const findByDoc = ({ calls }: Visitor, callDoc: string): CallRecord | undefined =>
  calls.find((call) => call.callDoc === callDoc);

/** The one call that runs, as far as the page and the provider said. */
export const findOpen = ({ calls }: Visitor): CallRecord | undefined => calls.find(({ state }) => state === 'opened');

/** Documents of all calls, oldest first. */
export const listCallDocs = ({ calls }: Visitor): readonly string[] => calls.flatMap(({ callDoc }) => callDoc ?? []);

/** Calls of which the provider's full report has not come. */
export const listAwaited = ({ calls }: Visitor) =>
  calls.flatMap(({ callDoc, awaited }) => (callDoc === null || awaited === null ? [] : [{ callDoc, ...awaited }]));

/** Calls that may still run at the provider: a record that the page posted ends none. */
export const runningCalls = (visitor: Visitor, nowMs: number): readonly string[] =>
  listAwaited(visitor).flatMap(({ callDoc, endsAtMs }) => (endsAtMs > nowMs ? [callDoc] : []));

/** The call that a record is about: by its id, by the id it came with before, or the open one for a made-up id. */
export function findOfRecord(
  visitor: Visitor,
  { callDoc, isGenerated }: { readonly callDoc: string; readonly isGenerated: boolean },
): CallRecord | undefined {
  const known = findByDoc(visitor, callDoc);
  if (known !== undefined || !isGenerated) return known;
  return visitor.calls.find(({ aliases }) => aliases.includes(callDoc)) ?? findOpen(visitor);
}

/** Applies an event to the records that are meant, and gives each that changed what else is known. */
function apply(
  visitor: Visitor,
  event: CallEvent,
  { to, more = {} }: { readonly to: (call: CallRecord) => boolean; readonly more?: Partial<CallRecord> },
): Visitor {
  const calls = visitor.calls.flatMap((call) => {
    const state = to(call) ? nextState(call.state, event) : undefined;
    if (state === undefined) return [call];
    return state === 'none' ? [] : [{ ...call, ...more, state }];
  });
  return { ...visitor, calls };
}

const change = (visitor: Visitor, callDoc: string, more: (call: CallRecord) => Partial<CallRecord>): Visitor => ({
  ...visitor,
  calls: visitor.calls.map((call) => (call.callDoc === callDoc ? { ...call, ...more(call) } : call)),
});

/** The visitor without the reservations that ran out, and the budgets that these were counted in. */
export function sweepReservations(visitor: Visitor, nowMs: number): { visitor: Visitor; budgets: readonly string[] } {
  const isOver = (call: CallRecord) => call.state === 'reserved' && call.expiresAtMs <= nowMs;
  const budgets = visitor.calls.filter(isOver).flatMap((call) => call.budgets);
  return { visitor: apply(visitor, 'expired', { to: isOver }), budgets };
}

/** True while another request that came with this key may still open its call. */
export function isReserved(visitor: Visitor, key: string, nowMs: number): boolean {
  const call = findByKey(visitor, key);
  return call?.state === 'reserved' && call.expiresAtMs > nowMs;
}

/** Reserves one call; the caller has checked the limit. */
export function addReservation(
  visitor: Visitor,
  { nowMs, ...reservation }: { key: string; run: string; budgets: readonly string[]; nowMs: number },
): Visitor {
  const added: CallRecord = {
    ...reservation,
    budgets: [...reservation.budgets],
    state: 'reserved',
    expiresAtMs: nowMs + RESERVATION_MS,
    callDoc: null,
    awaited: null,
    aliases: [],
  };
  return { ...visitor, calls: [...visitor.calls, added] };
}

/**
 * Turns a reservation into the open call. The call that was open keeps counting: a crash or a reload locks no visitor
 * out, and gives none a call either. Undefined when the reservation ran out and no call is left, or is gone.
 */
export function openCall(
  visitor: Visitor,
  { key, callDoc }: { key: string; callDoc: string },
  context: LimitContext,
): Visitor | undefined {
  const call = findByKey(visitor, key);
  if (call?.state !== 'reserved') return undefined;
  if (call.expiresAtMs <= context.nowMs && !readStats(visitor, context).canMakeCall) return undefined;
  const alone = apply(visitor, 'ended', { to: () => true });
  const opened = apply(alone, 'opened', { to: (each) => each.key === key, more: { callDoc, budgets: [] } });
  // The order of calls is that of their opening.
  const rest = opened.calls.filter((each) => each.key !== key);
  return { ...opened, calls: [...rest, ...opened.calls.filter((each) => each.key === key)] };
}

/** The visitor after an event about one call. */
export const applyToCall = (visitor: Visitor, callDoc: string, event: CallEvent): Visitor =>
  apply(visitor, event, { to: (call) => call.callDoc === callDoc });

/** The visitor without a reservation that this request made, and its budgets; undefined where there is none. */
export function takeBackReservation(
  visitor: Visitor,
  { key, run }: { readonly key: string; readonly run: string },
): { visitor: Visitor; budgets: readonly string[] } | undefined {
  const call = findByKey(visitor, key);
  if (call?.state !== 'reserved' || call.run !== run) return undefined;
  return { visitor: apply(visitor, 'takenBack', { to: (each) => each.key === key }), budgets: call.budgets };
}

/** The provider forgets calls in the end; only so many of the latest are worth asking about. */
const MAX_AWAITED = 20;
/** The longest join window, before a call's own time begins to run. */
const JOIN_WINDOW_MS = 60_000;
/** The provider tries a report again for about a minute (see the assistant's back-off plan); after that it is late. */
const REPORT_GRACE_MS = 120_000;

/** The visitor whose newest call will be reported by its provider. */
export function awaitReport(
  visitor: Visitor,
  { callDoc, callId }: { readonly callDoc: string; readonly callId: string },
  { nowMs, maxCallMs }: { readonly nowMs: number; readonly maxCallMs: number },
): Visitor {
  const endsAtMs = nowMs + JOIN_WINDOW_MS + maxCallMs;
  const awaited = { callId, endsAtMs, overdueAtMs: endsAtMs + REPORT_GRACE_MS };
  const added = change(visitor, callDoc, () => ({ awaited }));
  const latest = new Set(
    listAwaited(added)
      .slice(-MAX_AWAITED)
      .map((call) => call.callDoc),
  );
  const calls = added.calls.map((call) =>
    call.awaited !== null && !latest.has(call.callDoc ?? '') ? { ...call, awaited: null } : call,
  );
  return { ...added, calls };
}

/** This call is said to be over: its report should come soon. Only the provider's own word ends it for good. */
export const expectReport = (
  visitor: Visitor,
  callDoc: string,
  { nowMs, isSure }: { readonly nowMs: number; readonly isSure: boolean },
): Visitor =>
  change(visitor, callDoc, ({ awaited }) => ({
    awaited: awaited && {
      ...awaited,
      overdueAtMs: Math.min(awaited.overdueAtMs, nowMs + REPORT_GRACE_MS),
      ...(isSure ? { endsAtMs: 0 } : {}),
    },
  }));

export const resolveReport = (visitor: Visitor, callDoc: string): Visitor =>
  change(visitor, callDoc, () => ({ awaited: null }));

export const addAlias = (visitor: Visitor, callDoc: string, alias: string): Visitor =>
  change(visitor, callDoc, ({ aliases }) => ({ aliases: [...aliases, alias] }));
