import { prepare } from '../../testing/prepare.ts';
import type { DayParts } from './simulate-day.ts';

export function prepareDay(options: {
  readonly clientAddress: 'socket' | 'none';
  readonly seed: number;
  readonly callsPerNetwork?: number;
}): DayParts & { readonly store: ReturnType<typeof prepare>['store'] } {
  let created = 0;
  const voice = {
    kind: 'vapi',
    provider: 'daily',
    createWebCall: async () => {
      created += 1;
      const webCall = { id: `call-of-provider-${created}`, webCallUrl: '' };
      return { webCall, assistantId: 'a', provider: 'daily', handle: undefined } as const;
    },
    endCall: async () => true,
    findReport: async () => undefined,
    deleteCall: async () => undefined,
  } as const;
  const env = {
    DAILY_CALL_BUDGET: '100',
    DAILY_CALLS_PER_NETWORK: String(options.callsPerNetwork ?? 10),
    DAILY_MINUTE_BUDGET: '600',
    MONTHLY_MINUTE_BUDGET: '3000',
    VAPI_PRIVATE_KEY: 'key',
    VAPI_ASSISTANT_ID: 'a',
    VAPI_WEBHOOK_SECRET: 'hook',
  };
  const { handlers, verify, clock, store } = prepare(env, { log: () => {}, voice });
  clock.advance(14 * 3_600_000);
  let state = options.seed;
  return {
    store,
    // Without a proving layer, requests have no address.
    createWebCall: (request) =>
      handlers.createWebCall(options.clientAddress === 'none' ? { ...request, address: undefined } : request),
    verify,
    advance: (ms) => clock.advance(ms),
    report: (callId, minutes) =>
      store.saveReport({
        callId,
        wasConnected: true,
        startedAt: new Date(clock.now() - minutes * 60_000).toISOString(),
        endedAt: new Date(clock.now()).toISOString(),
        transcript: 'User: hello',
        messages: [],
      }),
    random: () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    },
  };
}
