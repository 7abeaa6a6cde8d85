import { type ApiHandler, type ReadRequest, ok, refuse } from './api.ts';
import type { Shared } from '../admission/instance-state.ts';
import { trustedEndpoint, endpoint } from './endpoint.ts';
import { readBody } from './read-request.ts';
import type { Health } from '@asad/call-core/contract';

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
