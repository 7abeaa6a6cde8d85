'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { shallow } from 'zustand/vanilla/shallow';
import type { Call, CallEventMap, CallEventName, CallSnapshot } from '../call/call.ts';

/** The call's snapshot; renders again when it changes. Levels are not in it: pull them once per animation frame. */
export function useCall(call: Call): CallSnapshot {
  return useSyncExternalStore(call.subscribe, call.getSnapshot, call.getSnapshot);
}

/** One part of the snapshot; renders again only when `select` answers something else, or holding something else. */
export function useCallPart<Part>(call: Call, select: (snapshot: CallSnapshot) => Part): Part {
  // A selector may build its array or object anew each time: what holds the same stays the same.
  const last = useRef<Part | undefined>(undefined);
  const read = (): Part => {
    const part = select(call.getSnapshot());
    return last.current !== undefined && shallow(last.current, part) ? last.current : (last.current = part);
  };
  return useSyncExternalStore(call.subscribe, read, read);
}

/** Calls `listener` for every `name` event while the component lives; the listener may change without resubscribing. */
export function useCallEvent<Name extends CallEventName>(
  call: Call,
  name: Name,
  listener: (event: CallEventMap[Name]) => void,
): void {
  const newest = useRef(listener);
  // After every commit, before the browser paints or another event comes; React before 19.2 has nothing better for it.
  useEffect(() => void (newest.current = listener));
  useEffect(() => call.on(name, (event) => newest.current(event)), [call, name]);
}
