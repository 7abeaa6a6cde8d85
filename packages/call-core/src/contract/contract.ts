import { z } from 'zod';

/** Answer of `GET /api/getUserCallStats` (specification, section 3). Counts are whole calls, 0 or more. */
export const callStatsSchema = z.object({
  canMakeCall: z.boolean(),
  callCount: z.int().min(0),
  maxCalls: z.int().min(0),
  remainingCalls: z.int().min(0),
  /**
   * The voice that will answer. `getUserCallStats` names it, a refusal does not. Older backends leave it out, or call
   * `vapi` by its former name `provider`.
   */
  voice: z
    .enum(['guide', 'model', 'vapi', 'provider'])
    .transform((voice) => (voice === 'provider' ? 'vapi' : voice))
    .optional(),
});

/** How many calls a visitor has made and has left, and who will answer. */
export type CallStats = Readonly<z.infer<typeof callStatsSchema>>;

/** Every code that the backend answers with, and its HTTP status. */
export const API_ERROR_STATUS = {
  invalid_json: 400,
  invalid_field: 400,
  captcha_failed: 400,
  unauthenticated: 401,
  not_verified: 403,
  foreign_origin: 403,
  app_check_failed: 403,
  not_found: 404,
  method_not_allowed: 405,
  call_not_opened: 409,
  key_used: 409,
  turn_running: 409,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  visitor_limit: 429,
  network_budget: 429,
  site_budget: 429,
  hour_budget: 429,
  rate_limited: 429,
  turn_limit: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
  closed: 503,
  provider_timeout: 504,
} as const;

/** Every code of such an answer. */
export type ApiErrorCode = keyof typeof API_ERROR_STATUS;

/**
 * Every answer of the backend that is not a success. `stats` stands beside `visitor_limit` only, `appCheck` beside
 * `app_check_failed` only: what a page needs to get a token and to ask again.
 */
export const apiErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
  stats: callStatsSchema.optional(),
  appCheck: z.object({ siteKey: z.string().min(1) }).optional(),
});

/** Body of every answer of the backend that is not a success. */
export type ApiErrorBody = Readonly<z.infer<typeof apiErrorSchema>>;

/** ISO 8601 with a zone: `2026-11-20T10:00:00.000Z`. */
const isoTime = z.iso.datetime({ offset: true });

/**
 * What is kept of a call (specification, section 3); body of `POST /api/clientCallEnded`.
 * `transcript` is lines of the form `User: …` / `Assistant: …`, or 'No transcript available'.
 * `messages` are the provider's raw messages, unread here: any JSON object.
 */
export const callRecordSchema = z.object({
  callId: z.string().min(1).max(800),
  transcript: z.string().max(4_000_000),
  startedAt: isoTime,
  endedAt: isoTime,
  messages: z.array(z.record(z.string(), z.unknown())).max(100_000),
  assistantId: z.string().max(200),
});

/** What a page sends of a call that is over. */
export type CallRecord = Readonly<z.infer<typeof callRecordSchema>>;

/** Answer of `POST /api/clientCallEnded`. `stored` is false when an equal record was there already. */
export const recordSavedSchema = z.object({ saved: z.literal(true), stored: z.boolean(), callId: z.string() });

/** The backend’s yes to a record. */
export type RecordSaved = Readonly<z.infer<typeof recordSavedSchema>>;

/** The largest body that the backend reads, in bytes; beyond it: 413. */
export const MAX_BODY_BYTES = 4_000_000;

/** What one visitor may say at once, in characters: some two minutes of speech. */
export const MAX_TURN_LENGTH = 2000;

/**
 * Body of `POST /api/call/turn`: what the visitor says in an open call that a language model answers. A turn whose answer
 * was lost is asked again with the same `Idempotency-Key`, and counts once.
 */
export const callTurnSchema = z.object({
  callId: z.string().min(1).max(800),
  text: z.string().trim().min(1).max(MAX_TURN_LENGTH),
});

/**
 * One line of the answer, which is a stream of JSON lines (`application/x-ndjson`): sentences and tool calls in their
 * order, then `end`. An answer without `end` was cut off. `sound` is the sentence said aloud, as MP3 in base64; where it is
 * missing, it is shown only. `by` tells who answered.
 */
