import { setTimeout as sleep } from 'node:timers/promises';

/** The longest wait for work that the answer does not need. */
const LIMIT_MS = 1000;

/** Waits for `work` for at most a second, so that a slow database does not delay answers. */
export async function atMost(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(LIMIT_MS)]);
}
