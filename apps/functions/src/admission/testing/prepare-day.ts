import { prepare } from '../../handlers/testing/prepare.ts';
import type { DayParts } from '../simulate-day.ts';

/** The real admission over a store in memory, with production's budgets, at midnight. */
export function prepareDay(options: { readonly clientAddress: 'socket' | 'none'; readonly seed: number }): DayParts {
  const { handlers, verify, clock } = prepare(
    { DAILY_CALL_BUDGET: '100', DAILY_CALLS_PER_NETWORK: '10' },
    { log: () => {} },
  );
  clock.advance(14 * 3_600_000);
  let state = options.seed;
  return {
    // Where no layer proves an address, nobody has one.
    createWebCall: (request) =>
      handlers.createWebCall(options.clientAddress === 'none' ? { ...request, address: undefined } : request),
    verify,
    advance: (ms) => clock.advance(ms),
    random: () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    },
  };
}
