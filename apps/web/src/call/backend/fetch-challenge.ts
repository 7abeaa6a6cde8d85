import { CaptchaRefusal } from '../errors/captcha-refusal.ts';
import { ERROR_TEXTS } from '../errors/error-texts.ts';
import { findApiError, parseFields } from '../errors/find-api-error.ts';
import type { CallService, FetchedChallenge } from './backend.ts';
import type { ApiFetch } from './fetch-api.ts';
import { getLifeMs } from './get-life-ms.ts';

/** In milliseconds, like the captcha's script. */
const LIMIT_MS = 10_000;

type ChallengeAnswer = CallService & { captcha: string; challenge: object | null; siteKey: string };

/** Also what the page promises before a call. Throws if the backend fails or refuses. */
export async function fetchChallenge(fetch: ApiFetch): Promise<FetchedChallenge> {
  const sent = { method: 'GET', headers: { accept: 'application/json' }, limitMs: LIMIT_MS };
  const response = await fetch('/api/captchaChallenge', sent);
  const text = await response.text();
  const refusal = response.ok ? undefined : findApiError(text);
  if (refusal?.code === 'closed') throw new CaptchaRefusal(ERROR_TEXTS.closed.text);
  if (refusal?.code === 'rate_limited') throw new CaptchaRefusal(refusal.message);
  const body = parseFields<ChallengeAnswer>(response.ok ? text : '');
  const service = {
    ...(typeof body.voice === 'string' && { voice: body.voice }),
    ...(Number.isInteger(body.maxCalls) && { maxCalls: body.maxCalls }),
    ...(Number.isInteger(body.maxCallSeconds) && { maxCallSeconds: body.maxCallSeconds }),
    ...(Number.isInteger(body.keptDays) && { keptDays: body.keptDays }),
  };
  if (body.captcha === 'altcha' && typeof body.challenge === 'object' && body.challenge !== null) {
    const { parameters }: { parameters?: { expiresAt?: number } } = body.challenge;
    const lifeMs = getLifeMs(response, (parameters?.expiresAt ?? Number.NaN) * 1_000);
    const expiry = lifeMs === undefined ? {} : { expiresAtMs: performance.now() + lifeMs };
    return { captcha: 'altcha', challenge: { ...body.challenge }, ...service, ...expiry };
  }
  if (body.captcha === 'recaptcha' && typeof body.siteKey === 'string')
    return { captcha: 'recaptcha', siteKey: body.siteKey, ...service };
  throw new Error(`No captcha can be shown: /api/captchaChallenge answered ${response.status}.`);
}
