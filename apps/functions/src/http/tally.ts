import type { Backend } from '../create-backend.ts';
import { atMost } from './at-most.ts';

/** Per instance. */
const EVERY_MS = 60_000;

/** Without personal data. */
export function createTally({ clock, log, store }: Backend) {
  const counts = new Map<string, number>();
  let flushedAtMs = clock.elapsed();
  return {
    note: (endpoint: string, what: string, amount = 1): void => {
      const name = `${endpoint} ${what}`;
      counts.set(name, (counts.get(name) ?? 0) + amount);
    },
    /** Runs with each request, because Cloud Run pauses timers between requests. */
    flush: async (): Promise<void> => {
      if (counts.size === 0 || clock.elapsed() - flushedAtMs < EVERY_MS) return;
      flushedAtMs = clock.elapsed();
      const totals = Object.fromEntries(counts);
      counts.clear();
      log({ event: 'counted', severity: 'INFO', ...totals });
      // A failed write leaves the counts in the log and does not delay the visitor.
      await atMost(store.addCounts(totals).catch(() => undefined));
    },
  };
}
