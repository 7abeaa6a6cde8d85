import {
  callRecordSchema,
  MAX_BODY_BYTES,
  type CallsDeleted,
  type CallStats,
  type RecordSaved,
  verifyCaptchaSchema,
  type Verified,
  type Health,
} from '@asad/call-core/contract';
import { type ApiHandler, type ApiRequest, ok, refuse, type ReadRequest } from './api.ts';
import type { Shared } from './shared.ts';
import { visitorEndpoint, endpoint, trustedEndpoint } from './endpoint.ts';
import { readBody } from './read-request.ts';

/** `GET /api/getUserCallStats`: may this visitor call, how often still, and who will answer. */
export function getUserCallStats(backend: Shared): ApiHandler {
  const { store, voice } = backend;
  const options = { name: 'getUserCallStats', method: 'GET', perMinute: 120, closesWith: 'api' } as const;
  return visitorEndpoint(backend, options, async (_request, uid) => {
    const { stats, unresolved } = await store.readVisitor(uid);
    // Without webhooks nobody else will ever ask. With them, a report may be late or lost; and before a visitor is told
    // that no call is left, everything is asked for.
    const isAllWorthAsking = voice.webhook === undefined || !stats.canMakeCall;
    const asked = unresolved.filter(({ isOverdue }) => isAllWorthAsking || isOverdue).map(({ callId }) => callId);
    const told = (await backend.settle(uid, asked)) ? (await store.readVisitor(uid)).stats : stats;
    return ok({ ...told, voice: voice.kind } satisfies CallStats);
  });
}

/** `POST /api/clientCallEnded`: keeps the visitor's record of a call that this visitor opened. Sending it again is fine. */
export function clientCallEnded(backend: Shared): ApiHandler {
  const options = {
    name: 'clientCallEnded',
    method: 'POST',
    perMinute: 60,
    closesWith: 'never',
    maxBodyBytes: MAX_BODY_BYTES,
    // Four megabytes are taken in for who has made a call, not for a token that costs nothing.
    refuseUnread: async (uid: string) => ((await backend.store.readVisitor(uid)).hasCalls ? undefined : notOpened()),
  } as const;
  return visitorEndpoint(backend, options, async (request, uid) => {
    const body = readBody(request, callRecordSchema);
    if (!body.ok) return body.response;
    const saving = await backend.store.saveRecord(uid, body.value);
    if (saving.kind === 'too_large') return refuse('too_large', 'The messages are too large to keep.');
    if (saving.kind === 'not_opened') return notOpened();
    const saved: RecordSaved = { saved: true, stored: saving.kind === 'stored', callId: body.value.callId };
    return ok(saved);
  });
}

const notOpened = () => refuse('call_not_opened', 'This visitor opened no such call.');

/** `POST /api/deleteMyCalls`: deletes what this visitor said; how often they called stays known. What the body says is not read. */
export function deleteMyCalls(backend: Shared): ApiHandler {
  const options = { name: 'deleteMyCalls', method: 'POST', perMinute: 20, closesWith: 'api' } as const;
  return visitorEndpoint(backend, options, async (_request, uid) => {
    const deleted: CallsDeleted = { deleted: true, calls: await backend.store.eraseCalls(uid) };
    return ok(deleted);
  });
}

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

/**
 * `POST /api/providerEvents`: the provider's word about a call. 404 while no credential is configured. The same event
 * twice changes nothing the second time; events that we do not read are acknowledged.
 */
export function providerEvents(backend: Shared): ApiHandler {
  const { clock, voice } = backend;
  const { webhook } = voice;
  if (webhook === undefined) {
    return async () => refuse('not_found', 'There is nothing here.');
  }
  const options = {
    name: 'providerEvents',
    method: 'POST',
    perMinute: 600,
    mayBeTrusted: ({ headers }: ApiRequest) => webhook.mayBeTrusted(headers, clock.now()),
    isTrusted: (request: ReadRequest) => webhook.isTrusted(request, clock.now()),
  } as const;
  return trustedEndpoint(backend, options, async (request) => {
    const body = readBody(request, webhook.reportSchema);
    if (!body.ok) return body.response;
    const saving = body.value && (await backend.store.saveReport(body.value));
    return ok({ received: true, stored: saving?.kind === 'stored' });
  });
}

/** `GET /api/health`: for who watches the site. It works while the site is closed, and says nothing that is secret. */
export function health(backend: Shared): ApiHandler {
  const options = { name: 'health', method: 'GET', perMinute: 60, closesWith: 'never', isForPrograms: true } as const;
  return endpoint(backend, options, async () => {
    // Any read will do; one that fails is answered 503.
    await backend.store.readSwitch();
    return ok({ status: 'ok', version: backend.version } satisfies Health);
  });
}
