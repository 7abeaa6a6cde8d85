import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Call } from '../call/call.ts';
import type { CallSnapshot } from '../call/call-snapshot.ts';

/** The call's snapshot; renders again when it changes. Levels are not in it: pull them once per animation frame. */
export function useCall(call: Call): CallSnapshot {
  return useSyncExternalStore(call.subscribe, call.getSnapshot, call.getSnapshot);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Array.prototype, Object.prototype].includes(Object.getPrototypeOf(value));

/** Whether two parts are the same, or hold the same: a selector may build its array or object anew each time. */
function isSamePart(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  const [old, next] = [Object.entries(before), new Map(Object.entries(after))];
  return old.length === next.size && old.every(([key, value]) => next.has(key) && Object.is(value, next.get(key)));
}

/** One part of the snapshot; renders again only when `select` answers something else, or holding something else. */
export function useCallPart<Part>(call: Call, select: (snapshot: CallSnapshot) => Part): Part {
  const last = useRef<{ readonly snapshot: CallSnapshot; readonly select: unknown; readonly part: Part } | null>(null);
  const read = useCallback((): Part => {
    const snapshot = call.getSnapshot();
    const known = last.current;
    // React asks twice and compares: what was answered for a snapshot stays the answer.
    if (known?.snapshot === snapshot && known.select === select) return known.part;
    const part = select(snapshot);
    const kept = known && isSamePart(known.part, part) ? known.part : part;
    last.current = { snapshot, select, part: kept };
    return kept;
  }, [call, select]);
  return useSyncExternalStore(call.subscribe, read, read);
}
