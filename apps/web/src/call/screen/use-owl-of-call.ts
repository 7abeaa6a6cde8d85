import type { Call, CallSnapshot } from '@asad/call-core';
import type { CallScreenProps } from '@asad/ui/call-screen';
import { useEffect, useState } from 'react';

type Owl = CallScreenProps['owl'];

function getOwlState({ status, assistantIsSpeaking, conversation }: CallSnapshot, isAsleep: boolean): Owl['state'] {
  if (status === 'connecting') return 'thinking';
  if (status === 'active') {
    if (assistantIsSpeaking) return 'speaking';
    return conversation.lines.at(-1)?.speaker === 'visitor' && conversation.lines.at(-1)?.isFinal
      ? 'thinking'
      : 'listening';
  }
  return isAsleep ? 'asleep' : 'idle';
}

/** He turns to it a moment after it is on the screen: one frame for both takes a phone four times slower over 50 ms. */
const TAKES_MS = 50;

/** What the owl does in a call, by its true levels; he sleeps after a call, and when none is left. */
export function useOwlOfCall(levels: Call['levels'], snapshot: CallSnapshot, isAsleep: boolean): Owl {
  const next = getOwlState(snapshot, isAsleep);
  const [state, setState] = useState(next);
  useEffect(() => {
    const timer = setTimeout(setState, TAKES_MS, next);
    return () => clearTimeout(timer);
  }, [next]);
  const isActive = snapshot.status === 'active';
  return {
    state,
    label: 'ASAD, the owl',
    readLevel: isActive ? (state === 'speaking' ? levels.assistant : levels.visitor) : undefined,
    readVisitorLevel: isActive && !snapshot.assistantIsSpeaking ? levels.visitor : undefined,
  };
}
