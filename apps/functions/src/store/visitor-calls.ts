import type { CallStats } from '@asad/call-core/contract';
import * as rules from '../domain/visitor.ts';
import { noContent } from './call-content.ts';
import { transactOnce, type Done } from './once.ts';
import {
  advance,
  hashId,
  moveCall,
  paths,
  readCall,
  readCalls,
  readVisitor,
  writeCall,
  type StoreContext,
  type CallDoc,
} from './stored-records.ts';
import { isInSeconds, spendBudgets, unspendBudgets, type SpentBudget } from './spend-budgets.ts';
import type { DocumentReader } from './documents/document-store.ts';

export type Reservation =
  | { readonly kind: 'reserved' }
  /** The key's call still runs; `answer` repeats the first answer, as JSON. */
  | { readonly kind: 'opened_before'; readonly answer: string }
  /** The key's call is over, and the key cannot open another. */
  | { readonly kind: 'key_used' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'not_verified' }
  | { readonly kind: 'visitor_limit'; readonly stats: CallStats }
  | SpentBudget;

export interface NewCall extends Pick<CallDoc, 'callId' | 'assistantId' | 'provider' | 'isReported'> {
  readonly handle: string | undefined;
  readonly answer: string;
}

export type SupersededCall = Pick<CallDoc, 'callId' | 'handle'>;

export type Opening =
  /** `superseded` lists calls that may still run at the provider and must be ended: a visitor has one at a time. */
  | { readonly kind: 'opened'; readonly superseded: readonly SupersededCall[] }
  /** Another request opened a call by this key: end the new call. `answer` is the other's, as JSON. */
  | { readonly kind: 'opened_before'; readonly answer: string }
  /** As above, and that call is already over. */
  | { readonly kind: 'key_used' }
  /** The reservation expired and the limit is reached: end the new call. */
  | { readonly kind: 'too_late' };

type NotedOpening =
  | { readonly kind: 'opened'; readonly callDoc: string; readonly isSuperseding: boolean }
  | { readonly kind: 'too_late' };

