import type { Call, FinishedCall } from '@asad/call-core';
import { useCallEvent } from '@asad/call-core/react';
import { useEffect, useState } from 'react';
import type { Mention } from '../session/find-mention.ts';
import { lastTalk } from '../session/last-talk.ts';

/** The last call with its cards, until the next one begins. */
export function useFinishedCall(
  call: Call,
  mentions: readonly Mention[],
  setMentions: (mentions: readonly Mention[]) => void,
): FinishedCall | null {
  const [finished, setFinished] = useState<FinishedCall | null>(null);
  // The prerendered markup has no transcript.
  useEffect(() => {
    const savedTalk = lastTalk.find();
    if (savedTalk)
      queueMicrotask(() => {
        setFinished(savedTalk.finished);
        setMentions(savedTalk.mentions);
      });
  }, [setMentions]);
  useCallEvent(call, 'call-end', (ended) => {
    setFinished(ended);
    lastTalk.keep({ finished: ended, mentions });
  });
  // Keep the last transcript until the next call has passed the gate.
  useCallEvent(call, 'call-start-progress', ({ stage, status }) => {
    if (status !== 'started' || (stage !== 'microphone' && stage !== 'web-call-creation')) return;
    setFinished(null);
    setMentions([]);
    lastTalk.forget();
  });
  return finished;
}
