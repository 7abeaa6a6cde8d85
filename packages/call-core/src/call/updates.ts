import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import type { CallEventMap, CallEventName, CallSnapshot } from './call.ts';
import type { Guard } from './guard.ts';

type Work = () => void;

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

export interface Updates extends ReturnType<typeof createUpdates> {}

/** Groups state, effects and events: listeners see only complete updates. */
export function createUpdates(look: () => CallSnapshot, guard: Guard) {
  const store = createStore(look);
  const listeners = new Set<{ readonly name: CallEventName; readonly handle: (event: never) => void }>();
  const work = createLine();
  const runNotifications = createLine();
  let latest = store.getState();
  let isForgotten = false;
  const events: Work[] = [];
  const notifications: Work[] = [];

  return {
    /** Runs `next` now, or after the running update. */
    take(next: Work): void {
      const isDone = work(() => {
        guard(next);
        const now = look();
        if (!shallow(latest, now)) {
          latest = now;
          notifications.push(() => store.setState(now, true));
        }
        notifications.push(...events.splice(0));
      });
      if (isDone) runNotifications(...notifications.splice(0));
    },
    emitEvent<Name extends CallEventName>(name: Name, event: CallEventMap[Name]): void {
      events.push(() => {
        // A listener may unsubscribe itself or others.
        for (const listener of new Set(listeners))
          if (listener.name === name) guard(() => listener.handle(event as never));
      });
    },
    on<Name extends CallEventName>(name: Name, listener: (event: CallEventMap[Name]) => void): () => void {
      // A listener added twice is removed one at a time.
      const entry = { name, handle: listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    forget(): void {
      listeners.clear();
      isForgotten = true;
    },
    subscribe: (listener: () => void) => store.subscribe(() => guard(() => (isForgotten ? undefined : listener()))),
    getSnapshot: store.getState,
  };
}