export function createVisitorCalls(context: StoreContext) {
  const { documents, limits, clock } = context;
  const now = () => ({ ...limits, nowMs: clock.now() });
  return {
    readVisitor: (uid: string) =>
      documents.read(async (transaction) => {
        const at = now();
        const visitor = await readVisitor(transaction, uid);
        return {
          stats: rules.readStats(visitor, at),
          isVerified: rules.isVerified(visitor, at),
          hasCalls: rules.listCallDocs(visitor).length > 0,
          /** Calls without the provider's report; `isOverdue` once it should have come. */
          unresolved: rules.listAwaited(visitor).map(({ callId, overdueAtMs }) => ({
            callId,
            isOverdue: overdueAtMs <= at.nowMs,
          })),
        };
      }),

    verifyVisitor: (uid: string, captcha: { readonly captchaId: string; readonly expiresAtMs: number }) =>
      transactOnce(context, { uid }, async (transaction, visitor): Promise<Done<'verified' | 'used'>> => {
        const path = paths.captcha(captcha.captchaId);
        if ((await transaction.get(path)) !== undefined) return { result: 'used' };
        // Keep it a day beyond its expiry, so that a clock that differs cannot make it valid again.
        transaction.set(path, { expireAt: captcha.expiresAtMs + 86_400_000 });
        return { result: 'verified', visitor: { ...visitor, captchaAt: clock.now() } };
      }),

    /**
     * Reads shared documents only when the visitor may call. Repeating a `run` changes nothing; another `run` with the
     * same key gets `pending`.
     */
    reserveCall: (
      uid: string,
      { key, networkId, run }: { key: string; networkId: string | undefined; run: string },
    ) => {
      const command = { uid, key: `reserve ${run}` };
      return transactOnce(context, command, async (transaction, visitor): Promise<Done<Reservation>> => {
        const at = now();
        const opened = await readOpened(transaction, { uid, key, visitor, nowMs: at.nowMs });
        if (opened !== undefined) return { result: opened };
        if (rules.isReserved(visitor, key, at.nowMs)) return { result: { kind: 'pending' } };
        // Check the visitor's own document first: a refused visitor must not lock the shared ones.
        if (!rules.isVerified(visitor, at)) return { result: { kind: 'not_verified' } };
        const stats = rules.readStats(visitor, at);
        if (!stats.canMakeCall) return { result: { kind: 'visitor_limit', stats } };

        const { visitor: swept, budgets: givenBack } = rules.sweepReservations(visitor, at.nowMs);
        const budgets = await spendBudgets(transaction, limits, { networkId, nowMs: at.nowMs, givenBack });
        if ('kind' in budgets) return { result: budgets };
        const reservation = { key, run, budgets, nowMs: at.nowMs };
        return { result: { kind: 'reserved' }, visitor: rules.addReservation(swept, reservation) };
      });
    },

    /** Idempotent by key. */
    openCall: async (uid: string, request: NewCall & { readonly key: string }): Promise<Opening> => {
      // Firestore rejects lone surrogates, and its client retries the transaction until it times out.
      const { key, ...call } = { ...request, callId: request.callId.toWellFormed() };
      const command = { uid, key: `open ${key}` };
      const noted = await transactOnce(context, command, async (transaction, before): Promise<Done<NotedOpening>> => {
        const at = now();
        const callDoc = hashId(call.callId);
        const reserved = rules.findByKey(before, key);
        const earlier = reserved?.callDoc ?? undefined;
        if (earlier !== undefined) return { result: { kind: 'opened', callDoc: earlier, isSuperseding: false } };
        const after = rules.openCall(before, { key, callDoc }, at);
        if (after === undefined) return { result: { kind: 'too_late' } };

        const running = rules.runningCalls(before, at.nowMs);
        const open = rules.findOpen(before)?.callDoc;
        const others = new Set([...(open ? [open] : []), ...running]);
        const replaced = await readCalls(transaction, uid, { callDocs: others, nowMs: at.nowMs });
        const secondBudgets = (reserved?.budgets ?? []).filter(isInSeconds);
        const opened = {
          ...newCall(uid, call, { nowMs: at.nowMs, retentionMs: limits.retentionMs }),
          held: secondBudgets,
        };
        writeCall(transaction, opened);
        transaction.set(paths.callOwner(callDoc), { visitorId: uid, expireAt: opened.expireAt });
        let visitor = call.isReported ? rules.awaitReport(after, { callId: call.callId, callDoc }, at) : after;
        for (const other of replaced) {
          const otherDoc = hashId(other.callId);
          visitor = rules.expectReport(visitor, otherDoc, { nowMs: at.nowMs, isSure: false });
          if (otherDoc === open) writeCall(transaction, advance(other, 'superseded'));
        }
        const isSuperseding = replaced.some(({ callId }) => running.includes(hashId(callId)));
        return { result: { kind: 'opened', callDoc, isSuperseding }, visitor };
      });
      if (noted.kind === 'too_late') return noted;
      const isOther = noted.callDoc !== hashId(call.callId);
      if (!isOther && !noted.isSuperseding) return { kind: 'opened', superseded: [] };
      return documents.read(async (reader) => {
        const nowMs = clock.now();
        const visitor = await readVisitor(reader, uid);
        if (isOther) return (await readOpened(reader, { uid, key, visitor, nowMs })) ?? { kind: 'key_used' };
        const running = rules.runningCalls(visitor, nowMs);
        const callDocs = running.filter((callDoc) => callDoc !== noted.callDoc);
        return { kind: 'opened', superseded: await readCalls(reader, uid, { callDocs, nowMs }) };
      });
    },

    /**
     * Undoes a reservation. If only the answer to its opening was lost, refunds the call; its budgets stay spent.
     * Idempotent.
     */
    releaseCall: async (uid: string, { key, run }: { readonly key: string; readonly run: string }): Promise<void> => {
      await transactOnce(context, { uid, key: `release ${run}` }, async (transaction, before) => {
        const nowMs = clock.now();
        const record = rules.findByKey(before, key);
        const callDoc = record?.run === run ? record.callDoc : null;
        const opened = callDoc === null ? undefined : await readCall(transaction, uid, { callDoc, nowMs });
        if (callDoc !== null && opened?.state === 'open') {
          const released = moveCall(transaction, before, { call: opened, reason: 'takenBack' });
          return { result: 'released', visitor: rules.resolveReport(released, callDoc) };
        }
        const back = rules.takeBackReservation(before, { key, run });
        if (back === undefined) return { result: 'released' };
        const { visitor, budgets } = back;
        await unspendBudgets(transaction, limits, { budgets, nowMs });
        return { result: 'released', visitor };
      });
    },
  };
}

async function readOpened(
  reader: DocumentReader,
  { uid, key, visitor, nowMs }: { uid: string; key: string; visitor: rules.Visitor; nowMs: number },
) {
  const callDoc = rules.findByKey(visitor, key)?.callDoc ?? undefined;
  if (callDoc === undefined) return undefined;
  const call = await readCall(reader, uid, { callDoc, nowMs });
  return call?.answer ? ({ kind: 'opened_before', answer: call.answer } as const) : ({ kind: 'key_used' } as const);
}

function newCall(uid: string, { handle, ...call }: NewCall, time: { nowMs: number; retentionMs: number }): CallDoc {
  return {
    ...call,
    visitorId: uid,
    handle: handle ?? null,
    state: 'open',
    source: 'none',
    openedAt: new Date(time.nowMs).toISOString(),
    startedAt: null,
    endedAt: null,
    held: [],
    turns: 0,
    ...noContent,
    mailed: false,
    expireAt: time.nowMs + time.retentionMs,
  };
}
