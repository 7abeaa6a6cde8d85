import type { Backend } from '../create-backend.ts';
import { createSettler } from '../store/settle-calls.ts';
import { createAlarm } from './alarm.ts';
import { createIsClosed } from './site-switch.ts';
import { createTally } from './tally.ts';

/** Shared by the handlers of one process. */
export type Instance = ReturnType<typeof createInstance>;

export function createInstance(backend: Backend) {
  return {
    ...backend,
    ...createSettler(backend),
    isClosed: createIsClosed(backend),
    tally: createTally(backend),
    alarm: createAlarm(backend),
    largeBodies: { count: 0 },
  };
}