export const callTurnPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sentence'), text: z.string(), sound: z.string().optional() }),
  z.object({
    type: z.literal('tool'),
    name: z.enum(['showEntry', 'openContact', 'book', 'endCall']),
    arguments: z.record(z.string(), z.unknown()),
  }),
  z.object({ type: z.literal('end'), by: z.enum(['model', 'guide']) }),
]);

/** One line of the answer to a turn. */
export type CallTurnPart = Readonly<z.infer<typeof callTurnPartSchema>>;

/** Answer of `GET /api/captchaChallenge`: which captcha runs here, what its widget needs, and who answers how many calls. */
export const captchaChallengeSchema = z
  .discriminatedUnion('captcha', [
    z.object({ captcha: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
    z.object({ captcha: z.literal('recaptcha'), siteKey: z.string().min(1) }),
  ])
  // For a page whose visitor is not signed in yet; an older backend does not say.
  .and(z.object({ voice: callStatsSchema.shape.voice, maxCalls: z.int().min(0).optional() }));

/** Which captcha runs here, and what its widget needs. */
export type CaptchaChallenge = Readonly<z.infer<typeof captchaChallengeSchema>>;

/** Body of `POST /api/verifyCaptcha`: the widget's token; it serves once. */
export const verifyCaptchaSchema = z.object({ token: z.string().min(1).max(16_384) });

/** Answer of `POST /api/verifyCaptcha`. `verifiedUntil` is ISO time. */
export const verifiedSchema = z.object({ verified: z.literal(true), verifiedUntil: z.iso.datetime() });

/** A captcha that was passed, and until when that holds. */
export type Verified = Readonly<z.infer<typeof verifiedSchema>>;

/** Something that the site shows and ASAD can point at. */
export const entryRefSchema = z.object({
  kind: z.enum(['project', 'experience', 'stack', 'principle', 'contact']),
  id: z.string().min(1).max(80),
});

/** Points at something that the site shows. */
export type EntryRef = Readonly<z.infer<typeof entryRefSchema>>;

/** The only things that an assistant may do on the page, whichever voice it has. */
export const clientActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('showEntry'), entry: entryRefSchema }),
  z.object({ type: z.literal('openContact') }),
  z.object({ type: z.literal('book') }),
  z.object({ type: z.literal('endCall') }),
]);

/** Something that an assistant may do on the page. */
export type ClientAction = Readonly<z.infer<typeof clientActionSchema>>;

/** Answer of `POST /api/deleteMyCalls`. `calls` is how many calls held something that is now deleted. */
export const callsDeletedSchema = z.object({ deleted: z.literal(true), calls: z.int().min(0) });

/** What was deleted of a visitor’s calls. */
export type CallsDeleted = Readonly<z.infer<typeof callsDeletedSchema>>;

/** Answer of `GET /api/health`: the backend runs and reaches its store; else 503. `version` names what was deployed. */
export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** That the backend works, and which one. */
export type Health = Readonly<z.infer<typeof healthSchema>>;

/**
 * Body of `POST {apiBaseUrl}/call/web`, in the voice provider's own shape. Our backend takes the assistant from its
 * settings and ignores what a client names; the provider's host needs one of the three.
 */
export const webCallRequestSchema = z.looseObject({
  assistantId: z.string().optional(),
  assistant: z.record(z.string(), z.unknown()).optional(),
  squadId: z.string().optional(),
  squad: z.record(z.string(), z.unknown()).optional(),
  workflowId: z.string().optional(),
  workflow: z.record(z.string(), z.unknown()).optional(),
});

/** A web call as the provider answers it; `transport.provider` says who talks: its room ('daily'), the guide or a language model. */
export const webCallSchema = z.looseObject({
  id: z.string().min(1),
  assistantId: z.string().optional(),
  webCallUrl: z.string(),
  artifactPlan: z.looseObject({ videoRecordingEnabled: z.boolean().optional() }).optional(),
  assistant: z.looseObject({ voice: z.looseObject({ provider: z.string().optional() }).optional() }).optional(),
  transport: z
    .looseObject({
      provider: z.string().optional(),
      callToken: z.string().optional(),
      /** The longest that this call may last, in seconds; the guide ends itself then. */
      maxDurationSeconds: z.number().optional(),
    })
    .optional(),
});

/** A web call, created and not joined yet. */
export type WebCall = Readonly<z.infer<typeof webCallSchema>>;
