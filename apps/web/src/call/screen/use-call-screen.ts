import { useCall } from '@asad/call-core/react';
import { useEffect } from 'react';
import { getCallSession } from './page-session.ts';
import { useCallErrors } from './use-call-errors.ts';
import { useFinishedCall } from './use-finished-call.ts';
import { useMentions } from './use-mentions.ts';
import { usePress } from './use-press.ts';

export function useCallScreen() {
  const session = getCallSession();
  const { call } = session;
  const current = useCall(call);
  // 'Calling...' only once the gate has passed (specification, section 4).
  const isAsking = current.stage === 'lease' || current.stage === 'gate';
  const snapshot = isAsking ? { ...current, status: 'idle' as const } : current;
  useEffect(() => void session.attach(), [session]);
  const { showError, ...errors } = useCallErrors(call);
  const { setMentions, ...answer } = useMentions(call, snapshot);
  const finished = useFinishedCall(call, answer.mentions, setMentions);
  const presses = usePress(session, { showError, dismissError: errors.dismissError });
  return {
    session,
    snapshot,
    isAsking,
    finished,
    ...errors,
    ...answer,
    ...presses,
  };
}
