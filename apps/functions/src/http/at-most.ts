import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 1000;

/** A slow database must not delay answers. */
export async function atMost(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(LIMIT_MS)]);
}
