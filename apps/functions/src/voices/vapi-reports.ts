import { z } from 'zod';
import type { CallReport, ProviderWebhook, SignedRequest } from '../ports.ts';
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../text/is-same-secret.ts';
import { need, type EnvReader } from '../env/env-reader.ts';

/** A field of an unexpected type must not cost the rest of the report. */
function orAbsent<T>(schema: z.ZodType<T>) {
  return schema.nullish().catch(undefined);
}

/** A call of twelve hours has a tenth of this; one Firestore commit holds no more. */
const MAX_TRANSCRIPT_LENGTH = 2_000_000;

export const providerCallSchema = z.looseObject({
  endedReason: orAbsent(z.string()),
  startedAt: orAbsent(z.string()),
  endedAt: orAbsent(z.string()),
  artifact: orAbsent(
    z.looseObject({
      transcript: orAbsent(z.string()),
      messages: orAbsent(z.array(z.record(z.string(), z.unknown()))),
      performanceMetrics: orAbsent(
        z.looseObject({ turnLatencies: z.array(z.looseObject({ turnLatency: z.number().nonnegative() })) }),
      ),
    }),
  ),
});

export type ProviderCall = z.infer<typeof providerCallSchema>;

/**
 * Vapi has nearly 600 reasons; an unknown one counts as connected, so that it refunds nothing. Some are documented both
 * with and without their group.
 */
const NEVER_CONNECTED = [
  'assistant-did-not-receive-customer-audio',
  'call.in-progress.error-assistant-did-not-receive-customer-audio',
  'call.in-progress.error-providerfault-transport-never-connected',
  'call.in-progress.error-vapifault-transport-never-connected',
  'call.in-progress.error-vapifault-worker-not-available',
  'assistant-join-timed-out',
  'customer-did-not-join',
  'assistant-not-found',
  'assistant-not-valid',
  'assistant-not-provided',
  'assistant-request-',
  'call.start.',
  'call-start-error',
];

/** `isFull` is false for a mere "it ended"; the transcript is still to come. */
export function callReportOf(callId: string, call: ProviderCall & { readonly isFull: boolean }): CallReport {
  const transcript = call.artifact?.transcript?.slice(0, MAX_TRANSCRIPT_LENGTH);
  const isNeverConnected = NEVER_CONNECTED.some((reason) => call.endedReason?.startsWith(reason) === true);
  // A visitor who was heard was connected, regardless of the reason.
  const wasHeard = /^User: /m.test(transcript ?? '') || call.artifact?.messages?.some(({ role }) => role === 'user');
  return {
    callId,
    wasConnected: wasHeard === true || !isNeverConnected,
    startedAt: isoOf(call.startedAt),
    endedAt: isoOf(call.endedAt),
    transcript: call.isFull ? (transcript ?? '').replaceAll(/^AI: /gm, 'Assistant: ') : undefined,
    messages: call.artifact?.messages ?? [],
    turnMs: call.artifact?.performanceMetrics?.turnLatencies.map(({ turnLatency }) => turnLatency),
  };
}

function isoOf(time: string | null | undefined): string | undefined {
  const ms = Date.parse(time ?? '');
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

export const WEBHOOK_AUTHS = ['bearer', 'secret', 'hmac'] as const;
type WebhookAuth = (typeof WEBHOOK_AUTHS)[number];

export function readWebhook(reader: EnvReader) {
  const auth = reader.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS);
  const secret = reader.line('VAPI_WEBHOOK_SECRET');
  const next = reader.line('VAPI_WEBHOOK_SECRET_NEXT');
  if (secret !== undefined) return { auth: auth ?? 'bearer', secrets: next === undefined ? [secret] : [secret, next] };
  const reason = auth === undefined ? 'VAPI_WEBHOOK_SECRET_NEXT' : 'VAPI_WEBHOOK_AUTH';
  if (auth !== undefined || next !== undefined) need('VAPI_WEBHOOK_SECRET', secret, `${reason} is set`);
  return undefined;
}

/** Limits replays of an intercepted request; clocks may differ by this much. */
const TIME_WINDOW_MS = 5 * 60_000;

/** The report's own fields are next to `call`, not in it. */
const eventSchema = z.looseObject({
  message: z.looseObject({
    type: z.string(),
    status: z.string().optional(),
    call: z.looseObject({ id: z.string().min(1).max(800) }).optional(),
    ...providerCallSchema.shape,
  }),
});

export function createVapiWebhook({ auth, secrets }: NonNullable<ReturnType<typeof readWebhook>>): ProviderWebhook {
  return {
    mayBeTrusted: (headers, nowMs) =>
      auth === 'hmac'
        ? isRecent(headers['x-timestamp'] ?? '', nowMs) &&
          /^(?:sha256=)?[\da-f]{64}$/i.test(headers['x-signature'] ?? '')
        : secrets.some((secret) => isSentWith({ headers, body: new Uint8Array() }, { auth, secret }, nowMs)),
    isTrusted: (request, nowMs) => secrets.some((secret) => isSentWith(request, { auth, secret }, nowMs)),
    reportSchema: eventSchema.transform(({ message: { type, status, call, ...rest } }) => {
      const isFull = type === 'end-of-call-report';
      if (call === undefined || !(isFull || (type === 'status-update' && status === 'ended'))) return undefined;
      return callReportOf(call.id, { ...rest, isFull });
    }),
  };
}

/** Vapi's default HMAC: `x-signature` is the hex SHA-256 of `{x-timestamp}.{body}`. */
function isSentWith(
  request: SignedRequest,
  webhook: { readonly auth: WebhookAuth; readonly secret: string },
  nowMs: number,
): boolean {
  switch (webhook.auth) {
    case 'bearer':
      return isSameSecret(request.headers['authorization'] ?? '', `Bearer ${webhook.secret}`);
    case 'secret':
      return isSameSecret(request.headers['x-vapi-secret'] ?? '', webhook.secret);
    case 'hmac': {
      const timestamp = request.headers['x-timestamp'] ?? '';
      if (!isRecent(timestamp, nowMs)) return false;
      const expected = createHmac('sha256', webhook.secret).update(`${timestamp}.`).update(request.body).digest('hex');
      return isSameSecret(request.headers['x-signature']?.replace(/^sha256=/, '') ?? '', expected);
    }
    default:
      return webhook.auth satisfies never;
  }
}

/** The timestamp is in seconds (ten digits until the year 2286) or milliseconds. */
function isRecent(timestamp: string, nowMs: number): boolean {
  if (!/^\d{10}$|^\d{13}$/.test(timestamp)) return false;
  const sentAtMs = timestamp.length === 10 ? Number(timestamp) * 1000 : Number(timestamp);
  return Math.abs(nowMs - sentAtMs) <= TIME_WINDOW_MS;
}
