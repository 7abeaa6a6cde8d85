import { hash } from 'node:crypto';
import { z } from 'zod';
import type { CallRecord } from '@asad/call-core/contract';
import type { Clock } from '../ports.ts';
import { isFormerVisitor, listFormerCalls, upgradeVisitor } from '../domain/former-visitor.ts';
import { newVisitor, parseVisitor, type Visitor } from '../domain/visitor.ts';
import type { DocumentReader, DocumentStore, DocumentTransaction } from './documents/document-store.ts';
import type { CallLimits } from '../call-limits.ts';

/** Ids may be '..', contain '/' or be 800 bytes long; their hash is none of these. */
export function hashId(id: string): string {
  return hash('sha256', id);
}

/** Where each document lies. */
export const paths = {
  visitor: (uid: string) => `visitors/${safeUid(uid)}`,
  call: (uid: string, callDoc: string) => `visitors/${safeUid(uid)}/calls/${callDoc}`,
  chunk: (uid: string, callDoc: string, part: { readonly kind: 'transcript' | 'messages'; readonly index: number }) =>
    `visitors/${safeUid(uid)}/calls/${callDoc}/${part.kind}/${String(part.index).padStart(4, '0')}`,
  /** Whose call it is: a webhook knows the call only. */
  callOwner: (callDoc: string) => `callOwners/${callDoc}`,
  /** A call whose full report has not come; what `visitors` say of it too, where it can be found without knowing whose. */
  awaited: (callDoc: string) => `awaited/${callDoc}`,
  /** A call whose copy the provider is to delete. */
  deletion: (callDoc: string) => `deletions/${callDoc}`,
  captcha: (captchaId: string) => `captcha/${hashId(captchaId)}`,
  budget: (day: string, of: string) => `budgets/${day}_${of}`,
  counts: (day: string) => `counts/${day}`,
  siteSwitch: 'site/switch',
  doneQuestions: 'site/doneQuestions',
  solvedCaptchas: (hour: number) => `budgets/${hour}_captchas`,
  alarm: (alarmId: string) => `mail/${alarmId}`,
  /** A mail that waits for the provider's report of its call. */
  waitingMail: (uid: string, callDoc: string) => `waitingMails/${hashId(`${uid}/${callDoc}`)}`,
  mail: (uid: string, callDoc: string) => `mail/${hashId(`${uid}/${callDoc}`)}`,
} as const;

/** A uid as one path segment. Firestore keeps '.', '..' and names like `__x__` to itself. */
function safeUid(uid: string): string {
  return encodeURIComponent(uid).replaceAll('.', '%2E').replaceAll('_', '%5F');
}

/**
 * What calls of older programs lack: until 2026-11-22 the handle was stored as `controlUrl`, and until 2026-11-24 nothing
 * told whether a call is reported, since those of Vapi ('daily') alone were.
 */
const completed = (stored: unknown): unknown => {
  if (typeof stored !== 'object' || stored === null) return stored;
  const isReported = 'provider' in stored && stored.provider === 'daily';
  return { isReported, ...('controlUrl' in stored && { handle: stored.controlUrl }), ...stored };
};

/** What is said in a call that the backend itself answers, while it runs. */
const talkSchema = z.object({
  turns: z.int().min(0),
  /** Of the language model, asked and answered. */
  tokens: z.int().min(0),
  /** What the voice remembers, as JSON; null before the first turn. */
  state: z.string().nullable(),
  /** The turn that is being answered: its key, which of its answers, and until when nobody else is let in. */
  running: z
    .object({ key: z.string(), run: z.string(), untilMs: z.number(), isTakenOver: z.boolean().default(false) })
    .nullable(),
  /** The last turn that was answered, as JSON lines, for whoever lost the answer. */
  last: z.object({ key: z.string(), told: z.string() }).nullable(),
});

/** A call as it lies in the store. Times are ISO; `source` says who told the transcript. */
const callSchema = z.object({
  visitorId: z.string(),
  callId: z.string(),
  assistantId: z.string(),
  provider: z.string(),
  /** Its provider keeps a copy of it, and tells how it ended. */
  isReported: z.boolean(),
  /** What the voice backend gave to end it with. */
  handle: z.string().nullable(),
  state: z.enum(['open', 'superseded', 'completed', 'refunded']),
  source: z.enum(['none', 'client', 'provider']),
  openedAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The first piece; further ones lie below the call. */
  transcript: z.string(),
  transcriptChunks: z.int().min(0),
  messageChunks: z.int().min(0),
  messageCount: z.int().min(0),
  /** Budgets in seconds that hold all that it may last, until its full report tells how long it did. */
  held: z.array(z.string()).default([]),
  /** What the page was answered when it was opened, as JSON, while it runs: asking again gets the same. */
  answer: z.string().nullable().default(null),
  talk: talkSchema.nullable().default(null),
  /** True once its mail was written: there is one for each call. */
  mailed: z.boolean(),
  /** True once the visitor had it deleted: nothing is written into it again. */
  erased: z.boolean(),
  expireAt: z.number(),
});
export const callDocSchema = z.preprocess(completed, callSchema);

