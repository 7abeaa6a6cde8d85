import type { DocumentTransaction } from '../documents/document-store.ts';
import { chunkPaths, splitContent, type CallContent } from './call-content.ts';
import { hashId, paths } from './paths.ts';
import { writeCall, type StoreContext } from './store-context.ts';
import type { CallDoc } from './stored-shapes.ts';

/** What was said in a call, by whoever told it. */
export interface ToldContent extends CallContent {
  readonly source: 'client' | 'provider';
  readonly startedAt: string;
  readonly endedAt: string;
}

/** Completes a call by what was said in it, and puts down the owner's mail about it: one for each call. */
export async function writeContent(
  context: StoreContext,
  transaction: DocumentTransaction,
  { call, told }: { readonly call: CallDoc; readonly told: ToldContent },
): Promise<void> {
  const { clock, limits } = context;
  const nowMs = clock.now();
  const callDoc = hashId(call.callId);
  const expireAt = nowMs + limits.retentionMs;
  // A call does not end before it began, whatever clock said so.
  const { endedAt, source } = told;
  const startedAt = Date.parse(told.startedAt) > Date.parse(endedAt) ? endedAt : told.startedAt;
  const { fields, chunks } = splitContent(call.visitorId, callDoc, { ...told, expireAt });
  // A shorter text than before must not leave the end of the longer one behind.
  for (const path of chunkPaths(call.visitorId, callDoc, call)) transaction.delete(path);
  for (const [path, chunk] of chunks) transaction.set(path, chunk);
  const isWaiting = !call.mailed && source === 'client' && call.isReported && limits.mailWaitMs > 0;
  const waiting = paths.waitingMail(call.visitorId, callDoc);
  if (isWaiting) {
    const dueAtMs = nowMs + limits.mailWaitMs;
    transaction.set(waiting, { visitorId: call.visitorId, callDoc, dueAtMs, expireAt });
  } else if (!call.mailed && limits.mailWaitMs > 0) transaction.delete(waiting);
  const mailed =
    call.mailed ||
    (!isWaiting && (await writeMail(context, transaction, { call, told: { ...told, startedAt }, expireAt })));
  writeCall(transaction, { ...call, ...fields, expireAt, state: 'completed', source, startedAt, endedAt, mailed });
}

/** Writes the owner's mail about a call; false where nothing worth one was said. */
export async function writeMail(
  { clock, composeMail }: StoreContext,
  transaction: DocumentTransaction,
  { call, told, expireAt }: { readonly call: CallDoc; readonly told: ToldContent; readonly expireAt: number },
): Promise<boolean> {
  // Composed here and not before: writing a long talk out takes time that only a call of ours is worth.
  const mail = await composeMail({ ...told, callId: call.callId, isConfirmed: told.source === 'provider' });
  if (mail === undefined) return false;
  const createdAt = new Date(clock.now()).toISOString();
  transaction.set(paths.mail(call.visitorId, hashId(call.callId)), { ...mail, createdAt, expireAt });
  return true;
}
