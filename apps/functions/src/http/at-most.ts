import { setTimeout as sleep } from 'node:timers/promises';

/** How long a request waits at most for work that its answer does not need. */
const LIMIT_MS = 1000;

/** Waits for this, but no longer than a second: a database that is slow must not make everybody's answer slow. */
export async function atMost(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(LIMIT_MS)]);
}
