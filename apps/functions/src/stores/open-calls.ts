import type { CallStore, OpenedCall } from '../ports/call-store.ts';
import { dayOf } from '../rules/budget.ts';
import * as rules from '../rules/call-limit.ts';
import type { DocumentTransaction } from './document-store.ts';
import { hashId, paths } from './paths.ts';
import { readCall, readVisitor, writeCall, writeVisitor, type StoreContext } from './store-context.ts';
import { budgetDocSchema, type CallDoc } from './stored-shapes.ts';

type OpenCalls = Pick<CallStore, 'readStats' | 'verifyVisitor' | 'reserveCall' | 'openCall' | 'releaseCall'>;

/** Budgets are kept two days longer than they count, for whoever asks what happened yesterday. */
const BUDGET_LIFE_MS = 3 * 86_400_000;

/** Everything up to the moment a call runs: verification, limit, budgets, opening. */
export function createOpenCalls({ documents, limits, clock }: StoreContext): OpenCalls {
  const context = () => ({ nowMs: clock.now(), maxCalls: limits.maxCallsPerVisitor });

  return {
    readStats: (uid) =>
      documents.read(async (transaction) => {
        const now = context();
        return rules.readStats(await readVisitor(transaction, uid, now.nowMs), now);
      }),

    verifyVisitor: (uid, captcha) =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const isUsed = (await transaction.get(paths.captcha(captcha.captchaId))) !== undefined;
        const visitor = await readVisitor(transaction, uid, nowMs);
        if (isUsed) return 'used';
        // Kept a day beyond its own expiry, so that no clock that differs from ours lets it serve again.
        transaction.set(paths.captcha(captcha.captchaId), { expireAt: captcha.expiresAtMs + 86_400_000 });
        writeVisitor(transaction, uid, { visitor: { ...visitor, captchaAt: nowMs }, nowMs });
        return 'verified';
      }),

    reserveCall: (uid, { key, networkId }) =>
      documents.transact(async (transaction) => {
        const now = context();
        const visitor = await readVisitor(transaction, uid, now.nowMs);
        const day = dayOf(now.nowMs);
        const network =
          networkId === undefined
            ? undefined
            : await readBudget(transaction, paths.budget(day, networkId), limits.dailyCallsPerNetwork);
        const site = await readBudget(transaction, paths.budget(day, 'site'), limits.dailyCallBudget);

        if (!rules.isVerified(visitor, { nowMs: now.nowMs, captchaValidMs: limits.captchaValidMs }))
          return { kind: 'not_verified' };
        const stats = rules.readStats(visitor, now);
        if (!stats.canMakeCall) return { kind: 'visitor_limit', stats };
        if (network?.isSpent === true) return { kind: 'network_budget' };
        if (site?.isSpent === true) return { kind: 'site_budget' };

        const budgets = [network, site].filter((budget) => budget !== undefined);
        for (const { path, count } of budgets) {
          transaction.set(path, { count: count + 1, expireAt: now.nowMs + BUDGET_LIFE_MS });
        }
        const reservation = { key, budgets: budgets.map(({ path }) => path), nowMs: now.nowMs };
        writeVisitor(transaction, uid, { visitor: rules.addReservation(visitor, reservation), nowMs: now.nowMs });
        return { kind: 'reserved' };
      }),

    openCall: (uid, call) =>
      documents.transact(async (transaction) => {
        const now = context();
        const callDoc = hashId(call.callId);
        const before = await readVisitor(transaction, uid, now.nowMs);
        const previous =
          before.open === null
            ? undefined
            : await readCall(transaction, uid, { callDoc: before.open, nowMs: now.nowMs });

        const after = rules.openCall(before, { key: call.key, callDoc }, now);
        if (after === undefined) return { kind: 'too_late' };
        const unresolved =
          call.provider === 'daily' ? rules.addUnresolved(after.unresolved, callDoc, call.callId) : after.unresolved;
        writeVisitor(transaction, uid, { visitor: { ...after, unresolved }, nowMs: now.nowMs });
        const opened = newCall(uid, call, { nowMs: now.nowMs, retentionMs: limits.retentionMs });
        writeCall(transaction, opened, callDoc);
        transaction.set(paths.callOwner(callDoc), { visitorId: uid, expireAt: opened.expireAt });
        if (previous === undefined || before.open === null) return { kind: 'opened', superseded: undefined };
        writeCall(transaction, { ...previous, state: 'superseded' }, before.open);
        return { kind: 'opened', superseded: { ...previous, controlUrl: previous.controlUrl ?? undefined } };
      }),

    releaseCall: (uid, key) =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const { visitor, budgets } = rules.dropReservation(await readVisitor(transaction, uid, nowMs), key);
        const counted = [];
        for (const path of budgets) counted.push({ path, count: await readCount(transaction, path) });
        for (const { path, count } of counted) {
          transaction.set(path, { count: Math.max(0, count - 1), expireAt: nowMs + BUDGET_LIFE_MS });
        }
        writeVisitor(transaction, uid, { visitor, nowMs });
      }),
  };
}

async function readBudget(transaction: DocumentTransaction, path: string, limit: number | undefined) {
  if (limit === undefined) return undefined;
  const count = await readCount(transaction, path);
  return { path, count, isSpent: count >= limit };
}

async function readCount(transaction: DocumentTransaction, path: string): Promise<number> {
  const found = await transaction.get(path);
  return found === undefined ? 0 : budgetDocSchema.parse(found).count;
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
