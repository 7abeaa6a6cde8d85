import type { ApiHandler, ReadRequest } from './api-request.ts';
import type { Shared } from './backend.ts';
import { trustedEndpoint } from './endpoint.ts';
import { readBody } from './read-request.ts';
import { ok, refuse } from './respond.ts';

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
