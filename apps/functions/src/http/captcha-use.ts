import type { Backend } from '../create-backend.ts';
import { atMost } from './at-most.ts';

const HOUR_MS = 3_600_000;
/** Each instance writes one document per interval, even during a flood. */
const SYNC_MS = 10_000;

/** At most ten seconds old. */
export function createCaptchaUse({ store, clock, newKey }: Backend) {
  const instance = newKey();
  const localCount = { hour: -1, solved: 0 };
  let others = { hour: -1, now: 0, before: 0 };
  let syncedAtMs = -Infinity;

  const sync = async (hour: number, solved: number): Promise<void> => {
    if (clock.elapsed() - syncedAtMs < SYNC_MS) return;
    syncedAtMs = clock.elapsed();
    // If the database fails, use this instance's own count.
    await atMost(
      store.shareSolvedCaptchas({ hour, instance, solved }).then(
        (shared) => {
          others = { hour, now: shared.others, before: shared.hourBefore };
        },
        () => undefined,
      ),
    );
  };

  const solvedNow = (hour: number): number => (localCount.hour === hour ? localCount.solved : 0);
  return {
    note: async (): Promise<void> => {
      const hour = Math.floor(clock.now() / HOUR_MS);
      localCount.solved = solvedNow(hour) + 1;
      localCount.hour = hour;
      await sync(hour, localCount.solved);
    },
    solvedWithinHour: async (): Promise<number> => {
      const hour = Math.floor(clock.now() / HOUR_MS);
      await sync(hour, solvedNow(hour));
      const shared = others.hour === hour ? others : { now: 0, before: others.hour === hour - 1 ? others.now : 0 };
      // Fade out the previous hour, so that the difficulty does not jump on the hour.
      return solvedNow(hour) + shared.now + shared.before * (1 - (clock.now() % HOUR_MS) / HOUR_MS);
    },
  };
}