export type CallDoc = Readonly<z.infer<typeof callDocSchema>>;

export const ownerDocSchema = z.object({ visitorId: z.string() });
export const awaitedDocSchema = z.object({ callId: z.string(), overdueAtMs: z.number() });
/** Until 2026-11-24 the provider was not noted: it was Vapi. */
export const deletionDocSchema = z.object({
  callId: z.string(),
  provider: z.string().default('daily'),
  dueAtMs: z.number(),
});
export const chunkDocSchema = z.object({ text: z.string() });

export const mailDocSchema = z.object({
  to: z.string(),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  createdAt: z.string(),
  /** It says that something failed; no call is its subject. */
  isAlarm: z.boolean().default(false),
  /** What became of it, where something sends mails: written by the mail extension. */
  delivery: z.looseObject({ state: z.string(), error: z.string().nullish() }).optional(),
});

export const waitingMailDocSchema = z.object({ visitorId: z.string(), callDoc: z.string(), dueAtMs: z.number() });

/** A mail as the standard Firestore mail extension takes it. */
export type Mail = Readonly<Pick<z.infer<typeof mailDocSchema>, 'to' | 'message'>>;

/** What is said in one call, for whoever writes the owner's mail. */
export interface FinishedCall extends Pick<CallRecord, 'callId' | 'startedAt' | 'endedAt' | 'transcript'> {
  /** False while only the visitor's browser has told it. */
  readonly isConfirmed: boolean;
}

export interface StoreContext {
  readonly documents: DocumentStore;
  readonly limits: CallLimits;
  readonly clock: Clock;
  /** Undefined: nothing worth a mail was said. Later where what writes it has to be loaded first. */
  readonly composeMail: (call: FinishedCall) => Mail | undefined | Promise<Mail | undefined>;
}

/** An anonymous visitor who stays away this long is forgotten, by the sweep at home and by the TTL policy deployed. */
export const VISITOR_LIFE_MS = 400 * 86_400_000;

/**
 * Reads a document unless it has expired: a TTL policy may take a day to delete it. Undefined too where it does not fit:
 * one broken document must not stop what is asked of the others. The owner sees it (`listBroken`).
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
  // Also one that seems to have expired: if only the clock is wrong, a new one written over it would lose this
  // visitor's calls.
  const found = await transaction.get(paths.visitor(uid));
  if (found === undefined) return newVisitor;
  if (!isFormerVisitor(found)) return parseVisitor(found);
  const refunded = new Set<string>();
  const gone = new Set<string>();
  for (const callDoc of listFormerCalls(found)) {
    const call = await transaction.get(paths.call(uid, callDoc));
    if (call === undefined) gone.add(callDoc);
    else if (call['state'] === 'refunded') refunded.add(callDoc);
  }
  return upgradeVisitor(found, { refunded, gone });
}

export const readCall = (
  reader: DocumentReader,
  uid: string,
  { callDoc, nowMs }: { readonly callDoc: string; readonly nowMs: number },
): Promise<CallDoc | undefined> => readLive(reader, paths.call(uid, callDoc), { schema: callDocSchema, nowMs });

/** Those of these calls that are there, in this order. */
export async function readCalls(
  reader: DocumentReader,
  uid: string,
  { callDocs, nowMs }: { readonly callDocs: Iterable<string>; readonly nowMs: number },
): Promise<readonly CallDoc[]> {
  const found = [];
  for (const callDoc of callDocs) found.push(await readCall(reader, uid, { callDoc, nowMs }));
  return found.filter((call) => call !== undefined);
}

export function writeCall(transaction: DocumentTransaction, call: CallDoc): void {
  // Only an open call needs these: one that is over is never joined again, and its record holds what was said.
  const whileOpen = call.state === 'open' ? {} : { answer: null, talk: null };
  transaction.set(paths.call(call.visitorId, hashId(call.callId)), { ...call, ...whileOpen });
}
