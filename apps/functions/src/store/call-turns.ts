import { randomUUID } from 'node:crypto';
import type { DocumentTransaction } from './documents/document-store.ts';
import { findOpen } from '../domain/visitor.ts';
import { hashId, isKept, readCall, readVisitor, writeCall, type StoreContext } from './stored-records.ts';

/** A turn takes about ten seconds. */
export const MAX_TURNS = 120;
/** Ten minutes with a brief of 20,000 tokens and twenty turns. */
export const MAX_TOKENS = 400_000;
/** A crashed request blocks its call for this long. */
export const TURN_LEASE_MS = 30_000;

export type TurnOpening =
  /** `state` is undefined in the first turn. */
  | {
      readonly kind: 'begun';
      readonly run: string;
      readonly state: string | undefined;
      /** False when the call's tokens are used up. */
      readonly mayAsk: boolean;
      readonly endsAtMs: number;
    }
  | { readonly kind: 'answered_before'; readonly answerLines: string }
  | { readonly kind: 'not_opened' | 'running' | 'limit' };

export interface EndedTurn {
  readonly callId: string;
  readonly run: string;
  /** Undefined: unchanged. */
  readonly state: string | undefined;
  /** Undefined: the answer was not delivered, and the turn may be repeated. */
  readonly answerLines: string | undefined;
  readonly tokens: number;
}

const noTalk = { turns: 0, tokens: 0, state: null, running: null, last: null } as const;

export function createCallTurns({ documents, clock, limits }: StoreContext) {
  const findOpenCall = async (transaction: DocumentTransaction, uid: string, callId: string) => {
    const callDoc = hashId(callId);
    const open = findOpen(await readVisitor(transaction, uid));
    return open?.callDoc === callDoc ? readCall(transaction, uid, { callDoc, nowMs: clock.now() }) : undefined;
  };
  return {
    /** Counts a turn once per key. After a lost response, a repeated key takes the turn over, once. */
    beginTurn: (uid: string, { callId, key }: { callId: string; key: string }): Promise<TurnOpening> => {
      const run = randomUUID();
      return documents.transact(async (transaction): Promise<TurnOpening> => {
        const nowMs = clock.now();
        const call = await findOpenCall(transaction, uid, callId);
        if (call?.state !== 'open') return { kind: 'not_opened' };
        const talk = call.talk ?? noTalk;
        if (talk.last?.key === key) return { kind: 'answered_before', answerLines: talk.last.told };
        const { running } = talk;
        const isSame = running?.key === key;
        const isOwn = running?.run === run;
        const isTakenOver = isOwn ? running.isTakenOver : running !== null && running.untilMs > nowMs;
        // Only once: otherwise a script could run the model many times in parallel with one key.
        if (isTakenOver && !isOwn && (!isSame || running.isTakenOver)) return { kind: 'running' };
        const endsAtMs = Date.parse(call.openedAt) + limits.maxCallMs;
        if (endsAtMs <= nowMs || (!isSame && talk.turns >= MAX_TURNS)) return { kind: 'limit' };
        writeCall(transaction, {
          ...call,
          talk: {
            ...talk,
            turns: talk.turns + (isSame ? 0 : 1),
            running: { key, run, untilMs: nowMs + TURN_LEASE_MS, isTakenOver },
          },
        });
        return {
          kind: 'begun',
          run,
          state: talk.state ?? undefined,
          mayAsk: talk.tokens < MAX_TOKENS,
          endsAtMs,
        };
      });
    },

    /** Counts the cost; stores the outcome unless another request took over. */
    endTurn: (uid: string, { callId, run, state, answerLines, tokens }: EndedTurn): Promise<void> =>
      documents.transact(async (transaction) => {
        const call = await findOpenCall(transaction, uid, callId);
        if (!call?.talk) return;
        // The tokens were spent even if another request took over. They count twice if the commit's response was lost.
        const talk = { ...call.talk, tokens: call.talk.tokens + tokens };
        const { running } = talk;
        if (running?.run !== run) return writeCall(transaction, { ...call, talk });
        // Do not restore content that the visitor deleted during the turn.
        const lastAnswer = answerLines === undefined ? talk.last : { key: running.key, told: answerLines };
        const memory = isKept(call) ? { state: state ?? talk.state, last: lastAnswer } : { state: null, last: null };
        // Keep the key until the answer was delivered: a repeat then counts as the same turn.
        const nextRunning = answerLines === undefined ? { ...running, untilMs: clock.now() } : null;
        writeCall(transaction, { ...call, talk: { ...talk, ...memory, running: nextRunning } });
      }),
  };
}
