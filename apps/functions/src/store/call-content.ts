import type { CallRecord } from '@asad/call-core/contract';
import type { DocumentReader, DocumentTransaction } from './documents/document-store.ts';
import {
  advance,
  hashId,
  paths,
  writeCall,
  type StoreContext,
  chunkDocSchema,
  type CallDoc,
} from './stored-records.ts';

/** A Firestore document has 1 MiB, names and other fields included. */
const MAX_CHUNK_BYTES = 700_000;

/** The first piece is in the call's own document: large enough for most calls, small enough for a page of fifty. */
export const FIRST_PIECE_BYTES = 16_000;

/** A Firestore commit has 10 MiB, indexes and the owner's mail included. */
const MAX_CONTENT_BYTES = 8_000_000;

type CallContent = Pick<CallRecord, 'transcript'> & { readonly messages: readonly unknown[] };

/** False also for JSON that grows when it is serialised: `1e20` becomes 21 digits. */
export function fitsOneCommit({ transcript, messages }: CallContent): boolean {
  return Buffer.byteLength(transcript) + Buffer.byteLength(JSON.stringify(messages)) <= MAX_CONTENT_BYTES;
}

export const noContent = { transcript: '', transcriptChunks: 0, messageChunks: 0, messageCount: 0 } as const;

/** Pieces of at most MAX_CHUNK_BYTES of UTF-8, split between characters. Empty text is one piece. */
function chunkText(text: string, firstBytes = MAX_CHUNK_BYTES): readonly string[] {
  const encoder = new TextEncoder();
  const piece = new Uint8Array(MAX_CHUNK_BYTES);
  const chunks: string[] = [];
  let rest = text;
  do {
    const { read } = encoder.encodeInto(rest, chunks.length === 0 ? piece.subarray(0, firstBytes) : piece);
    chunks.push(rest.slice(0, read));
    rest = rest.slice(read);
  } while (rest !== '');
  return chunks;
}

function splitContent({ transcript, messages }: CallContent) {
  const [first = '', ...more] = chunkText(transcript, FIRST_PIECE_BYTES);
  const rest = messages.length === 0 ? [] : chunkText(JSON.stringify(messages));
  const counts = { transcriptChunks: more.length, messageChunks: rest.length, messageCount: messages.length };
  return { fields: { transcript: first, ...counts }, texts: [...more, ...rest] };
}

type Kind = 'transcript' | 'messages';

function chunkPathsOf(call: CallDoc, kind: Kind): readonly string[] {
  const count = kind === 'transcript' ? call.transcriptChunks : call.messageChunks;
  const callDoc = hashId(call.callId);
  return Array.from({ length: count }, (_, index) => paths.chunk(call.visitorId, callDoc, { kind, index }));
}

const chunkPaths = (call: CallDoc): readonly string[] => [
  ...chunkPathsOf(call, 'transcript'),
  ...chunkPathsOf(call, 'messages'),
];

/** By their names, so that those of a broken call are found too. */
export async function findChunkPaths(reader: DocumentReader, uid: string, callDoc: string): Promise<readonly string[]> {
  const found = [];
  for (const kind of ['transcript', 'messages'] as const)
    for (let index = 0; ; index += 1) {
      const path = paths.chunk(uid, callDoc, { kind, index });
      if ((await reader.get(path)) === undefined) break;
      found.push(path);
    }
  return found;
}

export async function readChunks(
  reader: DocumentReader,
  call: CallDoc,
  { kind, max = Infinity }: { readonly kind: Kind; readonly max?: number },
): Promise<string> {
  let text = '';
  for (const path of chunkPathsOf(call, kind).slice(0, max)) {
    const found = await reader.get(path);
    text += chunkDocSchema.safeParse(found).data?.text ?? '';
  }
  return text;
}

export type CompleteContent = CallContent &
  Pick<CallRecord, 'startedAt' | 'endedAt'> & { readonly source: 'client' | 'provider' };

/** Writes the content, and the call's only mail. */
export function writeContent(
  context: StoreContext,
  transaction: DocumentTransaction,
  { call, content }: { readonly call: CallDoc; readonly content: CompleteContent },
): void {
  const { clock, limits } = context;
  const nowMs = clock.now();
  const callDoc = hashId(call.callId);
  const expireAt = nowMs + limits.retentionMs;
  // A wrong clock may report a start after the end.
  const { endedAt, source } = content;
  const startedAt = Date.parse(content.startedAt) > Date.parse(endedAt) ? endedAt : content.startedAt;
  const { fields, texts } = splitContent(content);
  // A shorter text must not leave pieces of the longer one behind.
  for (const path of chunkPaths(call)) transaction.delete(path);
  for (const [index, path] of chunkPaths({ ...call, ...fields }).entries())
    transaction.set(path, { text: texts[index] ?? '', expireAt });
  const isWaiting = !call.mailed && source === 'client' && call.isReported && limits.mailWaitMs > 0;
  const waiting = paths.waitingMail(call.visitorId, callDoc);
  if (isWaiting) {
    const dueAtMs = nowMs + limits.mailWaitMs;
    transaction.set(waiting, { visitorId: call.visitorId, callDoc, dueAtMs, expireAt });
  } else if (!call.mailed && limits.mailWaitMs > 0) transaction.delete(waiting);
  const mailed =
    call.mailed ||
    (!isWaiting && writeMail(context, transaction, { call, content: { ...content, startedAt }, expireAt }));
  const completed = advance(call, source === 'provider' ? 'transcribed' : 'ended');
  writeCall(transaction, { ...completed, ...fields, expireAt, source, startedAt, endedAt, mailed });
}

/** Returns false when the call holds nothing worth a mail. */
export function writeMail(
  { clock, composeMail }: StoreContext,
  transaction: DocumentTransaction,
  { call, content, expireAt }: { readonly call: CallDoc; readonly content: CompleteContent; readonly expireAt: number },
): boolean {
  // Composing is expensive for a long call, so check first.
  const mail = composeMail({ ...content, callId: call.callId, isConfirmed: content.source === 'provider' });
  if (mail === undefined) return false;
  const createdAt = new Date(clock.now()).toISOString();
  transaction.set(paths.mail(call.visitorId, hashId(call.callId)), { ...mail, createdAt, expireAt });
  return true;
}
