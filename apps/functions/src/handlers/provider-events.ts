import { z } from 'zod';
import { callReportOf, providerCallSchema } from '../voice/call-report-of.ts';
import type { ApiHandler, ReadRequest } from './api-request.ts';
import type { Shared } from './backend.ts';
import { endpoint } from './endpoint.ts';
import { isProvider } from './is-provider.ts';
import { readBody } from './read-body.ts';
import { ok, refuse } from './respond.ts';

/** The fields of a webhook that we read; the report's own ones stand beside `call`, not in it. */
const eventSchema = z.looseObject({
  message: z.looseObject({
    type: z.string(),
    status: z.string().optional(),
    call: z.looseObject({ id: z.string().min(1).max(800) }).optional(),
    ...providerCallSchema.shape,
  }),
});

/**
 * `POST /api/providerEvents`: the provider's word about a call. 404 while no credential is configured. The same event
 * twice changes nothing the second time; events that we do not read are acknowledged.
 */
export function providerEvents(backend: Shared): ApiHandler {
  const { webhook, clock } = backend;
  if (webhook === undefined) {
    return async () => refuse('not_found', 'There is nothing here.');
  }
  const options = {
    name: 'providerEvents',
    method: 'POST',
    perMinute: 600,
    closesWith: 'never',
    isTrusted: (request: ReadRequest) => isProvider(request, webhook, clock.now()),
  } as const;
  return endpoint(backend, options, async (request) => {
    const body = readBody(request, eventSchema);
    if (!body.ok) return body.response;
    const { type, status, call, ...told } = body.value.message;
    const isAboutTheEnd = type === 'end-of-call-report' || (type === 'status-update' && status === 'ended');
    if (!isAboutTheEnd || call === undefined) return ok({ received: true, stored: false });
    const report = callReportOf(call.id, { ...told, isFull: type === 'end-of-call-report' });
    const saving = await backend.store.saveReport(report);
    return ok({ received: true, stored: saving.kind === 'stored' });
  });
}
