import type { Backend } from '../create-backend.ts';
import { atMost } from './at-most.ts';

/** One line and one document a minute and instance, whatever a flood does. */
const EVERY_MS = 60_000;

/** Counts what was refused and why, and how long calls took to start; no person is in it. */
export function createTally({ clock, log, store }: Backend) {
  const counts = new Map<string, number>();
  let toldAtMs = clock.elapsed();
  return {
    note: (endpoint: string, what: string, amount = 1): void => {
      const name = `${endpoint} ${what}`;
      counts.set(name, (counts.get(name) ?? 0) + amount);
    },
    /**
     * Logs and stores the counts once a minute is over. Called with every request, since no timer runs between two in the
     * cloud.
     */
    tell: async (): Promise<void> => {
      if (counts.size === 0 || clock.elapsed() - toldAtMs < EVERY_MS) return;
      toldAtMs = clock.elapsed();
      const told = Object.fromEntries(counts);
      counts.clear();
      log({ event: 'counted', severity: 'INFO', ...told });
      // If the database does not take them they are in the log, and no visitor waits for it.
      await atMost(store.addCounts(told).catch(() => undefined));
    },
  };
}
