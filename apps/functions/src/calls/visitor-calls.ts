import type { CallStats } from '@asad/call-core/contract';
import * as rules from '../rules/call-limit.ts';
import { noContent } from './call-content.ts';
import { transactOnce, type Done } from './once.ts';
import { hashId, paths } from './paths.ts';
import { spendBudgets, unspendBudgets, type SpentBudget } from './spend-budgets.ts';
import { readCall, readVisitor, writeCall, type StoreContext } from './store-context.ts';
import type { CallDoc } from './stored-shapes.ts';

export type Reservation =
  | { readonly kind: 'reserved' }
  | { readonly kind: 'not_verified' }
  | { readonly kind: 'visitor_limit'; readonly stats: CallStats }
  | SpentBudget;

export interface OpenedCall {
  readonly callId: string;
  readonly assistantId: string;
  readonly provider: string;
  /** What the voice backend gave to end it with. */
  readonly handle: string | undefined;
}

export type Opening =
  /** `superseded` are calls that may still run at the provider and should be ended there: a visitor has one at a time. */
  | { readonly kind: 'opened'; readonly superseded: readonly OpenedCall[] }
  /** The reservation ran out meanwhile and the limit is reached: the new call must be ended. */
  | { readonly kind: 'too_late' };

/** What one read of a visitor's own document tells. */
export interface VisitorState {
  readonly stats: CallStats;
  readonly isVerified: boolean;
  /** Calls of which the provider's full report has not come; `isOverdue` from when on it should have. */
  readonly unresolved: readonly { readonly callId: string; readonly isOverdue: boolean }[];
}

/** What a visitor goes through until a call runs: verification, limit, budgets, opening. */
export interface VisitorCalls {
  readVisitor(uid: string): Promise<VisitorState>;
  /** Marks a visitor verified, unless this captcha served before (whoever used it). */
  verifyVisitor(
    uid: string,
    captcha: { readonly captchaId: string; readonly expiresAtMs: number },
  ): Promise<'verified' | 'used'>;
  /**
   * Sets one of the visitor's calls aside, before the provider is asked. Nothing that others share is read before the
   * visitor may call. `networkId` undefined: no network budget. The same key again does nothing more.
   */
  reserveCall(
    uid: string,
    reservation: { readonly key: string; readonly networkId: string | undefined },
  ): Promise<Reservation>;
  /** Turns a reservation into the visitor's open call. The same key again does nothing more. */
  openCall(
    uid: string,
    call: OpenedCall & {
      readonly key: string;
      /** The provider will tell how it ended. */
      readonly isReported: boolean;
    },
  ): Promise<Opening>;
  /** Gives a reservation back, with its budgets: the provider created nothing. Twice does nothing more. */
  releaseCall(uid: string, key: string): Promise<void>;
}

/** {@link VisitorCalls} over any database. */
export function createVisitorCalls(context: StoreContext): VisitorCalls {
  const { documents, limits, clock } = context;
  const now = () => ({
    nowMs: clock.now(),
    maxCalls: limits.maxCallsPerVisitor,
    maxCallMs: limits.maxCallMs,
    captchaValidMs: limits.captchaValidMs,
  });
  return {
    readVisitor: (uid) =>
      documents.read(async (transaction) => {
        const at = now();
        const visitor = await readVisitor(transaction, uid, at.nowMs);
        const unresolved = Object.values(visitor.unresolved).map(({ callId, overdueAtMs }) => ({
          callId,
          isOverdue: overdueAtMs <= at.nowMs,
        }));
        return { stats: rules.readStats(visitor, at), isVerified: rules.isVerified(visitor, at), unresolved };
      }),

    verifyVisitor: (uid, captcha) =>
      transactOnce(context, { uid }, async (transaction, visitor) => {
        const path = paths.captcha(captcha.captchaId);
        if ((await transaction.get(path)) !== undefined) return { result: 'used' };
        // Kept a day beyond its own expiry, so that no clock that differs from ours lets it serve again.
        transaction.set(path, { expireAt: captcha.expiresAtMs + 86_400_000 });
        return { result: 'verified', visitor: { ...visitor, captchaAt: clock.now() } };
      }),

    reserveCall: (uid, { key, networkId }) =>
      transactOnce(
        context,
        { uid, key: `reserve ${key}` },
        async (transaction, visitor): Promise<Done<Reservation>> => {
          const at = now();
          // Their own document decides first: whoever may not call makes nobody wait for the ones that all share.
          if (!rules.isVerified(visitor, at)) return { result: { kind: 'not_verified' } };
          const stats = rules.readStats(visitor, at);
          if (!stats.canMakeCall) return { result: { kind: 'visitor_limit', stats } };

          const budgets = await spendBudgets(transaction, limits, { networkId, nowMs: at.nowMs });
          if ('kind' in budgets) return { result: budgets };
          const reservation = { key, budgets, nowMs: at.nowMs };
          return { result: { kind: 'reserved' }, visitor: rules.addReservation(visitor, reservation) };
        },
      ),

    openCall: (uid, call) =>
      transactOnce(context, { uid, key: `open ${call.key}` }, async (transaction, before): Promise<Done<Opening>> => {
        const at = now();
        const callDoc = hashId(call.callId);
        const after = rules.openCall(before, { key: call.key, callDoc }, at);
        if (after === undefined) return { result: { kind: 'too_late' } };

        const running = rules.runningCalls(before, at.nowMs);
        const replaced = [];
        for (const other of new Set([...(before.open === null ? [] : [before.open]), ...running])) {
          const found = await readCall(transaction, uid, { callDoc: other, nowMs: at.nowMs });
          if (found !== undefined) replaced.push({ callDoc: other, call: found });
        }
        const opened = newCall(uid, call, { nowMs: at.nowMs, retentionMs: limits.retentionMs });
        writeCall(transaction, opened);
        transaction.set(paths.callOwner(callDoc), { visitorId: uid, expireAt: opened.expireAt });
        let visitor = call.isReported ? rules.addUnresolved(after, { ...call, callDoc }, at) : after;
        for (const other of replaced) {
          visitor = rules.expectReport(visitor, other.callDoc, { nowMs: at.nowMs, isSure: false });
          if (other.callDoc === before.open) writeCall(transaction, { ...other.call, state: 'superseded' });
        }
        const superseded = replaced.filter(({ callDoc: other }) => running.includes(other)).map(asOpened);
        return { result: { kind: 'opened', superseded }, visitor };
      }),

    releaseCall: async (uid, key) => {
      await transactOnce(context, { uid, key: `release ${key}` }, async (transaction, before) => {
        const { visitor, budgets } = rules.dropReservation(before, key);
        await unspendBudgets(transaction, budgets, clock.now());
        return { result: 'released', visitor };
      });
    },
  };
}

function asOpened({ call }: { readonly call: CallDoc }): OpenedCall {
  const { callId, assistantId, provider, handle } = call;
  return { callId, assistantId, provider, handle: handle ?? undefined };
}

function newCall(uid: string, call: OpenedCall, time: { nowMs: number; retentionMs: number }): CallDoc {
  return {
    visitorId: uid,
    callId: call.callId,
    assistantId: call.assistantId,
    provider: call.provider,
    handle: call.handle ?? null,
    state: 'open',
    source: 'none',
    openedAt: new Date(time.nowMs).toISOString(),
    startedAt: null,
    endedAt: null,
    ...noContent,
    mailed: false,
    erased: false,
    expireAt: time.nowMs + time.retentionMs,
  };
}
