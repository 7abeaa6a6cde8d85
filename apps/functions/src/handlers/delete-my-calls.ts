import type { CallsDeleted } from '@asad/call-core/contract';
import type { ApiHandler } from './api-request.ts';
import type { Shared } from './backend.ts';
import { visitorEndpoint } from './endpoint.ts';
import { ok } from './respond.ts';

/** `POST /api/deleteMyCalls`: deletes what this visitor said; how often they called stays known. What the body says is not read. */
export function deleteMyCalls(backend: Shared): ApiHandler {
  return visitorEndpoint(
    backend,
    { name: 'deleteMyCalls', method: 'POST', perMinute: 20, closesWith: 'api' },
    async (_request, uid) => {
      const deleted: CallsDeleted = { deleted: true, calls: await backend.store.eraseCalls(uid) };
      return ok(deleted);
    },
  );
}
