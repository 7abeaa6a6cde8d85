import { randomUUID } from 'node:crypto';
import type { DocumentTransaction } from './documents/document-store.ts';
import { findOpen } from '../domain/visitor.ts';
import { hashId, readCall, readVisitor, writeCall, type StoreContext } from './stored-records.ts';

/** A question and its spoken answer take about ten seconds: nobody in earnest reaches this many within an hour. */
export const MAX_TURNS = 120;
/** Of one call, asked and answered; a call of ten minutes with a brief of 20,000 tokens and twenty turns. */
export const MAX_TOKENS = 400_000;
/** Longer than a turn may take: whoever died in the middle of one holds nobody up for longer. */
export const TURN_LEASE_MS = 30_000;

export type TurnOpening =
  /** It may be answered. `run` names this answer; `state` is what the voice remembers, as it gave it, at first undefined. */
  | {
      readonly kind: 'begun';
      readonly run: string;
      readonly state: string | undefined;
      /** False: the tokens of this call are used up. */
      readonly mayAsk: boolean;
      /** The call's own end, in milliseconds since 1970. */
      readonly endsAtMs: number;
    }
  /** It was answered before: what was said then, as it was given. */
  | { readonly kind: 'told_before'; readonly told: string }
  | { readonly kind: 'not_opened' | 'running' | 'limit' };

export interface EndedTurn {
  readonly callId: string;
  readonly run: string;
  /** Undefined: as it was. */
  readonly state: string | undefined;
  /** Undefined: nobody heard it, and it may be asked again. */
  readonly told: string | undefined;
  readonly tokens: number;
}

const noTalk = { turns: 0, tokens: 0, state: null, running: null, last: null } as const;

/** What visitors say in a call that the backend itself answers, turn by turn, over any database. */
export function createCallTurns({ documents, clock, limits }: StoreContext) {
  const findOpenCall = async (transaction: DocumentTransaction, uid: string, callId: string) => {
    const callDoc = hashId(callId);
    const open = findOpen(await readVisitor(transaction, uid));
    return open?.callDoc === callDoc ? readCall(transaction, uid, { callDoc, nowMs: clock.now() }) : undefined;
  };
  return {
    /**
     * Counts a turn, unless this key has counted one, and lets nobody else in until it is over. The same key again takes
     * a turn over whose answer was lost, once while it is still being answered.
     */
    beginTurn: (uid: string, { callId, key }: { callId: string; key: string }): Promise<TurnOpening> => {
      const run = randomUUID();
      return documents.transact(async (transaction): Promise<TurnOpening> => {
        const nowMs = clock.now();
        const call = await findOpenCall(transaction, uid, callId);
        if (call?.state !== 'open') return { kind: 'not_opened' };
        const talk = call.talk ?? noTalk;
        if (talk.last?.key === key) return { kind: 'told_before', told: talk.last.told };
        const { running } = talk;
        const isSame = running?.key === key;
        // The commit's answer was lost, and this runs again.
        const isOwn = running?.run === run;
        const isTakenOver = isOwn ? running.isTakenOver : running !== null && running.untilMs > nowMs;
        // Only once: otherwise a script could have the model answer one key any number of times in parallel.
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

    /** Counts what a turn cost, and keeps what came of it unless somebody took it over. */
    endTurn: (uid: string, { callId, run, state, told, tokens }: EndedTurn): Promise<void> =>
      documents.transact(async (transaction) => {
        const call = await findOpenCall(transaction, uid, callId);
        if (!call?.talk) return;
        // The tokens were spent even if another request took the turn over. They count twice if a commit's answer was
        // lost.
        const talk = { ...call.talk, tokens: call.talk.tokens + tokens };
        const { running } = talk;
        if (running?.run !== run) return writeCall(transaction, { ...call, talk });
        // What the visitor had deleted meanwhile is not written down again.
        const answered = told === undefined ? talk.last : { key: running.key, told };
        const kept = call.erased ? { state: null, last: null } : { state: state ?? talk.state, last: answered };
        // Its key stays known until it was heard: asked again, it costs no other turn.
        const left = told === undefined ? { ...running, untilMs: clock.now() } : null;
        writeCall(transaction, { ...call, talk: { ...talk, ...kept, running: left } });
      }),
  };
}
