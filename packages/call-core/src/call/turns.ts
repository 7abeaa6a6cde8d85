import { createStore } from 'zustand/vanilla';
import { createCallListeners, type CallListeners, type ToldEvent } from './call-events.ts';
import type { CallSnapshot } from './call-snapshot.ts';
import type { Guard } from './guard.ts';

/** State, then effects, then telling: what a call does happens in turns, and listeners hear of whole ones only. */
export interface Turns {
  /** Does `work` now, or right after the turn that runs. */
  take(work: () => void): void;
  /** Has listeners told of `event` when the turn is over. */
  tell(...event: ToldEvent): void;
  readonly on: CallListeners['on'];
  readonly subscribe: (listener: () => void) => () => void;
  /** What holds; to a listener, what held when that happened which it is told of. */
  readonly getSnapshot: () => CallSnapshot;
}

interface Told {
  readonly snapshot: CallSnapshot;
  readonly events: readonly ToldEvent[];
}

function isSame(before: CallSnapshot, after: CallSnapshot): boolean {
  const keys = Object.keys(after) as (keyof CallSnapshot)[];
  return keys.every((key) => Object.is(before[key], after[key]));
}

export function createTurns(look: () => CallSnapshot, guard: Guard): Turns {
  const listeners = createCallListeners(guard);
  let latest = look();
  const store = createStore<CallSnapshot>(() => latest);
  const works: (() => void)[] = [];
  const told: Told[] = [];
  let events: ToldEvent[] = [];
  let isWorking = false;
  let isTelling = false;

  function work(): void {
    isWorking = true;
    for (let next = works.shift(); next; next = works.shift()) {
      guard(next);
      const now = look();
      const snapshot = isSame(latest, now) ? latest : now;
      if (snapshot !== latest || events.length > 0) told.push({ snapshot, events });
      latest = snapshot;
      events = [];
    }
    isWorking = false;
  }

  /** What a listener does takes its turn at once, and is told after what is being told. */
  function tellAll(): void {
    isTelling = true;
    for (let next = told.shift(); next; next = told.shift()) {
      const { snapshot } = next;
      if (snapshot !== store.getState()) store.setState(snapshot, true);
      for (const event of next.events) listeners.tell(event);
    }
    isTelling = false;
  }

  return {
    take(next) {
      works.push(next);
      if (isWorking) return;
      work();
      if (!isTelling) tellAll();
    },
    tell: (...event) => void events.push(event),
    on: listeners.on,
    subscribe: (listener) => store.subscribe(() => guard(listener)),
    getSnapshot: store.getState,
  };
}
