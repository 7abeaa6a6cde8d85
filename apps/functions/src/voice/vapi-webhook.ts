import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../http/is-same-secret.ts';
import type { ProviderWebhook, SignedRequest } from '../ports.ts';
import type { Settings, WebhookAuth } from '../settings/read-settings.ts';
import { callReportOf, providerCallSchema } from './call-report-of.ts';

/** An intercepted request must not serve for ever; clocks may differ by this much. */
const TIME_WINDOW_MS = 5 * 60_000;

/** The fields of an event that we read; the report's own ones stand beside `call`, not in it. */
const eventSchema = z.looseObject({
  message: z.looseObject({
    type: z.string(),
    status: z.string().optional(),
    call: z.looseObject({ id: z.string().min(1).max(800) }).optional(),
    ...providerCallSchema.shape,
  }),
});

/** The provider's events, with its credential: the one that counts, or the next while one is replaced. */
export function createVapiWebhook({ auth, secrets }: NonNullable<Settings['webhook']>): ProviderWebhook {
  return {
    isTrusted: (request, nowMs) => secrets.some((secret) => isSentWith(request, { auth, secret }, nowMs)),
    reportSchema: eventSchema.transform(({ message: { type, status, call, ...told } }) => {
      const isFull = type === 'end-of-call-report';
      if (call === undefined || !(isFull || (type === 'status-update' && status === 'ended'))) return undefined;
      return callReportOf(call.id, { ...told, isFull });
    }),
  };
}

/** HMAC as the provider sends it by default: `x-signature` is the hex SHA-256 of `{x-timestamp}.{body}`. */
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
      const expected = createHmac('sha256', webhook.secret)
        .update(`${timestamp}.`)
        .update(request.body.bytes)
        .digest('hex');
      return isSameSecret(request.headers['x-signature']?.replace(/^sha256=/, '') ?? '', expected);
    }
    default:
      return webhook.auth satisfies never;
  }
}

/** The timestamp comes in seconds or in milliseconds; ten digits are seconds until the year 2286. */
function isRecent(timestamp: string, nowMs: number): boolean {
  if (!/^\d{10}$|^\d{13}$/.test(timestamp)) return false;
  const sentAtMs = timestamp.length === 10 ? Number(timestamp) * 1000 : Number(timestamp);
  return Math.abs(nowMs - sentAtMs) <= TIME_WINDOW_MS;
}
