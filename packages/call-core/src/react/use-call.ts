'use client';

import { useRef, useSyncExternalStore } from 'react';
import { shallow } from 'zustand/vanilla/shallow';
import type { Call, CallSnapshot } from '../call/call.ts';

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
