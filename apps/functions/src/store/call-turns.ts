import { dayOf } from '../domain/budget.ts';
import { findOpen } from '../domain/visitor.ts';
import { transactOnce, type Done } from './once.ts';
import { addToBudget, readCount } from './spend-budgets.ts';
import { hashId, paths, readCall, writeCall, type StoreContext } from './stored-records.ts';

/** Of all calls: about a thousand turns with the whole bank in each. */
export const MAX_DAY_TOKENS = 10_000_000;

const MODEL = 'model';

export function createCallTurns(context: StoreContext) {
  const { documents, clock, limits } = context;
  const pathOfDay = (): string => paths.budget(dayOf(clock.now()), 'tokens');
  return {
    /** Counts a turn of a running call that a language model judges. */
    takeTurn: (uid: string, callId: string): Promise<'taken' | 'not_opened' | 'limit'> =>
      transactOnce(context, { uid }, async (transaction, visitor): Promise<Done<'taken' | 'not_opened' | 'limit'>> => {
        const nowMs = clock.now();
        const callDoc = hashId(callId);
        const isOpen = findOpen(visitor)?.callDoc === callDoc;
        const call = isOpen ? await readCall(transaction, uid, { callDoc, nowMs }) : undefined;
        if (call?.state !== 'open' || call.provider !== MODEL) return { result: 'not_opened' };
        if (Date.parse(call.openedAt) + limits.maxCallMs <= nowMs) return { result: 'not_opened' };
        if (call.turns >= limits.maxTurns) return { result: 'limit' };
        if ((await readCount(transaction, pathOfDay())).count >= MAX_DAY_TOKENS) return { result: 'limit' };
        writeCall(transaction, { ...call, turns: call.turns + 1 });
        return { result: 'taken', visitor };
      }),
    /** Counts twice if the commit's response was lost. */
    addTokens: (tokens: number): Promise<void> =>
      documents.transact((transaction) =>
        addToBudget(transaction, pathOfDay(), { amount: tokens, nowMs: clock.now() }),
      ),
  };
}
