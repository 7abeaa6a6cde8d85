import type { CallRecord } from '@asad/call-core/contract';
import { z } from 'zod';
import type { DocumentTransaction } from './documents/document-store.ts';
import type { CallReport } from '../ports.ts';
import * as rules from '../domain/visitor.ts';
import { findChunkPaths, fitsOneCommit, noContent, writeContent } from './call-content.ts';
import { transactOnce, type Done } from './once.ts';
import {
  advance,
  hashId,
  isKept,
  moveCall,
  paths,
  readCall,
  writeCall,
  type StoreContext,
  readLive,
  awaitedDocSchema,
  callDocSchema,
  ownerDocSchema,
  type CallDoc,
} from './stored-records.ts';
import { settleSeconds } from './spend-budgets.ts';

export type Saving =
  | { readonly kind: 'stored' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not_opened' }
  /** Larger than one commit; it would fit without its messages. */
  | { readonly kind: 'too_large' };

/** call-core's text for a call that ended before anyone spoke (specification, section 3). */
export const NO_TRANSCRIPT = 'No transcript available';

/** After a month of failed deletions the owner has had a mail every day. */
const DELETION_LIFE_MS = 30 * 86_400_000;

const copySchema = z.object({ callId: z.string(), provider: z.string(), isReported: z.literal(true) });

export function createCallRecords(context: StoreContext) {
  const { clock, documents, limits } = context;
  return {
    saveRecord: (uid: string, record: CallRecord): Promise<Saving> =>
      transactOnce(context, { uid }, async (transaction, visitor): Promise<Done<Saving>> => {
        const nowMs = clock.now();
        const callDoc = findCallDoc(visitor, record.callId);
        const call = callDoc === undefined ? undefined : await readCall(transaction, uid, { callDoc, nowMs });
        if (callDoc === undefined || call === undefined || call.state === 'refunded')
          return { result: { kind: 'not_opened' } };
        const after = rules.expectReport(rules.applyToCall(visitor, callDoc, 'ended'), callDoc, {
          nowMs,
          isSure: false,
        });
        if (!isKept(call) && call.state === 'open') {
          writeCall(transaction, advance(call, 'ended'));
          return { result: { kind: 'unchanged' }, visitor: after };
        }
        if (call.source !== 'none') return { result: { kind: 'unchanged' } };
        if (!fitsOneCommit(record)) return { result: { kind: 'too_large' } };
        // A call that the backend answers gets no report of its length: count it until now.
        const isOurs = rules.findByDoc(visitor, callDoc)?.awaited === null && call.held.length > 0;
        const lastedMs = nowMs - Date.parse(call.openedAt);
        if (isOurs) await settleSeconds(transaction, limits, { held: call.held, lastedMs, nowMs });
        const named = call.callId === record.callId ? after : rules.addAlias(after, callDoc, hashId(record.callId));
        const settled = isOurs ? { ...call, held: [] } : call;
        writeContent(context, transaction, { call: settled, content: { ...record, source: 'client' } });
        return { result: { kind: 'stored' }, visitor: named };
      }),

    /**
     * Deletes transcripts, messages and mails, and schedules the deletion at the provider. The count stays; later content
     * of these calls is dropped. Returns how many calls had content.
     */
    eraseCalls: async (uid: string): Promise<number> => {
      const count = await transactOnce(context, { uid }, async (transaction, visitor) => {
        const nowMs = clock.now();
        const callDocs = rules.listCallDocs(visitor);
        const found = [];
        for (const callDoc of callDocs) {
          const document = await transaction.get(paths.call(uid, callDoc));
          const call = callDocSchema.safeParse(document).data;
          if (call !== undefined && !isKept(call)) continue;
          const copy = copySchema.safeParse(document).data;
          found.push({ callDoc, call, copy, pieces: await findChunkPaths(transaction, uid, callDoc) });
        }
        for (const { callDoc, call, copy, pieces } of found) {
          for (const path of [...pieces, paths.mail(uid, callDoc), paths.waitingMail(uid, callDoc)])
            transaction.delete(path);
          if (copy !== undefined) {
            const { callId, provider } = copy;
            // The provider's copy of a running call exists only after its end.
            const dueAtMs = Math.max(nowMs, rules.findByDoc(visitor, callDoc)?.awaited?.endsAtMs ?? 0);
            const expireAt = dueAtMs + DELETION_LIFE_MS;
            transaction.set(paths.deletion(callDoc), { callId, provider, dueAtMs, expireAt });
          }
          // A call that cannot be parsed may hold content too.
          if (call === undefined) transaction.delete(paths.call(uid, callDoc));
          else writeCall(transaction, { ...call, ...noContent, startedAt: null, endedAt: null, source: 'erased' });
        }
        const erased = found.filter(({ call }) => call !== undefined && call.source !== 'none').length;
        return callDocs.length === 0 ? { result: erased } : { result: erased, visitor };
      });
      // The deletion is committed, even if the file cannot be cleaned.
      await documents.sweep().catch(() => undefined);
      return count;
    },
  };
}

/** Finds the call of a record. A page that never received an id generates one: 'call-' and a timestamp. */
const findCallDoc = (visitor: rules.Visitor, callId: string): string | undefined =>
  rules.findOfRecord(visitor, { callDoc: hashId(callId), isGenerated: /^call-\d{1,20}$/.test(callId) })?.callDoc ??
  undefined;

export function createCallReports(context: StoreContext) {
  const { documents, clock, limits } = context;
  /** Independent of the order of the provider's events. */
  const applyReport = async (
    transaction: DocumentTransaction,
    { report, call, callDoc, visitor }: { report: CallReport; call: CallDoc; callDoc: string; visitor: rules.Visitor },
  ): Promise<Done<Saving>> => {
    const nowMs = clock.now();
    const { transcript, messages } = report;
    const isFull = transcript !== undefined;
    const isRefunded = call.state === 'refunded';
    const wasConnected = report.wasConnected || !(isRefunded || rules.mayRefund(visitor, callDoc));
    const ended = rules.expectReport(visitor, callDoc, { nowMs, isSure: true });
    // After the full report, the only news is that the call no longer runs.
    const hasReport = rules.findByDoc(visitor, callDoc)?.awaited === null;
    const isSettled = call.source === 'provider' || ((isRefunded || !isKept(call)) && hasReport);
    if (isSettled || (!isFull && (isRefunded || (wasConnected && call.state !== 'open'))))
      return rules.runningCalls(visitor, nowMs).includes(callDoc)
        ? { result: { kind: 'unchanged' }, visitor: ended }
        : { result: { kind: 'unchanged' } };
    if (!wasConnected) {
      // The full report confirms an earlier "it ended" that refunded the call.
      if (isRefunded) return { result: { kind: 'unchanged' }, visitor: rules.resolveReport(visitor, callDoc) };
      const refunded = moveCall(transaction, ended, { call, reason: 'neverConnected' });
      return { result: { kind: 'stored' }, visitor: isFull ? rules.resolveReport(refunded, callDoc) : refunded };
    }
    if (!isFull) {
      return { result: { kind: 'stored' }, visitor: moveCall(transaction, ended, { call, reason: 'ended' }) };
    }
    // The provider's transcript overrides an earlier refund: the visitor was connected.
    const counted = rules.applyToCall(visitor, callDoc, 'transcribed');
    if (!isKept(call)) writeCall(transaction, advance(call, 'transcribed'));
    else {
      const reportedContent = { transcript: transcript.trim() === '' ? NO_TRANSCRIPT : transcript, messages };
      // Keep the transcript even if the messages do not fit.
      const fittingContent = fitsOneCommit(reportedContent) ? reportedContent : { ...reportedContent, messages: [] };
      const content = { ...fittingContent, ...timesOf(report, nowMs), source: 'provider' } as const;
      writeContent(context, transaction, { call, content });
    }
    return { result: { kind: 'stored' }, visitor: rules.resolveReport(counted, callDoc) };
  };

  return {
    /** Replaces the visitor's record, or refunds the call: at most two a day. Idempotent. */
    saveReport: async (report: CallReport): Promise<Saving> => {
      const nowMs = clock.now();
      const callDoc = hashId(report.callId);
      const at = { schema: ownerDocSchema, nowMs };
      const owner = await documents.read((reader) => readLive(reader, paths.callOwner(callDoc), at));
      if (owner === undefined) return { kind: 'not_opened' };
      const uid = owner.visitorId;
      return transactOnce(context, { uid }, async (transaction, visitor): Promise<Done<Saving>> => {
        const call = await readCall(transaction, uid, { callDoc, nowMs });
        if (call === undefined) return { result: { kind: 'not_opened' } };
        const { transcript, wasConnected, startedAt = '', endedAt = '' } = report;
        if (transcript === undefined || call.held.length === 0)
          return applyReport(transaction, { report, call, callDoc, visitor });
        // The provider charges for a call that ran, also when it refunds the visitor.
        const hasRun = wasConnected || startedAt !== '';
        const lastedMs = hasRun ? Date.parse(endedAt) - Date.parse(startedAt) : 0;
        await settleSeconds(transaction, limits, { held: call.held, lastedMs, nowMs });
        const settled = { ...call, held: [] };
        writeCall(transaction, settled);
        return applyReport(transaction, { report, call: settled, callDoc, visitor });
      });
    },

    /** Overdue reports of all visitors, the latest first. */
    listOverdue: async (): Promise<readonly string[]> => {
      const nowMs = clock.now();
      return (await documents.list('awaited'))
        .filter(({ document }) => document.expireAt > nowMs)
        .flatMap(({ document }) => awaitedDocSchema.safeParse(document).data ?? [])
        .filter(({ overdueAtMs }) => overdueAtMs <= nowMs)
        .toSorted((a, b) => b.overdueAtMs - a.overdueAtMs)
        .map(({ callId }) => callId);
    },
  };
}

/** The provider's times; without them, the minute before now (specification, section 3). */
function timesOf(report: { startedAt: string | undefined; endedAt: string | undefined }, nowMs: number) {
  const endedAt = report.endedAt ?? new Date(nowMs).toISOString();
  return { startedAt: report.startedAt ?? new Date(Date.parse(endedAt) - 60_000).toISOString(), endedAt };
}
