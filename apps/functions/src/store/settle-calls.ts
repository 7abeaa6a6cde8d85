import type { Backend } from '../create-backend.ts';
import { describeFailure } from '../backend-error.ts';
import { createRateLimiter } from '../domain/rate-limiter.ts';

/** Per visitor. */
const COOLDOWN_MS = 15_000;
/** Ten batches with timeouts of three seconds fit the function's time. */
const AT_ONCE = 10;
const MAX_IN_ONE_GO = 100;

export function createSettler({ store, voice, clock, log }: Backend) {
  const waitSeconds = createRateLimiter(clock, { perWindow: 1, windowMs: COOLDOWN_MS });

  /** Stores all answers; `failure` is the provider's first refusal. */
  async function ask(callIds: readonly string[]): Promise<{ hasChanged: boolean; failure: unknown }> {
    const results = await Promise.allSettled(callIds.map(async (callId) => voice.findReport?.(callId)));
    let hasChanged = false;
    for (const answer of results)
      if (answer.status === 'fulfilled' && answer.value !== undefined)
        hasChanged = (await store.saveReport(answer.value)).kind === 'stored' || hasChanged;
    return { hasChanged, failure: results.find((answer) => answer.status === 'rejected')?.reason };
  }

  return {
    /** True if any changed. An unreachable provider changes nothing: the calls count until a later request succeeds. */
    async settle(uid: string, callIds: readonly string[]): Promise<boolean> {
      // Check the rate before the first await: parallel requests become one.
      if (callIds.length === 0 || waitSeconds(uid) > 0) return false;
      const { hasChanged, failure } = await ask(callIds);
      if (failure !== undefined) log({ event: 'calls_not_settled', ...describeFailure(failure) });
      return hasChanged;
    },
    /** May take a minute, so only the maintenance calls it. Throws the provider's refusal. */
    async settleOverdue(): Promise<void> {
      if (voice.findReport === undefined) return;
      const overdue = (await store.listOverdue()).slice(0, MAX_IN_ONE_GO);
      let firstFailure: unknown;
      for (let index = 0; index < overdue.length; index += AT_ONCE) {
        const { failure } = await ask(overdue.slice(index, index + AT_ONCE));
        firstFailure ??= failure;
      }
      if (firstFailure !== undefined) throw firstFailure;
    },
  };
}
