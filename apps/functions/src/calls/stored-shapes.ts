import { z } from 'zod';

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
