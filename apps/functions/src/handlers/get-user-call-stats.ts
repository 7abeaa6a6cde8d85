import type { CallStats } from '@asad/call-core/contract';
import type { ApiHandler } from './api-request.ts';
import type { Shared } from './backend.ts';
import { visitorEndpoint } from './endpoint.ts';
import { ok } from './respond.ts';

/** `GET /api/getUserCallStats`: may this visitor call, how often still, and who will answer. */
export function getUserCallStats(backend: Shared): ApiHandler {
  const { store, voice } = backend;
  return visitorEndpoint(
    backend,
    { name: 'getUserCallStats', method: 'GET', perMinute: 120, closesWith: 'api' },
    async (_request, uid) => {
      const { stats, unresolved } = await store.readVisitor(uid);
      // Without webhooks nobody else will ever ask. With them, a report may be late or lost; and before a visitor is told
      // that no call is left, everything is asked for.
      const isAllWorthAsking = voice.webhook === undefined || !stats.canMakeCall;
      const asked = unresolved.filter(({ isOverdue }) => isAllWorthAsking || isOverdue);
      const hasChanged = await backend.settle(
        uid,
        asked.map(({ callId }) => callId),
      );
      return ok({
        ...(hasChanged ? (await store.readVisitor(uid)).stats : stats),
        voice: voice.kind,
      } satisfies CallStats);
    },
  );
}
