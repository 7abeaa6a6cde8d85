import type {
  CallLimits,
  CallStore,
  OpenedCall,
  Opening,
  Reservation,
  SpentBudget,
  VisitorState,
} from './call-store.ts';
import { dayOf } from '../rules/budget.ts';
import * as rules from '../rules/call-limit.ts';
import { budgetDocSchema, spend, unspend, unspent, type BudgetCount } from '../rules/site-budget.ts';
import type { DocumentTransaction } from '../documents/document-store.ts';
import { transactOnce, type Done } from './once.ts';
import { hashId, paths } from './paths.ts';
import { readCall, readVisitor, writeCall, type StoreContext } from './store-context.ts';
import type { CallDoc } from './stored-shapes.ts';

type OpenCalls = Pick<
  CallStore,
  'readStats' | 'readVisitor' | 'verifyVisitor' | 'reserveCall' | 'openCall' | 'releaseCall'
>;

/** Budgets are kept two days longer than they count, for whoever asks what happened yesterday. */
const BUDGET_LIFE_MS = 3 * 86_400_000;

/** Everything up to the moment a call runs: verification, limit, budgets, opening. */
export function createOpenCalls(context: StoreContext): OpenCalls {
  const { documents, limits, clock } = context;
  const now = () => ({
    nowMs: clock.now(),
    maxCalls: limits.maxCallsPerVisitor,
    maxCallMs: limits.maxCallMs,
    captchaValidMs: limits.captchaValidMs,
  });
  const readState = (uid: string): Promise<VisitorState> =>
    documents.read(async (transaction) => {
      const at = now();
      const visitor = await readVisitor(transaction, uid, at.nowMs);
      const unresolved = Object.values(visitor.unresolved).map(({ callId, overdueAtMs }) => ({
        callId,
        isOverdue: overdueAtMs <= at.nowMs,
      }));
      return { stats: rules.readStats(visitor, at), isVerified: rules.isVerified(visitor, at), unresolved };
    });

  return {
    readVisitor: readState,
    readStats: async (uid) => (await readState(uid)).stats,

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

          const spending = await spendBudgets(transaction, budgetsOf(limits, { networkId, nowMs: at.nowMs }), at.nowMs);
          if ('kind' in spending) return { result: spending };
          for (const { path, after } of spending) {
            transaction.set(path, { ...after, expireAt: at.nowMs + BUDGET_LIFE_MS });
          }
          const reservation = { key, budgets: spending.map(({ path }) => path), nowMs: at.nowMs };
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
        writeCall(transaction, opened, callDoc);
        transaction.set(paths.callOwner(callDoc), { visitorId: uid, expireAt: opened.expireAt });
        let visitor = call.provider === 'daily' ? rules.addUnresolved(after, { ...call, callDoc }, at) : after;
        for (const other of replaced) {
          visitor = rules.expectReport(visitor, other.callDoc, { nowMs: at.nowMs, isSure: false });
          if (other.callDoc === before.open) {
            writeCall(transaction, { ...other.call, state: 'superseded' }, other.callDoc);
          }
        }
        const superseded = replaced.filter(({ callDoc: other }) => running.includes(other)).map(asOpened);
        return { result: { kind: 'opened', superseded }, visitor };
      }),

    releaseCall: async (uid, key) => {
      await transactOnce(context, { uid, key: `release ${key}` }, async (transaction, before) => {
        const nowMs = clock.now();
        const { visitor, budgets } = rules.dropReservation(before, key);
        const counted = [];
        for (const path of budgets) counted.push({ path, count: await readCount(transaction, path) });
        for (const { path, count } of counted) {
          transaction.set(path, { ...unspend(count), expireAt: nowMs + BUDGET_LIFE_MS });
        }
        return { result: 'released', visitor };
      });
    },
  };
}

interface Budget {
  readonly path: string;
  readonly budget: number;
  readonly isPaced: boolean;
  readonly refusal: 'network_budget' | 'site_budget';
}

/** The budgets that a call counts in; the site's is paced by the hour. */
function budgetsOf(
  limits: CallLimits,
  { networkId, nowMs }: { readonly networkId: string | undefined; readonly nowMs: number },
): readonly Budget[] {
  const day = dayOf(nowMs);
  const { dailyCallsPerNetwork: ofNetwork, dailyCallBudget: ofSite } = limits;
  return [
    ...(networkId === undefined || ofNetwork === undefined
      ? []
      : [
          { path: paths.budget(day, networkId), budget: ofNetwork, isPaced: false, refusal: 'network_budget' } as const,
        ]),
    ...(ofSite === undefined
      ? []
      : [{ path: paths.budget(day, 'site'), budget: ofSite, isPaced: true, refusal: 'site_budget' } as const]),
  ];
}

async function spendBudgets(
  transaction: DocumentTransaction,
  budgets: readonly Budget[],
  nowMs: number,
): Promise<SpentBudget | readonly { readonly path: string; readonly after: BudgetCount }[]> {
  const spent = [];
  for (const { path, budget, isPaced, refusal } of budgets) {
    const spending = spend(await readCount(transaction, path), { budget, isPaced, nowMs });
    if (spending.kind === 'spent')
      return { kind: spending.budget === 'hour' ? 'hour_budget' : refusal, untilMs: spending.untilMs };
    spent.push({ path, after: spending.after });
  }
  return spent;
}

async function readCount(transaction: DocumentTransaction, path: string): Promise<BudgetCount> {
  const found = await transaction.get(path);
  return found === undefined ? unspent : budgetDocSchema.parse(found);
}

function asOpened({ call }: { readonly call: CallDoc }): OpenedCall {
  const { callId, assistantId, provider, controlUrl } = call;
  return { callId, assistantId, provider, controlUrl: controlUrl ?? undefined };
}

function newCall(uid: string, call: OpenedCall, time: { nowMs: number; retentionMs: number }): CallDoc {
  return {
    visitorId: uid,
    callId: call.callId,
    assistantId: call.assistantId,
    provider: call.provider,
    controlUrl: call.controlUrl ?? null,
    state: 'open',
    source: 'none',
    openedAt: new Date(time.nowMs).toISOString(),
    startedAt: null,
    endedAt: null,
    transcript: '',
    transcriptChunks: 0,
    messageChunks: 0,
    messageCount: 0,
    mailed: false,
    erased: false,
    expireAt: time.nowMs + time.retentionMs,
  };
}
