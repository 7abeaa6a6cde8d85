import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DocumentTransaction } from './documents/document-store.ts';
import { listAwaited, type Visitor } from '../domain/visitor.ts';
import { paths, readVisitor, VISITOR_LIFE_MS, type StoreContext } from './stored-records.ts';

/** No retry comes later than this. */
const RECEIPT_LIFE_MS = 120_000;
/** Bounds the document's size; parallel commands of one visitor need a few. */
const MAX_RECEIPTS = 20;

/** Providers delete calls. The visitor's own request still fetches a report. */
const AWAITED_LIFE_MS = 7 * 86_400_000;

/** `visitor` undefined: nothing changed, so a repeat runs the command again. */
export interface Done<T> {
  /** Stored in the receipt, so it must contain no address and no content. */
  readonly result: T;
  readonly visitor?: Visitor;
}

/**
 * Runs a command once: a database repeats a transaction even if only the response of its commit was lost. The same
 * commit stores a receipt, and a repeat returns its result. `key` identifies the command across requests; the default
 * is unique.
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

/** Lets the maintenance find overdue reports without reading every visitor. */
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
