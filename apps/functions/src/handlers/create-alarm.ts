import { atMost } from '../admission/at-most.ts';
import { dayOf } from '../rules/budget.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { CallStore } from '../calls/call-store.ts';
import type { Alarm } from '../calls/upkeep.ts';
import { describeFailure } from './describe-failure.ts';

export type SendAlarm = ReturnType<typeof createAlarm>;

/** Tells the owner of something that stops calls: in the log, and in one mail a day. Never throws, never waits long. */
export function createAlarm(parts: {
  readonly store: Pick<CallStore, 'tellOwner'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly ownerEmail: string;
}) {
  const { store, clock, log, ownerEmail } = parts;
  /** Of today, so that a flood of refusals asks the database once. */
  let told = { day: '', keys: new Set<string>() };
  return async ({ key, subject, text }: Omit<Alarm, 'to'>): Promise<void> => {
    const day = dayOf(clock.now());
    if (told.day !== day) told = { day, keys: new Set() };
    if (told.keys.has(key)) return;
    told.keys.add(key);
    log({ event: 'alarm', severity: 'ERROR', key, message: text });
    const { keys } = told;
    await atMost(
      store.tellOwner({ key, to: ownerEmail, subject, text }).catch((error: unknown) => {
        keys.delete(key);
        log({ event: 'owner_not_told', severity: 'ERROR', key, ...describeFailure(error) });
      }),
    );
  };
}
