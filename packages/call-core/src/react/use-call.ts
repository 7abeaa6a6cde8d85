'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { shallow } from 'zustand/vanilla/shallow';
import type { Call, CallEventMap, CallEventName, CallSnapshot } from '../call/call.ts';
import type { CallTool } from '../tool.ts';

/** The call's snapshot; renders at each change. Levels are not in it. */
export function useCall(call: Call): CallSnapshot {
  return useSyncExternalStore(call.subscribe, call.getSnapshot, call.getSnapshot);
}

/** One part of the snapshot; renders when it changes, compared shallowly. `select` may return a new object. */
export function useCallPart<Part>(call: Call, select: (snapshot: CallSnapshot) => Part): Part {
  const [createRead] = useState(createReads<Part>);
  const read = createRead(call.getSnapshot, select);
  return useSyncExternalStore(call.subscribe, read, read);
}

/** React reads twice and expects the same object (assistant-ui/assistant-ui#6419). */
function createReads<Part>() {
  let last: { readonly part: Part } | undefined;
  return (getSnapshot: () => CallSnapshot, select: (snapshot: CallSnapshot) => Part) => {
    let seen: CallSnapshot | undefined;
    return (): Part => {
      const snapshot = getSnapshot();
      if (!last || snapshot !== seen) {
        const part = select(snapshot);
        if (!last || !shallow(last.part, part)) last = { part };
      }
      seen = snapshot;
      return last.part;
    };
  };
}

/** Calls `listener` for every `name` event while mounted. */
export function useCallEvent<Name extends CallEventName>(
  call: Call,
  name: Name,
  listener: (event: CallEventMap[Name]) => void,
): void {
  const newest = useRef(listener);
  // React before 19.2 has no `useEffectEvent`.
  useEffect(() => void (newest.current = listener));
  useEffect(() => call.on(name, (event) => newest.current(event)), [call, name]);
}

/** Gives the call a tool while mounted. */
export function useCallTool<Output>(call: Pick<Call, 'tools'>, name: string, tool: CallTool<Output>): void {
  useEffect(() => {
    const before = call.tools[name];
    return () => setTool(call, name, before);
  }, [call, name]);
  useEffect(() => setTool(call, name, tool));
}

function setTool({ tools }: Pick<Call, 'tools'>, name: string, tool: Call['tools'][string] | undefined): void {
  if (tool) tools[name] = tool;
  else delete tools[name];
}
