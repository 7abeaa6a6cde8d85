import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import type { CallEventMap, CallEventName, CallSnapshot } from './call.ts';
import type { Guard } from './guard.ts';

/** An event on its way to its listeners. */
export type ToldEvent = { readonly [Name in CallEventName]: readonly [Name, CallEventMap[Name]] }[CallEventName];

/** One listener's exception reaches the page's error handler and no other listener. */
function createCallListeners(guard: Guard) {
  const sets = new Map<CallEventName, Set<(event: never) => void>>();
  return {
    on<Name extends CallEventName>(name: Name, listener: (event: CallEventMap[Name]) => void): () => void {
      const set = sets.get(name) ?? new Set();
      sets.set(name, set);
      // A fresh function each time, so that the same listener given twice is removed one by one.
      const entry = (event: CallEventMap[Name]): void => listener(event);
      set.add(entry);
      return () => void set.delete(entry);
    },
    forget: (): void => sets.clear(),
    tell([name, event]: ToldEvent): void {
      // A copy: a listener may unsubscribe itself or others while it is told.
      for (const listener of Array.from(sets.get(name) ?? [])) guard(() => listener(event as never));
    },
  };
}

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
