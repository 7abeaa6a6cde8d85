import type { Log } from '../ports/log.ts';
import type { Clock } from '../ports/clock.ts';

/** One line a minute, whatever a flood does. */
const EVERY_MS = 60_000;

/** Counts what was refused and why, and logs the counts at most once a minute and instance: no person is in it. */
export interface RefusalCount {
  note(endpoint: string, reason: string): void;
  /** Says what is due, if anything: at every request, since nothing runs by itself between two of them in the cloud. */
  tell(): void;
}

export function createRefusalCount({ log, clock }: { readonly log: Log; readonly clock: Clock }): RefusalCount {
  const counts = new Map<string, number>();
  let toldAtMs = clock.elapsed();
  return {
    note: (endpoint, reason) => {
      const name = `${endpoint} ${reason}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    tell: () => {
      if (counts.size === 0 || clock.elapsed() - toldAtMs < EVERY_MS) return;
      toldAtMs = clock.elapsed();
      log({ event: 'requests_refused', severity: 'INFO', ...Object.fromEntries(counts) });
      counts.clear();
    },
  };
}
