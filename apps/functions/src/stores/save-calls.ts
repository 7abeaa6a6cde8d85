import type { CallStore } from '../ports/call-store.ts';
import { isGeneratedCallId, NO_TRANSCRIPT } from '../rules/call-record.ts';
import * as rules from '../rules/call-limit.ts';
import { effectOfReport } from '../rules/report-effect.ts';
import type { Visitor } from '../rules/visitor.ts';
import { chunkPaths, splitContent, type CallContent } from './call-content.ts';
import type { DocumentTransaction } from './document-store.ts';
import { hashId, paths } from './paths.ts';
import { readCall, readLive, readVisitor, writeCall, writeVisitor, type StoreContext } from './store-context.ts';
import { ownerDocSchema, type CallDoc } from './stored-shapes.ts';

type SaveCalls = Pick<CallStore, 'saveRecord' | 'saveReport' | 'findUnresolvedCalls'>;

/** Everything after a call: the visitor's record, the provider's word, and the owner's mail. */
export function createSaveCalls({ documents, limits, clock, composeMail }: StoreContext): SaveCalls {
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

  return {
    saveRecord: (uid, record) =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const visitor = await readVisitor(transaction, uid, nowMs);
        const callDoc = findCallDoc(visitor, record.callId);
        const call = callDoc === undefined ? undefined : await readCall(transaction, uid, { callDoc, nowMs });
        if (callDoc === undefined || call === undefined || call.state === 'refunded') return { kind: 'not_opened' };
        if (call.source !== 'none' || call.erased) return { kind: 'unchanged' };

        const after = rules.completeCall(visitor, callDoc);
        const aliases =
          call.callId === record.callId ? after.aliases : { ...after.aliases, [hashId(record.callId)]: callDoc };
        writeContent(transaction, call, { ...record, source: 'client' });
        writeVisitor(transaction, uid, { visitor: { ...after, aliases }, nowMs });
        return { kind: 'stored' };
      }),

    saveReport: (report) =>
      documents.transact(async (transaction) => {
        const nowMs = clock.now();
        const callDoc = hashId(report.callId);
        const owner = await readLive(transaction, paths.callOwner(callDoc), nowMs);
        if (owner === undefined) return { kind: 'not_opened' };
        const uid = ownerDocSchema.parse(owner).visitorId;
        const visitor = await readVisitor(transaction, uid, nowMs);
        const call = await readCall(transaction, uid, { callDoc, nowMs });
        if (call === undefined) return { kind: 'not_opened' };
        const write = (told: CallDoc, after: Visitor) => {
          writeCall(transaction, told, callDoc);
          writeVisitor(transaction, uid, { visitor: after, nowMs });
        };

        const { transcript } = report;
        const effect = effectOfReport(call, {
          wasConnected: report.wasConnected,
          isFull: transcript !== undefined,
          isAwaited: visitor.unresolved[callDoc] !== undefined,
        });
        switch (effect) {
          case 'nothing':
            return { kind: 'unchanged' };
          case 'end':
            // The record or the full report is still to come.
            write({ ...call, state: 'completed' }, rules.completeCall(visitor, callDoc));
            return { kind: 'stored' };
          case 'refund': {
            const refunded = rules.refundCall(visitor, callDoc);
            const after = transcript === undefined ? refunded : rules.resolveCall(refunded, callDoc);
            write({ ...call, state: 'refunded', controlUrl: null }, after);
            return { kind: 'stored' };
          }
          case 'confirmRefund':
            writeVisitor(transaction, uid, { visitor: rules.resolveCall(visitor, callDoc), nowMs });
            return { kind: 'unchanged' };
          case 'complete': {
            const counted =
              call.state === 'refunded' ? rules.takeRefundBack(visitor) : rules.completeCall(visitor, callDoc);
            write({ ...call, state: 'completed', source: 'provider' }, rules.resolveCall(counted, callDoc));
            if (call.erased) return { kind: 'stored' };
            writeContent(transaction, call, {
              transcript: transcript === undefined || transcript.trim() === '' ? NO_TRANSCRIPT : transcript,
              messages: report.messages,
              source: 'provider',
              ...timesOf(report, nowMs),
            });
            return { kind: 'stored' };
          }
          default:
            return effect satisfies never;
        }
      }),

    findUnresolvedCalls: (uid) =>
      documents.read(async (transaction) =>
        Object.values((await readVisitor(transaction, uid, clock.now())).unresolved),
      ),
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
