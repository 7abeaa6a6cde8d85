import type { Clock } from '@asad/call-core';

/** The part of the Web Speech API that is used (TypeScript's DOM types leave recognition out). */
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

/** Some browsers send an error and no end: the session counts as ended after this wait, in milliseconds. */
const END_LIMIT_MS = 500;
/** A name is often the second hearing. */
const MOST_ALTERNATIVES = 3;

/** The browser’s speech recognition, or undefined where there is none. */
export function findRecognition(): RecognitionClass | undefined {
  const names = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/**
 * Starts `session` on `track` where the browser can, and returns whether it did. A browser whose `start` has no
 * parameter ignores one silently (WebAudio/web-speech-api#126) and listens without echo cancellation. One that has it
 * converts the argument first: an object that is no track throws a TypeError, and nothing has started (Chromium 156).
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

/** A result; places count from 0 in each session. */
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
  /** Called once, unless the session was stopped; `error` is the browser's word. */
  readonly onEnd: (error: string | null) => void;
}

/** Lets `session` listen. The result stops it: nothing is reported after that. */
export function startSession(session: Recognition, options: SessionOptions): () => void {
  const { track, lang, clock, onResults, onEnd } = options;
  let isOver = false;
  let isOwnTrack = false;
  let error: string | null = null;
  let stopTimer: () => void = () => undefined;
  Object.assign(session, { continuous: true, interimResults: true, maxAlternatives: MOST_ALTERNATIVES, lang });
  session.onresult = ({ results, resultIndex }) => {
    if (isOver) return;
    const heard = Array.from(results).flatMap((result, place) => {
      if (place < resultIndex) return [];
      const [text, ...alternatives] = Array.from(result, ({ transcript }) => transcript.trim()).filter(Boolean);
      return text ? [{ text, isFinal: result.isFinal, alternatives, isOwnTrack, place }] : [];
    });
    if (heard.length > 0) onResults(heard);
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
    // The recogniser of the session before may still be closing.
    error = name === 'InvalidStateError' ? 'aborted' : name;
    // In a task of its own: the caller does not have what stops this session yet.
    stopTimer = clock.setTimer(0, end);
  }
  return () => {
    isOver = true;
    stopTimer();
    session.abort();
  };
}
