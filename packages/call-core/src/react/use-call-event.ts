import { useEffect, useEffectEvent } from 'react';
import type { CallEventMap, CallEventName } from '../call/call-listeners.ts';
import type { Call } from '../call/create-call.ts';

/** Calls `listener` for every `name` event while the component lives; the listener may change without resubscribing. */
export function useCallEvent<Name extends CallEventName>(
  call: Call,
  name: Name,
  listener: (event: CallEventMap[Name]) => void,
): void {
  const tell = useEffectEvent(listener);
  useEffect(() => call.on(name, (event) => tell(event)), [call, name]);
}
