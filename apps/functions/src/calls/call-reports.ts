import type { CallReport } from '../ports/voice-backend.ts';
import { NO_TRANSCRIPT } from '../rules/call-record.ts';
import * as rules from '../rules/call-limit.ts';
import type { Visitor } from '../rules/visitor.ts';
import { fitsOneCommit, writeContent } from './call-content.ts';
import type { Saving } from './call-records.ts';
import type { DocumentTransaction } from '../documents/document-store.ts';
import { transactOnce, type Done } from './once.ts';
import { hashId, paths } from './paths.ts';
import { settleSeconds } from './spend-budgets.ts';
import { readCall, readLive, writeCall, type StoreContext } from './store-context.ts';
import { awaitedDocSchema, ownerDocSchema, type CallDoc } from './stored-shapes.ts';

/** The provider's word on calls, over any database. */
export function createCallReports(context: StoreContext) {
  const { documents, clock, limits } = context;
  /** The same for all orders in which the provider's events can come, and for each as often as it comes. */
  const applyReport = async (
    transaction: DocumentTransaction,
    { report, call, callDoc, visitor }: { report: CallReport; call: CallDoc; callDoc: string; visitor: Visitor },
  ): Promise<Done<Saving>> => {
    const nowMs = clock.now();
    const { transcript, messages, wasConnected } = report;
    const isFull = transcript !== undefined;
    const isRefunded = call.state === 'refunded';
    const ended = rules.expectReport(visitor, callDoc, { nowMs, isSure: true });
    // Once its full report has come, nothing but that it runs no longer is news.
    const isSettled = call.source === 'provider' || (isRefunded && visitor.unresolved[callDoc] === undefined);
    if (isSettled || (!isFull && (isRefunded || (wasConnected && call.state !== 'open'))))
      return rules.runningCalls(visitor, nowMs).includes(callDoc)
        ? { result: { kind: 'unchanged' }, visitor: ended }
        : { result: { kind: 'unchanged' } };
    if (!wasConnected) {
      // The full report agrees with a mere "it ended" that gave the call back.
      if (isRefunded) return { result: { kind: 'unchanged' }, visitor: rules.resolveCall(visitor, callDoc) };
      const refunded = rules.refundCall(ended, callDoc);
      writeCall(transaction, { ...call, state: 'refunded', handle: null });
      return { result: { kind: 'stored' }, visitor: isFull ? rules.resolveCall(refunded, callDoc) : refunded };
    }
    if (!isFull) {
      // The record or the full report is still to come.
      writeCall(transaction, { ...call, state: 'completed' });
      return { result: { kind: 'stored' }, visitor: rules.completeCall(ended, callDoc) };
    }
    // Its transcript is the truth; somebody was there, whatever a mere "it ended" gave back too early.
    const counted = isRefunded ? rules.takeRefundBack(visitor) : rules.completeCall(visitor, callDoc);
    if (call.erased) writeCall(transaction, { ...call, state: 'completed', source: 'provider' });
    else {
      const content = { transcript: transcript.trim() === '' ? NO_TRANSCRIPT : transcript, messages };
      // What was said stays, whatever else the provider sends along.
      const kept = fitsOneCommit(content) ? content : { ...content, messages: [] };
      const told = { ...kept, ...timesOf(report, nowMs), source: 'provider' } as const;
      await writeContent(context, transaction, { call, told });
    }
    return { result: { kind: 'stored' }, visitor: rules.resolveCall(counted, callDoc) };
  };

  return {
    /** Keeps it: it replaces what the client said, or gives the call back. Twice does nothing more. */
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
        if (report.transcript === undefined || call.held.length === 0)
          return applyReport(transaction, { report, call, callDoc, visitor });
        const lastedMs = report.wasConnected
          ? Date.parse(report.endedAt ?? '') - Date.parse(report.startedAt ?? '')
          : 0;
        const settle = await settleSeconds(transaction, limits, { held: call.held, lastedMs, nowMs });
        const settled = { ...call, held: [] };
        writeCall(transaction, settled);
        settle();
        return applyReport(transaction, { report, call: settled, callDoc, visitor });
      });
    },

    /** Ids of calls of anybody whose report is late, the latest first. */
    listOverdue: async (): Promise<readonly string[]> => {
      const nowMs = clock.now();
      const awaited = (await documents.list('awaited')).filter(({ document }) => document.expireAt > nowMs);
      return awaited
        .map(({ document }) => awaitedDocSchema.parse(document))
        .filter(({ overdueAtMs }) => overdueAtMs <= nowMs)
        .toSorted((a, b) => b.overdueAtMs - a.overdueAtMs)
        .map(({ callId }) => callId);
    },
  };
}

/** The provider's times; where it gives none, the minute before now (specification, section 3). */
function timesOf(report: { startedAt: string | undefined; endedAt: string | undefined }, nowMs: number) {
  const endedAt = report.endedAt ?? new Date(nowMs).toISOString();
  return { startedAt: report.startedAt ?? new Date(Date.parse(endedAt) - 60_000).toISOString(), endedAt };
}
