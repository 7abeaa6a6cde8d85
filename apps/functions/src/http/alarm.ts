import type { Alarm } from '../store/site-state.ts';
import type { Backend } from '../create-backend.ts';
import { describeFailure } from '../backend-error.ts';
import { dayOf } from '../domain/budget.ts';
import { atMost } from './at-most.ts';

/** Logs, and sends one mail a day. Never throws, and waits a second at most. */
export function createAlarm({ store, clock, log, ownerEmail }: Backend) {
  /** By day, so that a flood of refusals writes to the database once. */
  const sentAlarms = new Set<string>();
  return async ({ key, subject, text }: Omit<Alarm, 'to'>): Promise<void> => {
    const today = `${dayOf(clock.now())} ${key}`;
    if (sentAlarms.has(today)) return;
    sentAlarms.add(today);
    log({ event: 'alarm', severity: 'ERROR', key, message: text });
    await atMost(
      store.tellOwner({ key, to: ownerEmail, subject, text }).catch((error: unknown) => {
        sentAlarms.delete(today);
        log({ event: 'owner_not_told', severity: 'ERROR', key, ...describeFailure(error) });
      }),
    );
  };
}
