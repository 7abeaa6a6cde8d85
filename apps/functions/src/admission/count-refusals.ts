import type { Log } from '../handlers/backend.ts';
import type { Clock } from '../ports/clock.ts';

/** One line a minute, whatever a flood does. */
const EVERY_MS = 60_000;

/** Counts refused calls by reason and logs the counts, at most once a minute and instance. */
export function createRefusalCount({ log, clock }: { readonly log: Log; readonly clock: Clock }) {
  const counts = new Map<string, number>();
  let toldAtMs = clock.elapsed();
  return (reason: string): void => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (clock.elapsed() - toldAtMs < EVERY_MS) return;
    toldAtMs = clock.elapsed();
    log({ event: 'calls_refused', severity: 'INFO', ...Object.fromEntries(counts) });
    counts.clear();
  };
}
