import type { SiteSwitch } from '../store/site-state.ts';
import type { Backend } from '../create-backend.ts';
import { atMost } from './at-most.ts';

/** What a closed site still answers: `calls` closes when calls are closed, `api` when everything is, `never` never. */
export type ClosesWith = 'calls' | 'api' | 'never';

/** An instance looks this often, so that a switch works everywhere within ten seconds, answers under way included. */
const LOOK_MS = 5000;

/** True while the owner's switch closes what this belongs to. Asks the database at most every five seconds. */
export function createIsClosed({ store, clock }: Backend) {
  let known: SiteSwitch = 'open';
  let lookedAtMs = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    lookedAtMs = clock.elapsed();
    // A database that does not answer leaves the switch as it was last seen.
    known = await store.readSwitch().catch(() => known);
    looking = undefined;
  };
  return async (what: ClosesWith): Promise<boolean> => {
    if (what === 'never') return false;
    if (clock.elapsed() - lookedAtMs >= LOOK_MS) looking ??= look();
    if (looking !== undefined) await atMost(looking);
    return known === 'api' || (known === 'calls' && what === 'calls');
  };
}
