import { randomUUID } from 'node:crypto';
import type { CallStore, Saving } from './call-store.ts';
import type { CallReport } from '../ports/voice-backend.ts';
import { isGeneratedCallId, NO_TRANSCRIPT } from '../rules/call-record.ts';
import * as rules from '../rules/call-limit.ts';
import { effectOfReport } from '../rules/report-effect.ts';
import type { Visitor } from '../rules/visitor.ts';
import { chunkPaths, fitsOneCommit, splitContent, type CallContent } from './call-content.ts';
import type { DocumentTransaction } from '../documents/document-store.ts';
import { runOnce, transactOnce, type Done } from './once.ts';
import { hashId, paths } from './paths.ts';
import { readCall, readLive, writeCall, type StoreContext } from './store-context.ts';
import { ownerDocSchema, type CallDoc } from './stored-shapes.ts';

type SaveCalls = Pick<CallStore, 'saveRecord' | 'saveReport'>;

/** Everything after a call: the visitor's record, the provider's word, and the owner's mail. */
export function createSaveCalls(context: StoreContext): SaveCalls {
  const { documents, limits, clock, composeMail } = context;
  const writeContent = (
    transaction: DocumentTransaction,
    call: CallDoc,
    told: CallContent & { source: 'client' | 'provider'; startedAt: string; endedAt: string },
  ) => {
    const nowMs = clock.now();
    const callDoc = hashId(call.callId);
    const expireAt = nowMs + limits.retentionMs;
    const { fields, chunks } = splitContent(call.visitorId, callDoc, { ...told, expireAt });
    // A shorter text than before must not leave the end of the longer one behind.
    for (const path of chunkPaths(call.visitorId, callDoc, call)) transaction.delete(path);
    for (const [path, chunk] of chunks) transaction.set(path, chunk);
    // Composed here and not before: writing a long talk out takes time that only a call of ours is worth.
    const mail = call.mailed
      ? undefined
      : composeMail({ ...told, callId: call.callId, isConfirmed: told.source === 'provider' });
    if (mail !== undefined) {
      transaction.set(paths.mail(call.visitorId, callDoc), {
        ...mail,
        createdAt: new Date(nowMs).toISOString(),
        expireAt,
      });
    }
    writeCall(
      transaction,
      {
        ...call,
        ...fields,
        expireAt,
        state: 'completed',
        source: told.source,
        startedAt: told.startedAt,
        endedAt: told.endedAt,
        mailed: call.mailed || mail !== undefined,
      },
      callDoc,
    );
  };

  const applyReport = (
    transaction: DocumentTransaction,
    { report, call, callDoc, visitor }: { report: CallReport; call: CallDoc; callDoc: string; visitor: Visitor },
  ): Done<Saving> => {
    const nowMs = clock.now();
    const { transcript } = report;
    const isFull = transcript !== undefined;
    const effect = effectOfReport(call, {
      wasConnected: report.wasConnected,
      isFull,
      isAwaited: visitor.unresolved[callDoc] !== undefined,
    });
    const ended = rules.expectReport(visitor, callDoc, { nowMs, isSure: true });
    switch (effect) {
      case 'nothing':
        // It changes nothing that counts; that the call runs no longer is news all the same.
        return rules.runningCalls(visitor, nowMs).includes(callDoc)
          ? { result: { kind: 'unchanged' }, visitor: ended }
          : { result: { kind: 'unchanged' } };
      case 'end':
        // The record or the full report is still to come.
        writeCall(transaction, { ...call, state: 'completed' }, callDoc);
        return { result: { kind: 'stored' }, visitor: rules.completeCall(ended, callDoc) };
      case 'refund': {
        const refunded = rules.refundCall(ended, callDoc);
        writeCall(transaction, { ...call, state: 'refunded', controlUrl: null }, callDoc);
        return { result: { kind: 'stored' }, visitor: isFull ? rules.resolveCall(refunded, callDoc) : refunded };
      }
      case 'confirmRefund':
        return { result: { kind: 'unchanged' }, visitor: rules.resolveCall(visitor, callDoc) };
      case 'complete': {
        const counted =
          call.state === 'refunded' ? rules.takeRefundBack(visitor) : rules.completeCall(visitor, callDoc);
        const told = {
          transcript: transcript === undefined || transcript.trim() === '' ? NO_TRANSCRIPT : transcript,
          messages: report.messages,
        };
        if (call.erased) writeCall(transaction, { ...call, state: 'completed', source: 'provider' }, callDoc);
        else {
          writeContent(transaction, call, {
            ...told,
            // What was said stays, whatever else the provider sends along.
            ...(fitsOneCommit(told) ? {} : { messages: [] }),
            ...inOrder(timesOf(report, nowMs)),
            source: 'provider',
          });
        }
        return { result: { kind: 'stored' }, visitor: rules.resolveCall(counted, callDoc) };
      }
      default:
        return effect satisfies never;
    }
  };

  return {
    saveRecord: (uid, record) =>
      transactOnce(context, { uid }, async (transaction, visitor): Promise<Done<Saving>> => {
        const nowMs = clock.now();
        const callDoc = findCallDoc(visitor, record.callId);
        const call = callDoc === undefined ? undefined : await readCall(transaction, uid, { callDoc, nowMs });
        if (callDoc === undefined || call === undefined || call.state === 'refunded')
          return { result: { kind: 'not_opened' } };
        if (call.source !== 'none' || call.erased) return { result: { kind: 'unchanged' } };
        if (!fitsOneCommit(record)) return { result: { kind: 'too_large' } };

        const after = rules.expectReport(rules.completeCall(visitor, callDoc), callDoc, { nowMs, isSure: false });
        const aliases =
          call.callId === record.callId ? after.aliases : { ...after.aliases, [hashId(record.callId)]: callDoc };
        writeContent(transaction, call, { ...record, ...inOrder(record), source: 'client' });
        return { result: { kind: 'stored' }, visitor: { ...after, aliases } };
      }),

    saveReport: (report) => {
      const key = randomUUID();
      return documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const callDoc = hashId(report.callId);
        const owner = await readLive(transaction, paths.callOwner(callDoc), nowMs);
        if (owner === undefined) return { kind: 'not_opened' };
        const uid = ownerDocSchema.parse(owner).visitorId;
        return runOnce(context, { uid, key, transaction }, async (_, visitor): Promise<Done<Saving>> => {
          const call = await readCall(transaction, uid, { callDoc, nowMs });
          return call === undefined
            ? { result: { kind: 'not_opened' } }
            : applyReport(transaction, { report, call, callDoc, visitor });
        });
      });
    },
  };
}

/** The call that a record is about: by its id, by the id it came with before, or the one open call for a made-up id. */
function findCallDoc(visitor: Visitor, callId: string): string | undefined {
  const callDoc = hashId(callId);
  if (visitor.calls.includes(callDoc)) return callDoc;
  if (!isGeneratedCallId(callId)) return undefined;
  return visitor.aliases[callDoc] ?? visitor.open ?? undefined;
}

/** The provider's times; where it gives none, the minute before now (specification, section 3). */
function timesOf(report: { startedAt: string | undefined; endedAt: string | undefined }, nowMs: number) {
  const endedAt = report.endedAt ?? new Date(nowMs).toISOString();
  return { startedAt: report.startedAt ?? new Date(Date.parse(endedAt) - 60_000).toISOString(), endedAt };
}

/** A call does not end before it began, whatever clock said so. */
function inOrder({ startedAt, endedAt }: { startedAt: string; endedAt: string }) {
  return { startedAt: Date.parse(startedAt) > Date.parse(endedAt) ? endedAt : startedAt, endedAt };
}
