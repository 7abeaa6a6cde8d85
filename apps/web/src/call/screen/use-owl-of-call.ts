import { site } from '../../site/site.ts';
import type { Call, CallSnapshot } from '@asad/call-core';
import type { CallScreenProps } from '@asad/ui/call-screen';
import { useEffect, useState } from 'react';

type Owl = CallScreenProps['owl'];

function getOwlState(snapshot: CallSnapshot, isAsleep: boolean): Owl['state'] {
  const { status, assistantIsSpeaking, assistantIsThinking, visitorIsSpeaking } = snapshot;
  if (status === 'connecting') return 'thinking';
  if (status === 'active' && assistantIsSpeaking) return 'speaking';
  if (status === 'active') return assistantIsThinking && !visitorIsSpeaking ? 'thinking' : 'listening';
  return isAsleep ? 'asleep' : 'idle';
}

const JOKES = /\bjokes?\b|\bfunny\b|\bmake me laugh\b/i;

/** The greeting has no mood: it ends with a question that nothing preceded. */
export function getOwlMood(
  { status, conversation: { lines } }: Pick<CallSnapshot, 'status' | 'conversation'>,
  isDeclined: boolean,
): Owl['mood'] {
  const last = lines.at(-1);
  const question = lines.findLast(({ speaker }) => speaker === 'visitor');
  if (status !== 'active' || last?.speaker !== 'assistant' || !question) return undefined;
  if (isDeclined) return 'declines';
  if (JOKES.test(question.text)) return 'jokes';
  return last.text.endsWith('?') ? 'asks' : undefined;
}

/** Card and owl in one frame take over 50 ms on a phone with 4× CPU slowdown. */
const TAKES_MS = 50;

/** The owl sleeps after a call and without remaining calls. */
export function useOwlOfCall(
  levels: Call['levels'],
  snapshot: CallSnapshot,
  { isAsleep, isDeclined }: { readonly isAsleep: boolean; readonly isDeclined: boolean },
): Owl {
  const next = getOwlState(snapshot, isAsleep);
  const [state, setState] = useState(next);
  useEffect(() => {
    const timer = setTimeout(setState, TAKES_MS, next);
    return () => clearTimeout(timer);
  }, [next]);
  const isActive = snapshot.status === 'active';
  return {
    state,
    mood: snapshot.visitorIsSpeaking ? undefined : getOwlMood(snapshot, isDeclined),
    label: `${site.assistant}, the owl`,
    readLevel: isActive ? (state === 'speaking' ? levels.assistant : levels.visitor) : undefined,
  };
}
