import { hash } from 'node:crypto';
import { z } from 'zod';
import type { CallRecord } from '@asad/call-core/contract';
import type { Clock } from '../ports.ts';
import { CALL_STATES, stateAfter, type CallEvent } from '../domain/call-count.ts';
import { applyToCall, newVisitor, parseVisitor, type Visitor } from '../domain/visitor.ts';
import type { DocumentReader, DocumentStore, DocumentTransaction } from './documents/document-store.ts';
import type { CallLimits } from '../call-limits.ts';

/** Ids may be '..', contain '/' or be 800 bytes long; their hash is a safe path segment. */
export function hashId(id: string): string {
  return hash('sha256', id);
}

export const paths = {
  visitor: (uid: string) => `visitors/${safeUid(uid)}`,
  call: (uid: string, callDoc: string) => `visitors/${safeUid(uid)}/calls/${callDoc}`,
  chunk: (uid: string, callDoc: string, part: { readonly kind: 'transcript' | 'messages'; readonly index: number }) =>
    `visitors/${safeUid(uid)}/calls/${callDoc}/${part.kind}/${String(part.index).padStart(4, '0')}`,
  /** A webhook names only the call. */
  callOwner: (callDoc: string) => `callOwners/${callDoc}`,
  /** A call without its full report, found without the visitor's id. */
  awaited: (callDoc: string) => `awaited/${callDoc}`,
  deletion: (callDoc: string) => `deletions/${callDoc}`,
  captcha: (captchaId: string) => `captcha/${hashId(captchaId)}`,
  budget: (day: string, of: string) => `budgets/${day}_${of}`,
  counts: (day: string) => `counts/${day}`,
  siteSwitch: 'site/switch',
  doneQuestions: 'site/doneQuestions',
  probe: (probeId: string) => `site/probe-${probeId}`,
  alarm: (alarmId: string) => `mail/${alarmId}`,
  waitingMail: (uid: string, callDoc: string) => `waitingMails/${hashId(`${uid}/${callDoc}`)}`,
  mail: (uid: string, callDoc: string) => `mail/${hashId(`${uid}/${callDoc}`)}`,
} as const;

/** Firestore reserves '.', '..' and names like `__x__`. */
function safeUid(uid: string): string {
  return encodeURIComponent(uid).replaceAll('.', '%2E').replaceAll('_', '%5F');
}

/** Times are ISO strings. */
export const callDocSchema = z.object({
  visitorId: z.string(),
  callId: z.string(),
  assistantId: z.string(),
  provider: z.string(),
  /** The provider keeps a copy and reports the end. */
  isReported: z.boolean(),
  handle: z.string().nullable(),
  state: z.enum(CALL_STATES).exclude(['reserved']),
  /** Origin of the transcript; `erased`: the visitor deleted it, and later content is dropped. */
  source: z.enum(['none', 'client', 'provider', 'erased']),
  openedAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The first piece; further ones are documents below the call. */
  transcript: z.string(),
  transcriptChunks: z.int().min(0),
  messageChunks: z.int().min(0),
  messageCount: z.int().min(0),
  /** Budgets that hold the call's maximum length until its report gives the real one. */
  held: z.array(z.string()),
  /** The opening's answer as JSON, repeated to retries while the call runs. */
  answer: z.string().nullable(),
  /** Judged by a language model. */
  turns: z.int().min(0).default(0),
  mailed: z.boolean(),
  expireAt: z.number(),
});

export type CallDoc = Readonly<z.infer<typeof callDocSchema>>;
/** A call that its visitor did not delete. */
export type KeptCall = CallDoc & { readonly source: Exclude<CallDoc['source'], 'erased'> };
export const isKept = (call: CallDoc): call is KeptCall => call.source !== 'erased';

export const ownerDocSchema = z.object({ visitorId: z.string() });
export const awaitedDocSchema = z.object({ callId: z.string(), overdueAtMs: z.number() });
export const deletionDocSchema = z.object({ callId: z.string(), provider: z.string(), dueAtMs: z.number() });
export const chunkDocSchema = z.object({ text: z.string() });

export const mailDocSchema = z.object({
  to: z.string(),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  createdAt: z.string(),
  /** A mail about a failure, not a call. */
  isAlarm: z.boolean().default(false),
  delivery: z.looseObject({ state: z.string(), error: z.string().nullish() }).optional(),
});

export const waitingMailDocSchema = z.object({ visitorId: z.string(), callDoc: z.string(), dueAtMs: z.number() });

export type Mail = Readonly<Pick<z.infer<typeof mailDocSchema>, 'to' | 'message'>>;

export interface FinishedCall extends Pick<CallRecord, 'callId' | 'startedAt' | 'endedAt' | 'transcript'> {
  readonly isConfirmed: boolean;
}

export interface StoreContext {
  readonly documents: DocumentStore;
  readonly limits: CallLimits;
  readonly clock: Clock;
  /** Returns undefined when the call holds nothing worth a mail. */
  readonly composeMail: (call: FinishedCall) => Mail | undefined;
}

/** A visitor's data expires after this long without use. */
export const VISITOR_LIFE_MS = 400 * 86_400_000;

/**
 * Ignores expired documents: a TTL policy may take a day to delete them. Returns undefined for a broken one, which
 * `listBroken` reports.
 */
export async function readLive<T>(
  reader: DocumentReader,
  path: string,
  { schema, nowMs }: { readonly schema: z.ZodType<T>; readonly nowMs: number },
): Promise<T | undefined> {
  const found = await reader.get(path);
  return found === undefined || found.expireAt <= nowMs ? undefined : schema.safeParse(found).data;
}

export async function readVisitor(transaction: DocumentReader, uid: string): Promise<Visitor> {
  // Read the document even if it seems expired: with a wrong clock, a new one would overwrite the visitor's calls.
  const found = await transaction.get(paths.visitor(uid));
  return found === undefined ? newVisitor : parseVisitor(found);
}

export const readCall = (
  reader: DocumentReader,
  uid: string,
  { callDoc, nowMs }: { readonly callDoc: string; readonly nowMs: number },
): Promise<CallDoc | undefined> => readLive(reader, paths.call(uid, callDoc), { schema: callDocSchema, nowMs });

export async function readCalls(
  reader: DocumentReader,
  uid: string,
  { callDocs, nowMs }: { readonly callDocs: Iterable<string>; readonly nowMs: number },
): Promise<readonly CallDoc[]> {
  const found = [];
  for (const callDoc of callDocs) found.push(await readCall(reader, uid, { callDoc, nowMs }));
  return found.filter((call) => call !== undefined);
}

export const advance = (call: CallDoc, event: CallEvent): CallDoc => ({
  ...call,
  state: stateAfter(call.state, event),
});

/** Moves the call's document and its count, for one reason. A refunded call is not ended at the provider. */
export function moveCall(
  transaction: DocumentTransaction,
  visitor: Visitor,
  { call, reason }: { readonly call: CallDoc; readonly reason: CallEvent },
): Visitor {
  const moved = advance(call, reason);
  writeCall(transaction, moved.state === 'refunded' ? { ...moved, handle: null } : moved);
  return applyToCall(visitor, hashId(call.callId), reason);
}

export function writeCall(transaction: DocumentTransaction, call: CallDoc): void {
  // A finished call cannot be rejoined.
  const whileOpen = call.state === 'open' ? {} : { answer: null };
  transaction.set(paths.call(call.visitorId, hashId(call.callId)), { ...call, ...whileOpen });
}
