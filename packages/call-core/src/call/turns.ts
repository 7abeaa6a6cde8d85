import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { createCallListeners, type ToldEvent } from './call-events.ts';
import type { CallSnapshot } from './call-snapshot.ts';
import type { Guard } from './guard.ts';

interface Told {
  readonly snapshot: CallSnapshot;
  readonly events: readonly ToldEvent[];
}

/** State, then effects, then telling: what a call does happens in turns, and listeners hear of whole ones only. */
export function createTurns(look: () => CallSnapshot, guard: Guard) {
  const listeners = createCallListeners(guard);
  let latest = look();
  const store = createStore<CallSnapshot>(() => latest);
  const watching = new Set<() => void>();
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
      const snapshot = shallow(latest, now) ? latest : now;
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
      store.setState(snapshot, true);
      for (const event of next.events) listeners.tell(event);
    }
    isTelling = false;
  }

  return {
    /** Does `next` now, or right after the turn that runs. */
    take(next: () => void): void {
      works.push(next);
      if (isWorking) return;
      work();
      if (!isTelling) tellAll();
    },
    /** Has listeners told of `event` when the turn is over. */
    tell: (...event: ToldEvent): void => void events.push(event),
    on: listeners.on,
    /** Nobody is told of anything any more. */
    forget(): void {
      listeners.forget();
      for (const stop of watching) stop();
      watching.clear();
    },
    subscribe(listener: () => void): () => void {
      const stop = store.subscribe(() => guard(listener));
      watching.add(stop);
      return () => {
        watching.delete(stop);
        stop();
      };
    },
    /** What holds; to a listener, what held when that happened which it is told of. */
    getSnapshot: store.getState,
  };
}
