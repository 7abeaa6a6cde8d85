import { setTimeout as sleep } from 'node:timers/promises';

/** How long a request waits for what it could do without. */
const LIMIT_MS = 1000;

/** Waits for this, but no longer than a second: a database that is slow must not make everybody's answer slow. */
export async function atMost(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(LIMIT_MS)]);
}
