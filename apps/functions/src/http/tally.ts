import type { Backend } from '../create-backend.ts';
import { atMost } from './at-most.ts';

/** Per instance. */
const EVERY_MS = 60_000;

/** Without personal data. */
export function createTally({ clock, log, store }: Backend) {
  const counts = new Map<string, number>();
  let toldAtMs = clock.elapsed();
  return {
    note: (endpoint: string, what: string, amount = 1): void => {
      const name = `${endpoint} ${what}`;
      counts.set(name, (counts.get(name) ?? 0) + amount);
    },
    /** Runs with each request, because Cloud Run pauses timers between requests. */
    tell: async (): Promise<void> => {
      if (counts.size === 0 || clock.elapsed() - toldAtMs < EVERY_MS) return;
      toldAtMs = clock.elapsed();
      const told = Object.fromEntries(counts);
      counts.clear();
      log({ event: 'counted', severity: 'INFO', ...told });
      // A failed write leaves the counts in the log and does not delay the visitor.
      await atMost(store.addCounts(told).catch(() => undefined));
    },
  };
}
