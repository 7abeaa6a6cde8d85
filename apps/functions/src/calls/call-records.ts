import type { CallRecord } from '@asad/call-core/contract';
import { isGeneratedCallId } from '../rules/call-record.ts';
import * as rules from '../rules/call-limit.ts';
import type { Visitor } from '../rules/visitor.ts';
import { chunkPaths, fitsOneCommit, noContent, writeContent } from './call-content.ts';
import { transactOnce, type Done } from './once.ts';
import { hashId, paths } from './paths.ts';
import { settleSeconds } from './spend-budgets.ts';
import { readCall, writeCall, type StoreContext } from './store-context.ts';

export type Saving =
  | { readonly kind: 'stored' }
  /** An equal or better record was there already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not_opened' }
  /** Larger than one commit may be; without its messages it would fit. */
  | { readonly kind: 'too_large' };

/** A provider that does not delete in a month of trying has been told its owner every day of it. */
const DELETION_LIFE_MS = 30 * 86_400_000;

/** What visitors say about their own calls, and take back, over any database. */
export function createCallRecords(context: StoreContext) {
  const { clock, documents, limits } = context;
  return {
    /** Keeps the visitor's own record of a call, unconfirmed. The first one stands. */
    saveRecord: (uid: string, record: CallRecord): Promise<Saving> =>
      transactOnce(context, { uid }, async (transaction, visitor): Promise<Done<Saving>> => {
        const nowMs = clock.now();
        const callDoc = findCallDoc(visitor, record.callId);
        const call = callDoc === undefined ? undefined : await readCall(transaction, uid, { callDoc, nowMs });
        if (callDoc === undefined || call === undefined || call.state === 'refunded')
          return { result: { kind: 'not_opened' } };
        const after = rules.expectReport(rules.completeCall(visitor, callDoc), callDoc, { nowMs, isSure: false });
        if (call.erased && call.state === 'open') {
          // What was said is dropped; that the call is over is not.
          writeCall(transaction, { ...call, state: 'completed' });
          return { result: { kind: 'unchanged' }, visitor: after };
        }
        if (call.source !== 'none' || call.erased) return { result: { kind: 'unchanged' } };
        if (!fitsOneCommit(record)) return { result: { kind: 'too_large' } };
        // Nobody reports how long a call lasted that the backend itself answers: it is taken to have lasted until now.
        const isOurs = visitor.unresolved[callDoc] === undefined && call.held.length > 0;
        const lastedMs = nowMs - Date.parse(call.openedAt);
        const settle = isOurs
          ? await settleSeconds(transaction, limits, { held: call.held, lastedMs, nowMs })
          : undefined;
        const aliases =
          call.callId === record.callId ? after.aliases : { ...after.aliases, [hashId(record.callId)]: callDoc };
        settle?.();
        const settled = settle === undefined ? call : { ...call, held: [] };
        await writeContent(context, transaction, { call: settled, told: { ...record, source: 'client' } });
        return { result: { kind: 'stored' }, visitor: { ...after, aliases } };
      }),

    /**
     * Deletes transcripts, messages and waiting mails of this visitor, and notes that the provider is to delete its
     * copies; the count stays, and what arrives later of these calls is dropped, of one that runs too. Returns how many
     * held some.
     */
    eraseCalls: async (uid: string): Promise<number> => {
      const count = await transactOnce(context, { uid }, async (transaction, visitor) => {
        const nowMs = clock.now();
        const calls = [];
        for (const callDoc of visitor.calls)
          calls.push({ callDoc, call: await readCall(transaction, uid, { callDoc, nowMs }) });
        let erased = 0;
        for (const { callDoc, call } of calls) {
          if (call === undefined || call.erased) continue;
          for (const path of chunkPaths(call)) transaction.delete(path);
          transaction.delete(paths.mail(uid, callDoc));
          transaction.delete(paths.waitingMail(uid, callDoc));
          if (call.isReported) {
            // A call that runs has its copy at the provider when it is over.
            const dueAtMs = Math.max(nowMs, visitor.unresolved[callDoc]?.endsAtMs ?? 0);
            const { callId, provider } = call;
            const expireAt = dueAtMs + DELETION_LIFE_MS;
            transaction.set(paths.deletion(callDoc), { callId, provider, dueAtMs, expireAt });
          }
          writeCall(transaction, {
            ...call,
            ...noContent,
            // How much was asked of a language model still counts.
            talk: call.talk && { ...call.talk, state: null, last: null },
            startedAt: null,
            endedAt: null,
            erased: true,
          });
          if (call.source !== 'none') erased += 1;
        }
        return calls.length === 0 ? { result: erased } : { result: erased, visitor };
      });
      // The deletion is committed and stays, even if the file cannot be cleaned of what was deleted.
      await documents.shred().catch(() => undefined);
      return count;
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
