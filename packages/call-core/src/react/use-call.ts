import { useSyncExternalStore } from 'react';
import type { CallSnapshot } from '../call/call-snapshot.ts';
import type { Call } from '../call/create-call.ts';

/** The call's snapshot; renders again when it changes. Levels are not in it: pull them once per animation frame. */
export function useCall(call: Call): CallSnapshot {
  return useSyncExternalStore(call.subscribe, call.getSnapshot, call.getSnapshot);
}

/** One part of the snapshot; renders again only when `select` answers something else (by Object.is). */
export function useCallPart<Part>(call: Call, select: (snapshot: CallSnapshot) => Part): Part {
  const read = (): Part => select(call.getSnapshot());
  return useSyncExternalStore(call.subscribe, read, read);
}
