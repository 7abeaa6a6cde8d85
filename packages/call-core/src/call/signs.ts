import type { Speaker } from '../provider.ts';
import type { CallSnapshot } from './call.ts';

export interface Signs {
  /** Absent where the provider sends no such events. */
  readonly saysSpeaking: Partial<Record<Speaker, boolean>>;
  readonly spokeAtMs: Partial<Record<Speaker, number>>;
  levelAtMs: number;
  /** The level says nothing: it cannot be read, or another recorder has the microphone. */
  isLevelUnknown?: boolean;
  isMicrophoneGiven?: boolean;
  hasWords?: boolean;
  withoutWordsMs: number;
  isSystemMuted?: boolean;
  /** The reason why speech recognition is missing. */
  hearingLost?: string | undefined;
  /** Time of the visitor's last unanswered words. */
  askedAtMs?: number | undefined;
  tools: number;
  lineLostAtMs?: number | undefined;
  assistantLeftAtMs?: number | undefined;
  soundLost?: 'sound-blocked' | 'sound-paused' | 'sound-lost' | undefined;
}

export const createSigns = (): Signs => ({
  saysSpeaking: {},
  spokeAtMs: {},
  levelAtMs: 0,
  withoutWordsMs: 0,
  tools: 0,
});

const NOBODY = { state: 'gone', because: null, sinceMs: 0 } as const;
export const NO_LIFE: CallSnapshot['liveness'] = { visitor: NOBODY, assistant: NOBODY };
