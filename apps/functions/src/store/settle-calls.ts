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

  /** Throws the first refusal after all answers are stored. */
  async function ask(callIds: readonly string[], note: () => void = () => {}): Promise<void> {
    const results = await Promise.allSettled(callIds.map(async (callId) => voice.findReport?.(callId)));
    for (const answer of results)
      if (answer.status === 'fulfilled' && answer.value !== undefined)
        if ((await store.saveReport(answer.value)).kind === 'stored') note();
    for (const answer of results) if (answer.status === 'rejected') throw answer.reason;
  }

  return {
    /** True if any changed. An unreachable provider changes nothing. */
    async settle(uid: string, callIds: readonly string[]): Promise<boolean> {
      // Check the rate before the first await: parallel requests become one.
      if (callIds.length === 0 || waitSeconds(uid) > 0) return false;
      let hasChanged = false;
      await ask(callIds, () => {
        hasChanged = true;
      }).catch((error: unknown) => {
        // The calls still count until a later request succeeds.
        log({ event: 'calls_not_settled', ...describeFailure(error) });
      });
      return hasChanged;
    },
    /** May take a minute, so only the maintenance calls it. Throws the provider's refusal. */
    async settleOverdue(): Promise<void> {
      if (voice.findReport === undefined) return;
      const overdue = (await store.listOverdue()).slice(0, MAX_IN_ONE_GO);
      let failure: unknown;
      for (let index = 0; index < overdue.length; index += AT_ONCE)
        await ask(overdue.slice(index, index + AT_ONCE)).catch((error: unknown) => {
          failure ??= error;
        });
      if (failure !== undefined) throw failure;
    },
  };
}
