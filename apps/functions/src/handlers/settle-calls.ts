import type { CallReports } from '../calls/call-reports.ts';
import type { Backend, Settler } from './backend.ts';
import { describeFailure } from './describe-failure.ts';

/** Nobody may make us ask the provider more often than this about one visitor. */
const COOLDOWN_MS = 15_000;
const MAX_REMEMBERED = 10_000;
/** One instance looks this often for what is late of anybody, and asks about so many at once. */
const LOOK_MS = 60_000;
const MAX_AT_ONCE = 10;

/** Two ways of asking the provider about calls; both keep its word. */
export function createSettler({
  store,
  voice,
  clock,
  log,
}: Pick<Backend, 'voice' | 'clock' | 'log'> & { readonly store: CallReports }): Settler {
  const askedAtMs = new Map<string, number>();
  let lookedAtMs = -Infinity;

  async function ask(callIds: readonly string[]): Promise<boolean> {
    const reports = await Promise.all(callIds.map(async (callId) => voice.findReport?.(callId)));
    let hasChanged = false;
    for (const report of reports) {
      if (report !== undefined) hasChanged = (await store.saveReport(report)).kind === 'stored' || hasChanged;
    }
    return hasChanged;
  }

  return {
    async settle(uid, callIds) {
      if (callIds.length === 0 || clock.now() - (askedAtMs.get(uid) ?? -Infinity) < COOLDOWN_MS) return false;
      if (askedAtMs.size >= MAX_REMEMBERED) askedAtMs.clear();
      // Before anything is waited for: fifty presses at once are one question.
      askedAtMs.set(uid, clock.now());
      return ask(callIds);
    },
    async settleOverdue() {
      if (voice.findReport === undefined || clock.now() - lookedAtMs < LOOK_MS) return;
      lookedAtMs = clock.now();
      try {
        await ask((await store.listOverdue()).slice(0, MAX_AT_ONCE));
      } catch (error) {
        // What somebody else left is no reason to refuse whoever is here now.
        log({ event: 'overdue_not_settled', name: 'settleOverdue', ...describeFailure(error) });
      }
    },
  };
}
