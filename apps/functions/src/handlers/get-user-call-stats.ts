import type { CallStats } from '@asad/call-core/contract';
import type { ApiHandler } from './api-request.ts';
import type { Backend } from './backend.ts';
import { endpoint, forVisitor } from './endpoint.ts';
import { ok } from './respond.ts';
import { createSettler } from './settle-calls.ts';

/** `GET /api/getUserCallStats`: may this visitor call, how often still, and who will answer. */
export function getUserCallStats(backend: Backend): ApiHandler {
  const settle = createSettler(backend);
  return endpoint(
    backend,
    { name: 'getUserCallStats', method: 'GET', perMinute: 120 },
    forVisitor(backend, async (_request, uid) => {
      const stats = await backend.store.readStats(uid);
      // Without webhooks nobody else will ever ask; with them, one may have been lost.
      const isWorthAsking = backend.webhook === undefined || !stats.canMakeCall;
      const settled = isWorthAsking && (await settle(uid)) ? await backend.store.readStats(uid) : stats;
      return ok({ ...settled, voice: backend.voice.kind } satisfies CallStats);
    }),
  );
}
