import type { Backend } from '../create-backend.ts';
import { atMost } from './at-most.ts';

/** Limits the tally to one log line and one document per minute and instance. */
const EVERY_MS = 60_000;

/** Counts refusals by reason and the start time of calls, without personal data. */
export function createTally({ clock, log, store }: Backend) {
  const counts = new Map<string, number>();
  let toldAtMs = clock.elapsed();
  return {
    note: (endpoint: string, what: string, amount = 1): void => {
      const name = `${endpoint} ${what}`;
      counts.set(name, (counts.get(name) ?? 0) + amount);
    },
    /**
     * Logs and stores the counts once a minute. Runs with each request, because Cloud Run pauses timers between
     * requests.
     */
    tell: async (): Promise<void> => {
      if (counts.size === 0 || clock.elapsed() - toldAtMs < EVERY_MS) return;
      toldAtMs = clock.elapsed();
      const told = Object.fromEntries(counts);
      counts.clear();
      log({ event: 'counted', severity: 'INFO', ...told });
      // If the database fails, the log still has the counts; do not delay the visitor.
      await atMost(store.addCounts(told).catch(() => undefined));
    },
  };
}
