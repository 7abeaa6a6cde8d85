import { assistantName } from '../site-knowledge.ts';
import type { SupersededCall } from '../store/visitor-calls.ts';
import type { CreatedCall } from '../ports.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BackendError, describeFailure } from '../backend-error.ts';
import { admit, type Applicant } from './admission/admission.ts';
import type { Instance } from './instance.ts';
import { hashId } from '../store/stored-records.ts';
import { networkIdOf } from '../domain/budget.ts';
import { type ApiHandler, type ApiResponse, ok, type ReadRequest, refuse } from './api.ts';
import { visitorEndpoint } from './endpoint.ts';
import { readIdempotencyKey } from './read-request.ts';

/**
 * Ignores the client's assistant and overrides. Reserves before it asks the provider, so that parallel requests cannot
 * exceed the limit. A repeated `Idempotency-Key` gets the same call while it runs, then 409.
 */
export function createWebCall(backend: Instance): ApiHandler {
  const { clock, networkKey, settings } = backend;

  const answer = async (request: ReadRequest, uid: string): Promise<ApiResponse> => {
    const { address } = request;
    const networkId =
      address === undefined || settings.dailyCallsPerNetwork === undefined
        ? undefined
        : networkIdOf(address, { key: networkKey, nowMs: clock.now() });
    const idempotencyKey = readIdempotencyKey(request) ?? randomUUID();
    if (typeof idempotencyKey !== 'string') return idempotencyKey;
    // Hash the key: Firestore reserves field names like '__x__', and the page chooses the key.
    const applicant = { uid, key: hashId(idempotencyKey), networkId, run: randomUUID() };
    const ask = () =>
      admit(backend, applicant).catch(async (error: unknown) => {
        // The commit may have succeeded although its response was lost.
        await release(backend, applicant);
        throw error;
      });
    let admitted = await ask();
    for (let waits = 0; admitted.kind === 'pending' && waits < MAX_WAITS; waits += 1) {
      await sleep(WAIT_MS);
      admitted = await ask();
    }
    switch (admitted.kind) {
      case 'reserved':
        return open(backend, applicant);
      case 'opened_before':
        return ok(JSON.parse(admitted.answer), 201);
      case 'key_used':
        return keyUsed();
      case 'pending':
        return refuse('unavailable', 'This call is being set up by another request.', { retryAfterSeconds: 1 });
      case 'not_verified':
        return refuse('not_verified', 'Pass the check first.');
      case 'visitor_limit':
        return refuse('visitor_limit', 'No calls are left for this visitor.', { stats: admitted.stats });
      case 'network_budget':
      case 'site_budget':
      case 'hour_budget': {
        if (admitted.kind === 'site_budget') await backend.alarm(SITE_SPENT);
        const retryAfterSeconds = Math.max(1, Math.ceil((admitted.untilMs - clock.now()) / 1000));
        return refuse(admitted.kind, SPENT[admitted.kind], { retryAfterSeconds });
      }
      default:
        return admitted satisfies never;
    }
  };
  return visitorEndpoint(backend, 'createWebCall', { answer });
}

/** As long as the provider may take. */
const WAIT_MS = 250;
const MAX_WAITS = 40;

const keyUsed = () => refuse('key_used', 'This key has opened a call that is over; use another. None was spent.');

const SITE_SPENT = {
  key: 'site budget',
  subject: `${assistantName} takes no more calls for now`,
  text: 'The budget of the whole site is spent (DAILY_CALL_BUDGET, DAILY_MINUTE_BUDGET or MONTHLY_MINUTE_BUDGET); whoever calls now is asked to come again. pnpm desk numbers shows what was asked of it (of a deployed site with --store firestore).',
};

const SPENT = {
  network_budget: 'This network has made enough calls for today.',
  site_budget: `${assistantName} has answered enough calls for today.`,
  hour_budget: `${assistantName} has answered many calls this hour. Please try again in a little while.`,
} as const;

async function open(backend: Instance, applicant: Applicant): Promise<ApiResponse> {
  const { clock, tally } = backend;
  const { uid, key } = applicant;
  const beganAtMs = clock.elapsed();
  const { webCall, handle } = await createOrRelease(backend, applicant);
  const { provider, findReport } = backend.voice;
  const isReported = findReport !== undefined;
  const { id: callId, assistantId = '' } = webCall;
  const endCreated = () => backend.voice.endCall({ callId, handle });
  const call = { callId, assistantId, provider, handle, isReported, answer: JSON.stringify(webCall) };
  const opening = await backend.store.openCall(uid, { key, ...call }).catch(async (error: unknown) => {
    // Reports of a call that was not stored could not be matched to a visitor.
    await endCreated();
    await release(backend, applicant);
    throw error;
  });
  if (opening.kind !== 'opened') await endCreated();
  if (opening.kind === 'opened_before') return ok(JSON.parse(opening.answer), 201);
  if (opening.kind === 'key_used') return keyUsed();
  if (opening.kind === 'too_late') {
    await release(backend, applicant);
    return refuse('unavailable', 'The call took too long to set up. None was spent.', { retryAfterSeconds: 5 });
  }
  await Promise.all(opening.superseded.map((older) => endSuperseded(backend, older)));
  tally.note('createWebCall', 'started');
  tally.note('createWebCall', 'start_ms', Math.round(clock.elapsed() - beganAtMs));
  return ok(webCall, 201);
}

/** A provider failure costs the visitor nothing. */
async function createOrRelease(backend: Instance, applicant: Applicant): Promise<CreatedCall> {
  try {
    return await backend.voice.createWebCall({ reservationKey: applicant.key });
  } catch (error) {
    await release(backend, applicant);
    const reason = error instanceof BackendError ? error.message : '';
    await backend.alarm({
      key: 'provider',
      subject: `${assistantName}’s voice provider starts no calls`,
      text: `A call could not be started at the voice provider. ${reason} With status 401 its key is refused, with 402 the account has no money left, with 404 it has no such assistant; anything else may pass.`,
    });
    throw error;
  }
}

/** A reservation that cannot be released expires within a minute, and the visitor's next call returns its budgets. */
async function release({ store, log }: Instance, applicant: Applicant): Promise<void> {
  await store.releaseCall(applicant.uid, applicant).catch((error: unknown) => {
    log({ event: 'call_not_released', name: 'createWebCall', ...describeFailure(error) });
  });
}

/** It also ends at its time limit; the next opening tries again. */
async function endSuperseded({ voice, log }: Instance, { callId, handle }: SupersededCall): Promise<void> {
  if (!(await voice.endCall({ callId, handle: handle ?? undefined })))
    log({ event: 'call_not_ended', name: 'createWebCall' });
}
