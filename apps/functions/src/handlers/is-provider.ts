import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookAuth, WebhookSettings } from '../settings/settings.ts';
import type { ReadRequest } from './api-request.ts';

/** An intercepted request must not serve for ever; clocks may differ by this much. */
const TIME_WINDOW_MS = 5 * 60_000;

/**
 * True if a webhook carries the provider's credential, the old one or the next while one is replaced. HMAC as the provider sends it by default: `x-signature` is the
 * hex SHA-256 of `{x-timestamp}.{body}`.
 */
export function isProvider(request: ReadRequest, { auth, secrets }: WebhookSettings, nowMs: number): boolean {
  return secrets.some((secret) => isSentWith(request, { auth, secret }, nowMs));
}

function isSentWith(
  request: ReadRequest,
  webhook: { readonly auth: WebhookAuth; readonly secret: string },
  nowMs: number,
): boolean {
  switch (webhook.auth) {
    case 'bearer':
      return isEqual(request.headers['authorization'], `Bearer ${webhook.secret}`);
    case 'secret':
      return isEqual(request.headers['x-vapi-secret'], webhook.secret);
    case 'hmac': {
      const timestamp = request.headers['x-timestamp'] ?? '';
      if (!isRecent(timestamp, nowMs)) return false;
      const expected = createHmac('sha256', webhook.secret)
        .update(`${timestamp}.`)
        .update(request.body.bytes)
        .digest('hex');
      return isEqual(request.headers['x-signature']?.replace(/^sha256=/, ''), expected);
    }
    default:
      return webhook.auth satisfies never;
  }
}

/** Compares in the same time whatever differs, lengths included: both sides are hashed first. */
function isEqual(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(expected));
}

/** The timestamp comes in seconds or in milliseconds; ten digits are seconds until the year 2286. */
function isRecent(timestamp: string, nowMs: number): boolean {
  if (!/^\d{10}$|^\d{13}$/.test(timestamp)) return false;
  const sentAtMs = timestamp.length === 10 ? Number(timestamp) * 1000 : Number(timestamp);
  return Math.abs(nowMs - sentAtMs) <= TIME_WINDOW_MS;
}
