import type { Backend } from '../create-backend.ts';
import { describeFailure } from '../backend-error.ts';
import { createRateLimiter } from '../domain/rate-limiter.ts';

/** Nobody may make us ask the provider more often than this about one visitor. */
const COOLDOWN_MS = 15_000;
/** So many late reports are asked for at once, and so many in one go: ten waits of three seconds fit the function's time. */
const AT_ONCE = 10;
const MAX_IN_ONE_GO = 100;

/** Asks the provider how calls ended, of one visitor or of everybody, and stores what it says. */
export function createSettler({ store, voice, clock, log }: Backend) {
  const waitSeconds = createRateLimiter(clock, { perWindow: 1, windowMs: COOLDOWN_MS });

  /** Stores the provider's answer about each call; the first refusal is thrown once all answers are stored. */
  async function ask(callIds: readonly string[], note: () => void = () => {}): Promise<void> {
    const asked = await Promise.allSettled(callIds.map(async (callId) => voice.findReport?.(callId)));
    for (const answer of asked)
      if (answer.status === 'fulfilled' && answer.value !== undefined)
        if ((await store.saveReport(answer.value)).kind === 'stored') note();
    for (const answer of asked) if (answer.status === 'rejected') throw answer.reason;
  }

  return {
    /** About these calls of a visitor. True if any changed. A provider that cannot be asked changes nothing. */
    async settle(uid: string, callIds: readonly string[]): Promise<boolean> {
      // Counted before anything is waited for: fifty presses at once are one question.
      if (callIds.length === 0 || waitSeconds(uid) > 0) return false;
      let hasChanged = false;
      await ask(callIds, () => {
        hasChanged = true;
      }).catch((error: unknown) => {
        // It can be asked again; until then the calls count, and whoever is here now is answered.
        log({ event: 'calls_not_settled', ...describeFailure(error) });
      });
      return hasChanged;
    },
    /**
     * About everybody's calls whose report is late or lost. It may take a minute, so only the maintenance does it. Throws
     * what the provider refused.
     */
    async settleOverdue(): Promise<void> {
      if (voice.findReport === undefined) return;
      const overdue = (await store.listOverdue()).slice(0, MAX_IN_ONE_GO);
      for (let index = 0; index < overdue.length; index += AT_ONCE) await ask(overdue.slice(index, index + AT_ONCE));
    },
  };
}
