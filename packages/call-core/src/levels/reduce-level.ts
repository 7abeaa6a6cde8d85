/** Somebody speaks when the summed level exceeds this (specification, section 9). */
export const SPEAKING_THRESHOLD = 0.01;
/** Somebody has stopped after this long without speech, in milliseconds. */
export const SPEECH_HOLD_MS = 1_000;
/** The summed level that counts as full volume. */
export const FULL_VOLUME_LEVEL = 0.15;
/** How often levels are observed, in milliseconds. */
export const LEVEL_INTERVAL_MS = 100;

/** What is known of a speaker’s loudness. */
export interface LevelState {
  readonly isSpeaking: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Milliseconds; when speech was last heard, or null before the first. */
  readonly lastSpeechAtMs: number | null;
}

/** Nobody has spoken yet. */
export const SILENT: LevelState = { isSpeaking: false, volume: 0, lastSpeechAtMs: null };

/**
 * The next state after observing `sum`, the sum of all remote levels, at `atMs`. Speech starts at once and ends after
 * a second of silence. A negative or unreadable level is silence; a time that runs backwards ends nothing.
 */
export function reduceLevel(state: LevelState, sum: number, atMs: number): LevelState {
  const level = Number.isFinite(sum) ? Math.max(0, sum) : 0;
  const volume = Math.min(1, level / FULL_VOLUME_LEVEL);
  if (level > SPEAKING_THRESHOLD) return { isSpeaking: true, volume, lastSpeechAtMs: atMs };
  const isHeld = state.isSpeaking && state.lastSpeechAtMs !== null && atMs - state.lastSpeechAtMs < SPEECH_HOLD_MS;
  return { isSpeaking: isHeld, volume, lastSpeechAtMs: state.lastSpeechAtMs };
}
