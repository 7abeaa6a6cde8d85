import { z } from 'zod';
import type { CallStats } from '@asad/call-core/contract';
import { dayOf } from './budget.ts';
import { type CallEvent, type CallCount, callCountSchema, isCounted, nextState } from './call-count.ts';

/** A reservation expires after this time, in case the backend dies before it opens the call. */
const RESERVATION_MS = 60_000;

export const visitorSchema = z.object({
  captchaAt: z.number().nullable(),
  /** Oldest first. None is dropped, because calls count permanently. */
  calls: z.array(callCountSchema),
  /** Results of recent commands as JSON, returned to repeats. */
  receipts: z.record(z.string(), z.object({ result: z.string(), atMs: z.number() })),
});

export type Visitor = Readonly<z.infer<typeof visitorSchema>>;

export const newVisitor: Visitor = { captchaAt: null, calls: [], receipts: {} };

/** A broken document keeps every call that parses. */
export function parseVisitor(document: Readonly<Record<string, unknown>>): Visitor {
  const { data } = visitorSchema.safeParse(document);
  if (data !== undefined) return data;
  const { shape } = visitorSchema;
  const calls = z.array(z.unknown()).safeParse(document['calls']).data ?? [];
  return {
    captchaAt: shape.captchaAt.safeParse(document['captchaAt']).data ?? null,
    calls: calls.flatMap((call) => callCountSchema.safeParse(call).data ?? []),
    receipts: shape.receipts.safeParse(document['receipts']).data ?? {},
  };
}

interface LimitContext {
  readonly nowMs: number;
  readonly maxCallsPerVisitor: number;
}

const counts = ({ state, expiresAtMs }: CallCount, nowMs: number): boolean =>
  state === 'reserved' ? expiresAtMs > nowMs : isCounted(state);

export function readStats({ calls }: Visitor, { nowMs, maxCallsPerVisitor: maxCalls }: LimitContext): CallStats {
  const callCount = calls.filter((call) => counts(call, nowMs)).length;
  const remainingCalls = Math.max(0, maxCalls - callCount);
  return { canMakeCall: remainingCalls > 0, callCount, maxCalls, remainingCalls };
}

export function isVerified(
  { captchaAt }: Visitor,
  { nowMs, captchaValidMs }: { nowMs: number; captchaValidMs: number },
): boolean {
  // Check both directions: a captcha solved while the clock was years ahead would stay valid for years.
  return captchaAt !== null && Math.abs(nowMs - captchaAt) < captchaValidMs;
}

export const findByKey = ({ calls }: Visitor, key: string): CallCount | undefined =>
  calls.find((call) => call.key === key);

export const findByDoc = ({ calls }: Visitor, callDoc: string): CallCount | undefined =>
  calls.find((call) => call.callDoc === callDoc);

export const findOpen = ({ calls }: Visitor): CallCount | undefined => calls.find(({ state }) => state === 'open');

export const listCallDocs = ({ calls }: Visitor): readonly string[] => calls.flatMap(({ callDoc }) => callDoc ?? []);

export const listAwaited = ({ calls }: Visitor) =>
  calls.flatMap(({ callDoc, awaited }) => (callDoc === null || awaited === null ? [] : [{ callDoc, ...awaited }]));

/** Calls that may still run at the provider. The page's own record does not prove an end. */
export const runningCalls = (visitor: Visitor, nowMs: number): readonly string[] =>
  listAwaited(visitor).flatMap(({ callDoc, endsAtMs }) => (endsAtMs > nowMs ? [callDoc] : []));

/** Finds the call of a record by its id, by an alias, or, for a generated id, the open call. */
export function findOfRecord(
  visitor: Visitor,
  { callDoc, isGenerated }: { readonly callDoc: string; readonly isGenerated: boolean },
): CallCount | undefined {
  const exactCall = findByDoc(visitor, callDoc);
  if (exactCall !== undefined || !isGenerated) return exactCall;
  return visitor.calls.find(({ aliases }) => aliases.includes(callDoc)) ?? findOpen(visitor);
}

