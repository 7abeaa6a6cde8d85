import type { CallError } from './call-error.ts';
import type { LevelSource } from './levels/level-source.ts';
import type { AbortSignalLike } from './platform.ts';

/** An open microphone. `track` is the platform's own (a MediaStreamTrack in a browser); the core only passes it on. */
export interface Microphone {
  readonly track: unknown;
  /** Loudness of the visitor, 0 to 1. */
  readonly level: LevelSource;
  /** Silences the track without closing it. */
  setMuted(isMuted: boolean): void;
  /** Closes it: the browser's recording sign goes out. A second call does nothing. */
  stop(): void;
  /** Tells, once, that it was unplugged or revoked; not that it was stopped. Answers with what stops listening. */
  onLost?(listener: (error: CallError) => void): () => void;
}

/** Which microphone to open; null or none: the browser's own choice. */
export interface MicrophoneChoice {
  readonly deviceId?: string | null;
}

/** Asks for the microphone; rejects with a CallError 'microphone_…'. It may wait as long as the visitor likes. */
export type OpenMicrophone = (signal: AbortSignalLike, choice?: MicrophoneChoice) => Promise<Microphone>;
