import { webCallRequestSchema } from '@asad/call-core/contract';
import type { CreatedCall } from '../ports/voice-backend.ts';
import { networkIdOf } from '../rules/budget.ts';
import type { ApiHandler, ApiResponse } from './api-request.ts';
import type { Backend } from './backend.ts';
import { endpoint, forVisitor } from './endpoint.ts';
import { readBody } from './read-body.ts';
import { ok, refuse } from './respond.ts';
import { createSettler } from './settle-calls.ts';

/**
 * `POST /api/call/web`: opens one of the visitor's calls, in the provider's own shape. What the client names (assistant,
 * overrides) is ignored. The call is set aside before the provider is asked, so that no race gets past the limit.
 */
export function createWebCall(backend: Backend): ApiHandler {
  const { store, clock } = backend;
  const settle = createSettler(backend);

  const reserve = async (uid: string, options: { key: string; networkId: string | undefined }) => {
    const reservation = await store.reserveCall(uid, options);
    // Before saying no: did one of the counted calls never connect?
    return reservation.kind === 'visitor_limit' && (await settle(uid)) ? store.reserveCall(uid, options) : reservation;
  };

  return endpoint(
    backend,
    { name: 'createWebCall', method: 'POST', perMinute: 20 },
    forVisitor(backend, async (request, uid) => {
      const body = readBody(request, webCallRequestSchema);
      if (!body.ok) return body.response;
      const key = backend.newKey();
      const networkId =
        backend.networkHmacKey === undefined
          ? undefined
          : networkIdOf(request.address, { key: backend.networkHmacKey, nowMs: clock.now() });
      const reservation = await reserve(uid, { key, networkId });
      switch (reservation.kind) {
        case 'reserved':
          return open(backend, uid, key);
        case 'not_verified':
          return refuse('not_verified', 'Pass the check first.');
        case 'visitor_limit':
          return refuse('visitor_limit', 'No calls are left for this visitor.', { stats: reservation.stats });
        case 'network_budget':
          return refuse('network_budget', 'This network has made enough calls for today.');
        case 'site_budget':
          return refuse('site_budget', 'ASAD has answered enough calls for today.');
        default:
          return reservation satisfies never;
      }
    }),
  );
}

async function open(backend: Backend, uid: string, key: string): Promise<ApiResponse> {
  const created = await createOrRelease(backend, uid, key);
  const { webCall, assistantId, provider, controlUrl } = created;
  const endCreated = () => backend.voice.endCall({ callId: webCall.id, controlUrl });
  const opening = await backend.store
    .openCall(uid, { key, callId: webCall.id, assistantId, provider, controlUrl })
    .catch(async (error: unknown) => {
      // A call that we could not write down must not run: nobody could ever be told apart by it.
      await endCreated();
      throw error;
    });
  if (opening.kind === 'too_late') {
    await endCreated();
    return refuse('unavailable', 'The call took too long to set up. None was spent.', {
      headers: { 'retry-after': '5' },
    });
  }
  if (opening.superseded !== undefined) await backend.voice.endCall(opening.superseded);
  return ok(webCall, 201);
}

/** A provider failure spends nothing: what was set aside goes back before the failure is answered. */
async function createOrRelease(backend: Backend, uid: string, key: string): Promise<CreatedCall> {
  try {
    return await backend.voice.createWebCall({ reservationKey: key });
  } catch (error) {
    await backend.store.releaseCall(uid, key);
    throw error;
  }
}
