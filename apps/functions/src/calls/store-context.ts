import type { CallRecord } from '@asad/call-core/contract';
import type { z } from 'zod';
import type { Clock } from '../ports/clock.ts';
import { newVisitor, visitorSchema, type Visitor } from '../rules/visitor.ts';
import type { DocumentReader, DocumentStore, DocumentTransaction } from '../documents/document-store.ts';
import { hashId, paths } from './paths.ts';
import { callDocSchema, type CallDoc, type mailDocSchema } from './stored-shapes.ts';
import type { Settings } from '../settings/read-settings.ts';

const HOUR_MS = 3_600_000;

export type CallLimits = Readonly<ReturnType<typeof callLimitsOf>>;

/** What the commands enforce. Undefined budgets do not limit. */
export function callLimitsOf(settings: Settings) {
  // The guide's minutes cost nothing.
  const inSeconds = (minutes: number | undefined): number | undefined =>
    settings.voice.kind === 'guide' || minutes === undefined ? undefined : minutes * 60;
  return {
    maxCallsPerVisitor: settings.maxCallsPerVisitor,
    /** How long a call may run at the provider. */
    maxCallMs: settings.maxCallSeconds * 1000,
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
    dailyCallBudget: settings.dailyCallBudget,
    dailyCallsPerNetwork: settings.dailyCallsPerNetwork,
    /** Seconds of talk that cost money. */
    dailySeconds: inSeconds(settings.dailyMinuteBudget),
    monthlySeconds: inSeconds(settings.monthlyMinuteBudget),
    /**
     * How long a mail about what only a browser has told waits for the provider's word; 0: not at all. Without webhooks
     * nobody knows when a report comes.
     */
    mailWaitMs: settings.webhook === undefined ? 0 : settings.mailWaitMinutes * 60_000,
    retentionMs: settings.transcriptRetentionDays * 24 * HOUR_MS,
  };
}

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

/** Reads a document unless it has expired: a TTL policy may take a day to delete it. */
export async function readLive<T>(
  reader: DocumentReader,
  path: string,
  { schema, nowMs }: { readonly schema: z.ZodType<T>; readonly nowMs: number },
): Promise<T | undefined> {
  const found = await reader.get(path);
  return found === undefined || found.expireAt <= nowMs ? undefined : schema.parse(found);
}

export async function readVisitor(transaction: DocumentReader, uid: string): Promise<Visitor> {
  // Also one that seems to have expired: if only the clock is wrong, a new one written over it would lose this
  // visitor's calls.
  const found = await transaction.get(paths.visitor(uid));
  return found === undefined ? newVisitor : visitorSchema.parse(found);
}

export const readCall = (
  reader: DocumentReader,
  uid: string,
  { callDoc, nowMs }: { readonly callDoc: string; readonly nowMs: number },
): Promise<CallDoc | undefined> => readLive(reader, paths.call(uid, callDoc), { schema: callDocSchema, nowMs });

export function writeCall(transaction: DocumentTransaction, call: CallDoc): void {
  // Only an open call needs these: one that is over is never joined again, and its record holds what was said.
  const whileOpen = call.state === 'open' ? {} : { answer: null, talk: null };
  transaction.set(paths.call(call.visitorId, hashId(call.callId)), { ...call, ...whileOpen });
}