function apply(
  visitor: Visitor,
  event: CallEvent,
  { to, more = {} }: { readonly to: (call: CallCount) => boolean; readonly more?: Partial<CallCount> },
): Visitor {
  const calls = visitor.calls.flatMap((call) => {
    const state = to(call) ? nextState(call.state, event) : undefined;
    if (state === undefined) return [call];
    return state === 'none' ? [] : [{ ...call, ...more, state }];
  });
  return { ...visitor, calls };
}

const change = (visitor: Visitor, callDoc: string, more: (call: CallCount) => Partial<CallCount>): Visitor => ({
  ...visitor,
  calls: visitor.calls.map((call) => (call.callDoc === callDoc ? { ...call, ...more(call) } : call)),
});

export function sweepReservations(visitor: Visitor, nowMs: number): { visitor: Visitor; budgets: readonly string[] } {
  const isOver = (call: CallCount) => call.state === 'reserved' && call.expiresAtMs <= nowMs;
  const budgets = visitor.calls.filter(isOver).flatMap((call) => call.budgets);
  return { visitor: apply(visitor, 'expired', { to: isOver }), budgets };
}

/** True while another request with this key may still open its call. */
export function isReserved(visitor: Visitor, key: string, nowMs: number): boolean {
  const call = findByKey(visitor, key);
  return call?.state === 'reserved' && call.expiresAtMs > nowMs;
}

export function addReservation(
  visitor: Visitor,
  { nowMs, ...reservation }: { key: string; run: string; budgets: readonly string[]; nowMs: number },
): Visitor {
  const added: CallCount = {
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
 * The previous open call still counts, so a reload refunds nothing. Returns undefined when the reservation is gone, or
 * has expired at the limit.
 */
export function openCall(
  visitor: Visitor,
  { key, callDoc }: { key: string; callDoc: string },
  context: LimitContext,
): Visitor | undefined {
  const call = findByKey(visitor, key);
  if (call?.state !== 'reserved') return undefined;
  if (call.expiresAtMs <= context.nowMs && !readStats(visitor, context).canMakeCall) return undefined;
  const alone = apply(visitor, 'superseded', { to: () => true });
  const opened = apply(alone, 'opened', { to: (each) => each.key === key, more: { callDoc, budgets: [] } });
  const rest = opened.calls.filter((each) => each.key !== key);
  return { ...opened, calls: [...rest, ...opened.calls.filter((each) => each.key === key)] };
}

export const applyToCall = (visitor: Visitor, callDoc: string, event: CallEvent): Visitor =>
  apply(visitor, event, { to: (call) => call.callDoc === callDoc });

export function takeBackReservation(
  visitor: Visitor,
  { key, run }: { readonly key: string; readonly run: string },
): { visitor: Visitor; budgets: readonly string[] } | undefined {
  const call = findByKey(visitor, key);
  if (call?.state !== 'reserved' || call.run !== run) return undefined;
  return { visitor: apply(visitor, 'takenBack', { to: (each) => each.key === key }), budgets: call.budgets };
}

/** A provider calls a visitor who kept silent "never connected" too, so refunds are limited. */
const MAX_REFUNDS_A_DAY = 2;

/** Counts by the day on which the calls were reserved, so that late reports change nothing. */
export function mayRefund({ calls }: Visitor, callDoc: string): boolean {
  const call = calls.find((each) => each.callDoc === callDoc);
  if (call === undefined) return true;
  const day = dayOf(call.expiresAtMs);
  const isOther = (each: CallCount) => each !== call && each.state === 'refunded' && dayOf(each.expiresAtMs) === day;
  return calls.filter(isOther).length < MAX_REFUNDS_A_DAY;
}

/** Providers delete old calls; ask only about this many of the latest. */
const MAX_AWAITED = 20;
/** The longest time to join, before the call's own time starts. */
const JOIN_WINDOW_MS = 60_000;
/** The provider retries a report for about a minute. */
const REPORT_GRACE_MS = 120_000;

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

/** Only the provider's own event proves the end. */
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
