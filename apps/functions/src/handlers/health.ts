import type { Health } from '@asad/call-core/contract';
import type { ApiHandler } from './api-request.ts';
import type { Shared } from './backend.ts';
import { endpoint } from './endpoint.ts';
import { ok } from './respond.ts';

/** `GET /api/health`: for who watches the site. It works while the site is closed, and says nothing that is secret. */
export function health(backend: Shared): ApiHandler {
  const options = { name: 'health', method: 'GET', perMinute: 60, closesWith: 'never', isForPrograms: true } as const;
  return endpoint(backend, options, async () => {
    // Any read will do; one that fails is answered 503.
    await backend.store.readSwitch();
    return ok({ status: 'ok', version: backend.version } satisfies Health);
  });
}
