import type { CallStats, CaptchaChallenge, Health, RecordSaved, Verified } from '@asad/call-core/contract';
import { type ApiHandler, ok, refuse, type ReadRequest } from './api.ts';
import type { Instance } from './instance.ts';
import { visitorEndpoint, endpoint, trustedEndpoint } from './endpoint.ts';
import { readBody } from './read-request.ts';

export function getUserCallStats(backend: Instance): ApiHandler {
  const { store, voice } = backend;
  const answer = async (_request: ReadRequest, uid: string) => {
    const { stats, unresolved } = await store.readVisitor(uid);
    // Without webhooks only this request asks the provider. With them a report may be lost, so ask before refusing the
    // visitor.
    const isAllWorthAsking = voice.webhook === undefined || !stats.canMakeCall;
    const unsettledCallIds = unresolved
      .filter(({ isOverdue }) => isAllWorthAsking || isOverdue)
      .map(({ callId }) => callId);
    const currentStats = (await backend.settle(uid, unsettledCallIds)) ? (await store.readVisitor(uid)).stats : stats;
    return ok({ ...currentStats, voice: voice.kind } satisfies CallStats);
  };
  return visitorEndpoint(backend, 'getUserCallStats', { answer });
}

/** Saves the record of a call that this visitor opened. Idempotent. */
export function clientCallEnded(backend: Instance): ApiHandler {
  return visitorEndpoint(backend, 'clientCallEnded', {
    // Read 4 MB only for a visitor who has made a call: an anonymous token costs nothing.
    refuseUnread: async (uid) => ((await backend.store.readVisitor(uid)).hasCalls ? undefined : notOpened()),
    answer: async (_request, uid, record) => {
      const saving = await backend.store.saveRecord(uid, record);
      if (saving.kind === 'too_large') return refuse('too_large', 'The messages are too large to keep.');
      if (saving.kind === 'not_opened') return notOpened();
      const saved: RecordSaved = { saved: true, stored: saving.kind === 'stored', callId: record.callId };
      return ok(saved);
    },
  });
}

const notOpened = () => refuse('call_not_opened', 'This visitor opened no such call.');

/** Deletes the visitor's words; the number of calls stays. Ignores the body. `calls` counts those with deleted words. */
export function deleteMyCalls(backend: Instance): ApiHandler {
  return visitorEndpoint(backend, 'deleteMyCalls', {
    answer: async (_request, uid) => {
      return ok({ deleted: true, calls: await backend.store.eraseCalls(uid) });
    },
  });
}

export function captchaChallenge(backend: Instance): ApiHandler {
  const { captcha, voice } = backend;
  const { maxCallsPerVisitor: maxCalls, maxCallSeconds, transcriptRetentionDays: keptDays } = backend.settings;
  const promises = { maxCalls, maxCallSeconds, keptDays };
  return endpoint(backend, 'captchaChallenge', async () =>
    ok({ ...(await captcha.challenge()), voice: voice.kind, ...promises } satisfies CaptchaChallenge),
  );
}

/** A token counts once, for any visitor. */
export function verifyCaptcha(backend: Instance): ApiHandler {
  const answer = async (request: ReadRequest, uid: string, { token }: { readonly token: string }) => {
    const verdict = await backend.captcha.verify(token, { address: request.address });
    if (verdict.kind === 'failed') return refuse('captcha_failed', 'The check did not succeed. Please try again.');
    if (verdict.kind === 'expired') return refuse('captcha_failed', 'The check has expired. Please try again.');
    const marked = await backend.store.verifyVisitor(uid, verdict);
    if (marked === 'used') return refuse('captcha_failed', 'This check has been used already. Please solve a new one.');
    const validMs = backend.settings.captchaValidHours * 3_600_000;
    const verifiedUntil = new Date(backend.clock.now() + validMs).toISOString();
    return ok({ verified: true, verifiedUntil } satisfies Verified);
  };
  return visitorEndpoint(backend, 'verifyCaptcha', { answer });
}

/** 404 while no credential is configured. Idempotent; unknown events are acknowledged. */
export function providerEvents(backend: Instance): ApiHandler {
  const { clock, voice } = backend;
  const { webhook } = voice;
  if (webhook === undefined) {
    return async () => refuse('not_found', 'There is nothing here.');
  }
  return trustedEndpoint(backend, 'providerEvents', {
    mayBeTrusted: ({ headers }) => webhook.mayBeTrusted(headers, clock.now()),
    isTrusted: (request) => webhook.isTrusted(request, clock.now()),
    answer: async (request) => {
      const body = readBody(request, webhook.reportSchema);
      if (!body.ok) return body.response;
      const saving = body.value && (await backend.store.saveReport(body.value));
      const isStored = saving?.kind === 'stored';
      // A repeated report is not stored again, so each turn counts once.
      for (const ms of (isStored && body.value?.turnMs) || []) {
        backend.tally.note('providerEvents', 'turns');
        backend.tally.note('providerEvents', 'turn_ms', Math.round(ms));
      }
      return ok({ received: true, stored: isStored });
    },
  });
}

/** Anyone may ask, and writes cost money. */
const HEALTHY_MS = 5000;

/** Works while the site is closed, and contains no secrets. */
export function health(backend: Instance): ApiHandler {
  const { clock, store, settings } = backend;
  let healthyUntilMs = -Infinity;
  let checking: Promise<void> | undefined;
  const check = async (): Promise<void> => {
    await store.checkWrites();
    healthyUntilMs = clock.elapsed() + HEALTHY_MS;
  };
  return endpoint(backend, 'health', async () => {
    if (clock.elapsed() >= healthyUntilMs)
      await (checking ??= check().finally(() => {
        checking = undefined;
      }));
    return ok({ status: 'ok', version: settings.release } satisfies Health);
  });
}
