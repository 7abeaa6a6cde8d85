import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import type { CallEventMap, CallEventName, CallSnapshot } from './call.ts';
import type { Guard } from './guard.ts';

type Work = () => void;

/** Does one thing after the other, what is added on the way included; answers whether nothing is left to do. */
function createLine() {
  const waiting: Work[] = [];
  let isBusy = false;
  return (...added: readonly Work[]): boolean => {
    waiting.push(...added);
    if (isBusy) return false;
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) next();
    isBusy = false;
    return true;
  };
}

export interface Turns extends ReturnType<typeof createTurns> {}

/** State, then effects, then telling: what a call does happens in turns, and listeners hear of whole ones only. */
export function createTurns(look: () => CallSnapshot, guard: Guard) {
  const store = createStore(look);
  const listeners = new Set<{ readonly name: CallEventName; readonly hear: (event: never) => void }>();
  const work = createLine();
  const tellAll = createLine();
  let latest = store.getState();
  let isForgotten = false;
  /** What is to be told of the turn that runs, and of those that are over. */
  const events: Work[] = [];
  const told: Work[] = [];

  return {
    /** Does `next` now, or right after the turn that runs. What a listener does takes its turn at once. */
    take(next: Work): void {
      const isDone = work(() => {
        guard(next);
        const now = look();
        if (!shallow(latest, now)) {
          latest = now;
          told.push(() => store.setState(now, true));
        }
        told.push(...events.splice(0));
      });
      if (isDone) tellAll(...told.splice(0));
    },
    /** Has listeners told of `event` when the turn is over; one's exception reaches no other. */
    tell<Name extends CallEventName>(name: Name, event: CallEventMap[Name]): void {
      events.push(() => {
        // A copy: a listener may unsubscribe itself or others while it is told.
        for (const listener of Array.from(listeners))
          if (listener.name === name) guard(() => listener.hear(event as never));
      });
    },
    on<Name extends CallEventName>(name: Name, listener: (event: CallEventMap[Name]) => void): () => void {
      // A fresh entry each time, so that the same listener given twice is removed one by one.
      const entry = { name, hear: listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    /** Nobody is told of anything any more. */
    forget(): void {
      listeners.clear();
      isForgotten = true;
    },
    subscribe: (listener: () => void) => store.subscribe(() => guard(() => (isForgotten ? undefined : listener()))),
    /** The current snapshot; within a listener, the one that its event belongs to. */
    getSnapshot: store.getState,
  };
}
