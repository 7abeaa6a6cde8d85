import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DocumentTransaction } from './documents/document-store.ts';
import { listAwaited, type Visitor } from '../domain/visitor.ts';
import { paths, readVisitor, VISITOR_LIFE_MS, type StoreContext } from './stored-records.ts';

/** Longer than any function runs, and so than any retry can come. */
const RECEIPT_LIFE_MS = 120_000;
/** Presses of one visitor at once leave a few; a bound all the same, since the document is one. */
const MAX_RECEIPTS = 20;

/** The provider forgets calls; one of which it says nothing for so long is asked for no more, unless by its visitor. */
const AWAITED_LIFE_MS = 7 * 86_400_000;

/** What a command did; `visitor` undefined: it changed nothing, so that a repetition may decide again. */
export interface Done<T> {
  /** What the note keeps: no address, nothing that was said. */
  readonly result: T;
  readonly visitor?: Visitor;
}

/**
 * Runs a command that may run twice: a database repeats a transaction also when its commit was applied and only the
 * answer was lost. What it did is noted in the visitor's own document, in the same commit, so that the repetition finds
 * the note, does nothing and says the same. `key` names it across requests; without one it is this one run of it.
 */
export function transactOnce<T>(
  { clock, documents }: StoreContext,
  { uid, key = randomUUID() }: { readonly uid: string; readonly key?: string },
  work: (transaction: DocumentTransaction, visitor: Visitor) => Promise<Done<T>>,
): Promise<T> {
  return documents.transact(async (transaction) => {
    const nowMs = clock.now();
    const before = await readVisitor(transaction, uid);
    const receipt = before.receipts[key];
    if (receipt !== undefined) return z.custom<T>().parse(JSON.parse(receipt.result));
    const { result, visitor } = await work(transaction, before);
    if (visitor !== undefined) {
      const live = Object.entries(visitor.receipts).filter(([, { atMs }]) => atMs > nowMs - RECEIPT_LIFE_MS);
      const added = [key, { result: JSON.stringify(result), atMs: nowMs }] as const;
      const receipts = Object.fromEntries([...live.slice(1 - MAX_RECEIPTS), added]);
      noteAwaited(transaction, { before, after: visitor });
      transaction.set(paths.visitor(uid), { ...visitor, receipts, expireAt: nowMs + VISITOR_LIFE_MS });
    }
    return result;
  });
}

/**
 * Writes a document for each awaited report, with the time from which it is late: the maintenance finds them without
 * reading every visitor.
 */
function noteAwaited(
  transaction: DocumentTransaction,
  { before, after }: { readonly before: Visitor; readonly after: Visitor },
): void {
  const awaitedBefore = new Map(listAwaited(before).map((call) => [call.callDoc, call]));
  const awaitedAfter = new Map(listAwaited(after).map((call) => [call.callDoc, call]));
  for (const callDoc of new Set([...awaitedBefore.keys(), ...awaitedAfter.keys()])) {
    const call = awaitedAfter.get(callDoc);
    if (call === undefined) transaction.delete(paths.awaited(callDoc));
    else if (!awaitedBefore.has(callDoc)) {
      const { callId, overdueAtMs } = call;
      const expireAt = overdueAtMs + AWAITED_LIFE_MS;
      transaction.set(paths.awaited(callDoc), { callId, overdueAtMs, expireAt });
    }
  }
}
