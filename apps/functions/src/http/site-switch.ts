import type { SiteSwitch } from '../store/site-state.ts';
import type { Backend } from '../create-backend.ts';
import { atMost } from './at-most.ts';

export type ClosesWith = 'calls' | 'api' | 'never';

/** A change takes effect everywhere within ten seconds, running answers included. */
const LOOK_MS = 5000;

export function createIsClosed({ store, clock }: Backend) {
  let lastPosition: SiteSwitch = 'open';
  let lookedAtMs = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    lookedAtMs = clock.elapsed();
    // If the database fails, keep the last known position.
    lastPosition = await store.readSwitch().catch(() => lastPosition);
    looking = undefined;
  };
  return async (what: ClosesWith): Promise<boolean> => {
    if (what === 'never') return false;
    if (clock.elapsed() - lookedAtMs >= LOOK_MS) looking ??= look();
    if (looking !== undefined) await atMost(looking);
    return lastPosition === 'api' || (lastPosition === 'calls' && what === 'calls');
  };
}
