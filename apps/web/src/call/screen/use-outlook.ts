import { useEffect, useSyncExternalStore } from 'react';
import type { CallSession } from '../session/create-call-session.ts';
import { canHear, chooseMode, findVoice, VOICES } from '../voices/voices.ts';
import { describeLimits } from './describe-limits.ts';

/** Speech recognition support never changes: nothing to subscribe to. */
const keepStill = () => () => undefined;

/** What is known before a press. */
export function useOutlook(session: CallSession) {
  /** After an earlier check, the statistics are known before the press. */
  const stats = useSyncExternalStore(session.watchStats, session.getStats, () => null);
  const service = useSyncExternalStore(session.watchStats, session.getService, () => null);
  // The prerendered note is hidden where speech recognition exists (first-script.ts).
  const hears = useSyncExternalStore(keepStill, canHear, () => false);
  useEffect(() => void (document.documentElement.dataset['note'] = ''), []);
  const voice = findVoice(stats?.voice ?? service?.voice);
  return {
    stats,
    /** True: a call has to be typed. */
    hasNoEar: chooseMode('voice', voice ?? VOICES[0], hears) === 'text',
    /** Who answers, the remaining calls and the limits of a call, if known. */
    outlook: {
      notice: voice?.notice,
      remainingCalls: stats?.remainingCalls ?? service?.maxCalls,
      limits: describeLimits(service),
    },
  };
}
