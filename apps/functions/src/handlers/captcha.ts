import { verifyCaptchaSchema, type Verified } from '@asad/call-core/contract';
import type { ApiHandler } from './api-request.ts';
import type { Shared } from './backend.ts';
import { endpoint, visitorEndpoint } from './endpoint.ts';
import { readBody } from './read-request.ts';
import { ok, refuse } from './respond.ts';

/** `GET /api/captchaChallenge`: which captcha runs here, and what its widget needs. */
export function captchaChallenge(backend: Shared): ApiHandler {
  const options = { name: 'captchaChallenge', method: 'GET', perMinute: 60, closesWith: 'api' } as const;
  return endpoint(backend, options, async () => ok(await backend.captcha.challenge(backend.captchaUse)));
}

/** `POST /api/verifyCaptcha`: marks this visitor verified. A token serves once, whoever sends it. */
export function verifyCaptcha(backend: Shared): ApiHandler {
  const options = { name: 'verifyCaptcha', method: 'POST', perMinute: 30, closesWith: 'api' } as const;
  return visitorEndpoint(backend, options, async (request, uid) => {
    const body = readBody(request, verifyCaptchaSchema);
    if (!body.ok) return body.response;
    const verdict = await backend.captcha.verify(body.value.token, { address: request.address });
    if (verdict.kind === 'failed') return refuse('captcha_failed', 'The check did not succeed. Please try again.');
    if (verdict.kind === 'expired') return refuse('captcha_failed', 'The check has expired. Please try again.');
    const marked = await backend.store.verifyVisitor(uid, verdict);
    if (marked === 'used') return refuse('captcha_failed', 'This check has been used already. Please solve a new one.');
    // Only work that was accepted counts: what costs nothing must not make it harder for others.
    if (backend.captcha.kind === 'altcha') await backend.captchaUse.note();
    const verifiedUntil = new Date(backend.clock.now() + backend.captchaValidMs).toISOString();
    return ok({ verified: true, verifiedUntil } satisfies Verified);
  });
}
