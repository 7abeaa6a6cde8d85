'use client';

import { useEffect, useRef } from 'react';
import type { Call, CallEventMap, CallEventName } from '../call/call.ts';

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
