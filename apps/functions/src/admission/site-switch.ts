import type { CallStore } from '../calls/call-store.ts';
import type { SiteSwitch } from '../calls/site-state.ts';
import { atMost } from './at-most.ts';
import type { Clock } from '../ports/clock.ts';

/** An instance looks this often, so that a switch works everywhere within ten seconds, answers under way included. */
const LOOK_MS = 5000;

/** What a closed site still answers: `calls` closes when calls are closed, `api` when everything is, `never` never. */
export type ClosesWith = 'calls' | 'api' | 'never';

export type IsClosed = ReturnType<typeof createIsClosed>;

/** True while the owner's switch closes what this belongs to. Asks the database at most every five seconds. */
export function createIsClosed(parts: { readonly store: Pick<CallStore, 'readSwitch'>; readonly clock: Clock }) {
  const { store, clock } = parts;
  let known: SiteSwitch = 'open';
  let lookedAtMs = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    lookedAtMs = clock.elapsed();
    // Who cannot be asked has changed nothing.
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
