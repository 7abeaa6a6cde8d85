import { useEffect, useSyncExternalStore } from 'react';
import type { CallSession } from '../session/create-call-session.ts';
import { canHear, chooseMode, findVoice, VOICES } from '../voices/voices.ts';
import { describeLimits } from './describe-limits.ts';

type Answers = ReturnType<CallSession['getAnswers']>;
const NONE: Answers = { stats: null, service: null };

/** Renders the caller again only when the backend's answers change what it reads. */
const useAnswers = <Value extends string | number | boolean | undefined>(
  { watchAnswers, getAnswers }: CallSession,
  read: (answers: Answers) => Value,
  getPrerendered = (): Value => read(NONE),
): Value => useSyncExternalStore(watchAnswers, () => read(getAnswers()), getPrerendered);

const findAnswering = ({ stats, service }: Answers) => findVoice(stats?.voice ?? service?.voice);
const countRemaining = ({ stats, service }: Answers) => stats?.remainingCalls ?? service?.maxCalls;

/** Undefined: unknown. */
export const useRemainingCalls = (session: CallSession) => useAnswers(session, countRemaining);
export const useIsSpent = (session: CallSession) => useAnswers(session, (answers) => countRemaining(answers) === 0);
/** About who answers; empty: nothing. */
export const useNotice = (session: CallSession) =>
  useAnswers(session, (answers) => findAnswering(answers)?.notice ?? '');
/** How long a call may be and its transcript is kept; empty: unknown. */
export const useLimits = (session: CallSession) => useAnswers(session, ({ service }) => describeLimits(service));

/** True: a call has to be typed. The prerendered note is hidden where speech recognition exists (first-script.ts). */
export function useMustType(session: CallSession): boolean {
  useEffect(() => void (document.documentElement.dataset['note'] = ''), []);
  const mustType = (answers: Answers): boolean =>
    chooseMode('voice', findAnswering(answers) ?? VOICES[0], canHear()) === 'text';
  return useAnswers(session, mustType, () => true);
}
