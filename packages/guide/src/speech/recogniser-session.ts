import type { Clock } from '@asad/call-core';

/** TypeScript's DOM types lack recognition. */
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  lang: string;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(track?: MediaStreamTrack): void;
  abort(): void;
}

interface RecognitionResultEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

export type RecognitionClass = new () => Recognition;

/** Some browsers send an error without an end. */
const END_LIMIT_MS = 500;
/** The second hearing is often the correct name. */
const MOST_ALTERNATIVES = 3;

/** Returns undefined where the browser has none. */
export function findRecognition(): RecognitionClass | undefined {
  const names = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/**
 * True on the `track`. If `start` has no parameter, the browser ignores the track (WebAudio/web-speech-api#126) and its
 * echo cancellation. Others convert it first: an object that is not a track throws a TypeError before the session
 * starts (Chromium 156).
 */
function startOnTrack(session: Recognition, track: MediaStreamTrack): boolean {
  try {
    session.start({} as MediaStreamTrack);
    return false;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  try {
    session.start(track);
    return true;
  } catch {
    session.start();
    return false;
  }
}

/** Places count from 0 in each session. */
interface SessionResult {
  readonly text: string;
  readonly isFinal: boolean;
  readonly alternatives: readonly string[];
  readonly isOwnTrack: boolean;
  readonly place: number;
}

interface SessionOptions {
  readonly track: MediaStreamTrack;
  readonly lang: string;
  readonly clock: Clock;
  readonly onResults: (results: readonly SessionResult[]) => void;
  readonly onEnd: (error: string | null) => void;
}

/** Returns a function that stops it; no callback runs after that. */
export function startSession(session: Recognition, options: SessionOptions): () => void {
  const { track, lang, clock, onResults, onEnd } = options;
  let isOver = false;
  let isOwnTrack = false;
  let error: string | null = null;
  let stopTimer: () => void = () => undefined;
  Object.assign(session, { continuous: true, interimResults: true, maxAlternatives: MOST_ALTERNATIVES, lang });
  session.onresult = ({ results, resultIndex }) => {
    if (isOver) return;
    const newResults = Array.from(results).flatMap((result, place) => {
      if (place < resultIndex) return [];
      const [text, ...alternatives] = Array.from(result, ({ transcript }) => transcript.trim()).filter(Boolean);
      return text ? [{ text, isFinal: result.isFinal, alternatives, isOwnTrack, place }] : [];
    });
    if (newResults.length > 0) onResults(newResults);
  };
  const end = (): void => {
    stopTimer();
    if (isOver) return;
    isOver = true;
    onEnd(error);
  };
  session.onerror = (event) => {
    if (isOver) return;
    error = event.error;
    stopTimer();
    stopTimer = clock.setTimer(END_LIMIT_MS, end);
  };
  session.onend = end;
  try {
    isOwnTrack = startOnTrack(session, track);
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : 'start';
    // The previous session may still be closing.
    error = name === 'InvalidStateError' ? 'aborted' : name;
    // The caller does not have the stop function yet.
    stopTimer = clock.setTimer(0, end);
  }
  return () => {
    isOver = true;
    stopTimer();
    session.abort();
  };
}
