import type { Speaker } from '../provider.ts';
import type { CallSnapshot } from './call.ts';

/** What is known of the life in a call. Times are milliseconds since 1970. */
export interface Signs {
  /** Who speaks, as the provider says; absent: the provider does not. */
  readonly saysSpeaking: Partial<Record<Speaker, boolean>>;
  readonly spokeAtMs: Partial<Record<Speaker, number>>;
  /** When the microphone last had a level, and for how long words have been missing since. */
  levelAtMs: number;
  withoutWordsMs: number;
  isSystemMuted?: boolean;
  /** Why speech is not recognised: for now, or, in a call that is typed, any more. */
  hearingLost?: string | undefined;
  lineLostAtMs?: number | undefined;
  assistantLeftAtMs?: number | undefined;
  soundLost?: 'sound-blocked' | 'sound-paused' | undefined;
}

export const createSigns = (): Signs => ({ saysSpeaking: {}, spokeAtMs: {}, levelAtMs: 0, withoutWordsMs: 0 });

/** The liveness where there is no talk. */
const NOBODY = { state: 'gone', because: null, sinceMs: 0 } as const;
export const NO_LIFE: CallSnapshot['liveness'] = { visitor: NOBODY, assistant: NOBODY };
