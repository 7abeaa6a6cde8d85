import { z } from 'zod';

/** Response of `GET /api/getUserCallStats`. Counts are integers, 0 or more. */
export const callStatsSchema = z.object({
  canMakeCall: z.boolean(),
  callCount: z.int().min(0),
  maxCalls: z.int().min(0),
  remainingCalls: z.int().min(0),
  /** Who answers, by the backend's name; the page looks it up in its own table. Refusals omit it. */
  voice: z.string().optional(),
});

/** Calls made and left, and the voice. */
export type CallStats = Readonly<z.infer<typeof callStatsSchema>>;

/** HTTP status by error code. */
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
  service_unavailable: 502,
  unavailable: 503,
  closed: 503,
  provider_timeout: 504,
} as const;

/** Error code of the backend. */
export type ApiErrorCode = keyof typeof API_ERROR_STATUS;

/** `stats` comes with `visitor_limit`, `appCheck` with `app_check_failed`. */
export const apiErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
  stats: callStatsSchema.optional(),
  appCheck: z.object({ siteKey: z.string().min(1) }).optional(),
});

/** Body of an error response. */
export type ApiErrorBody = Readonly<z.infer<typeof apiErrorSchema>>;

/** Such as `2026-11-20T10:00:00.000Z`. */
const isoTime = z.iso.datetime({ offset: true });

/**
 * Body of `POST /api/clientCallEnded`. `transcript` has `User: …` and `Assistant: …` lines, or is 'No transcript
 * available'. `messages` are any JSON objects.
 */
export const callRecordSchema = z.object({
  callId: z.string().min(1).max(800),
  transcript: z.string().max(4_000_000),
  startedAt: isoTime,
  endedAt: isoTime,
  messages: z.array(z.record(z.string(), z.unknown())).max(100_000),
  assistantId: z.string().max(200),
});

/** Record of a finished call. */
export type CallRecord = Readonly<z.infer<typeof callRecordSchema>>;

/** Response of `POST /api/clientCallEnded`. `stored` is false if the record existed. */
export const recordSavedSchema = z.object({ saved: z.literal(true), stored: z.boolean(), callId: z.string() });

/** Confirms that the backend has a record. */
export type RecordSaved = Readonly<z.infer<typeof recordSavedSchema>>;

/** In bytes; a larger body gets a 413. */
export const MAX_BODY_BYTES = 4_000_000;

/** In characters: about two minutes of speech. */
export const MAX_TURN_LENGTH = 2000;

const idSchema = z.string().min(1).max(200);
const optionalId = idSchema.nullish().transform((id) => id ?? undefined);
const targetsSchema = z.array(idSchema).max(40).readonly();
const optionalIds = targetsSchema.nullish().transform((ids): readonly string[] => ids ?? []);

/**
 * Body of `POST /api/call/turn`: a question, the state of the talk, and what may answer it, the likeliest first. All but
 * the question are ids of what the assistant knows.
 */
export const callTurnSchema = z.object({
  callId: z.string().min(1).max(800),
  question: z.string().trim().min(1).max(MAX_TURN_LENGTH),
  context: z.object({
    focus: optionalId,
    entry: optionalId,
    earlier: optionalId,
    offer: optionalIds,
    last: optionalIds,
  }),
  targets: targetsSchema,
});

/** A question that a language model judges. */
export type CallTurn = Readonly<z.input<typeof callTurnSchema>>;

const chosenSchema = z.array(idSchema).min(1).max(3).readonly();

/** Response: what to say or to offer, or that nothing answers, or that the question is unclear. */
export const callTurnAnswerSchema = z.union([
  z.object({ say: chosenSchema }),
  z.object({ offer: chosenSchema }),
  z.object({ missing: z.literal(true) }),
  z.object({ unclear: z.literal(true) }),
]);

/** A language model's choice. */
export type CallTurnAnswer = Readonly<z.infer<typeof callTurnAnswerSchema>>;

/** Response of `GET /api/captchaChallenge`. */
export const captchaChallengeSchema = z
  .discriminatedUnion('captcha', [
    z.object({ captcha: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
    z.object({ captcha: z.literal('recaptcha'), siteKey: z.string().min(1) }),
  ])
  // What the page promises before a call; a backend may omit each.
  .and(
    z.object({
      voice: callStatsSchema.shape.voice,
      maxCalls: z.int().min(0).optional(),
      maxCallSeconds: z.int().min(1).optional(),
      /** Days until a transcript is deleted. */
      keptDays: z.int().min(1).optional(),
    }),
  );

/** The captcha and its widget's parameters. */
export type CaptchaChallenge = Readonly<z.infer<typeof captchaChallengeSchema>>;

/** Body of `POST /api/verifyCaptcha`; a token is valid once. */
export const verifyCaptchaSchema = z.object({ token: z.string().min(1).max(16_384) });

/** Response of `POST /api/verifyCaptcha`; ISO 8601 time. */
export const verifiedSchema = z.object({ verified: z.literal(true), verifiedUntil: z.iso.datetime() });

/** A passed captcha and its expiry. */
export type Verified = Readonly<z.infer<typeof verifiedSchema>>;

/** Reference to an entry of the site. */
export const entryRefSchema = z.object({
  kind: z.enum(['project', 'experience', 'stack', 'principle', 'contact']),
  id: z.string().min(1).max(80),
});

/** Reference to an entry of the site. */
export type EntryRef = Readonly<z.infer<typeof entryRefSchema>>;

/** Actions that an assistant may perform on the page. */
export const clientActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('showEntry'), entry: entryRefSchema }),
  z.object({ type: z.literal('openContact') }),
  z.object({ type: z.literal('book') }),
  z.object({ type: z.literal('endCall') }),
]);

/** An action of the assistant on the page. */
export type ClientAction = Readonly<z.infer<typeof clientActionSchema>>;

/** Response of `GET /api/health`; 503 when the store fails. `version` names the deployment. */
export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });

/** The backend's health and version. */
export type Health = Readonly<z.infer<typeof healthSchema>>;

/** Body of `POST {apiBaseUrl}/call/web` in the voice provider's format; its host requires one of the three. */
export const webCallRequestSchema = z.looseObject({
  assistantId: z.string().optional(),
  assistant: z.record(z.string(), z.unknown()).optional(),
  squadId: z.string().optional(),
  squad: z.record(z.string(), z.unknown()).optional(),
  workflowId: z.string().optional(),
  workflow: z.record(z.string(), z.unknown()).optional(),
});

/** In the provider's format; `transport.provider` names the voice. */
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
      /** In seconds. */
      maxDurationSeconds: z.number().optional(),
    })
    .optional(),
});

/** A created web call. */
export type WebCall = Readonly<z.infer<typeof webCallSchema>>;
