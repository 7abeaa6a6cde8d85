import type { Clock } from '@asad/call-core';

/** TypeScript's DOM types lack recognition. */
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  lang: string;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { readonly error?: string }) => void) | null;
  onend: (() => void) | null;
  start(track?: MediaStreamTrack): void;
  abort(): void;
}

interface RecognitionResultEvent {
  readonly resultIndex: number;
  /** Some browsers leave out parts (DannyMoerkerke/whatpwacando.today#84). */
  readonly results?: ArrayLike<ArrayLike<{ readonly transcript?: string } | undefined> & { readonly isFinal: boolean }>;
}

export type RecognitionClass = new () => Recognition;

/** Some browsers send an error without an end, some without a name (macdonst/SpeechRecognitionPlugin#10). */
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

/** A recognition result. */
export interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
  /** Other hearings, most likely first. */
  readonly alternatives: readonly string[];
  /** True if the ear listens to the call's track, which the browser frees of the assistant's echo. */
  readonly isOwnTrack: boolean;
  /** Results with the same place are revisions; later results have higher places. Counts from 0 in each session. */
  readonly place: number;
}

interface SessionOptions {
  readonly track: MediaStreamTrack;
  readonly clock: Clock;
  readonly onResults: (results: readonly Heard[]) => void;
  readonly onEnd: (error: string | null) => void;
}

export interface Session {
  /** True if it recognises the call's track; false if it opens the microphone itself. */
  readonly isOnTrack: () => boolean;
  /** No callback runs after that. */
  readonly stop: () => void;
}

/** The constructor may throw where a browser only seems to have recognition. */
export function startSession(Recognition: RecognitionClass, options: SessionOptions): Session {
  const { track, clock, onResults, onEnd } = options;
  let session: Recognition | undefined;
  let isStopped = false;
  let hasEnded = false;
  let isOwnTrack = false;
  let error: string | null = null;
  let stopTimer: () => void = () => undefined;
  const end = (): void => {
    stopTimer();
    if (hasEnded || isStopped) return;
    hasEnded = true;
    onEnd(error);
  };
  const abort = (): void => {
    try {
      session?.abort();
    } catch {
      // Some recognisers throw when they have just ended (rmusser01/tldw_server#1174).
    }
  };
  const endLater = (reason: string | null, waitMs: number): void => {
    error = reason;
    stopTimer();
    stopTimer = clock.setTimer(waitMs, () => (abort(), end()));
  };
  try {
    session = new Recognition();
    Object.assign(session, {
      continuous: true,
      interimResults: true,
      maxAlternatives: MOST_ALTERNATIVES,
      lang: 'en-US',
    });
    // The last result may come after the end (rxlabz/speech_recognition#94).
    session.onresult = ({ results, resultIndex }) => {
      if (isStopped) return;
      const newResults = Array.from(results ?? []).flatMap((result, place) => {
        if (place < resultIndex) return [];
        const [text = '', ...alternatives] = Array.from(result, (one) => one?.transcript?.trim() ?? '').filter(Boolean);
        return [{ text, isFinal: result.isFinal, alternatives, isOwnTrack, place }];
      });
      // A blank result among others is reported too: a missing one would withdraw its words.
      if (newResults.some(({ text }) => text)) onResults(newResults);
    };
    session.onerror = (event) => {
      if (!hasEnded && !isStopped) endLater(event.error || null, END_LIMIT_MS);
    };
    session.onend = end;
    isOwnTrack = startOnTrack(session, track);
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : 'start';
    // The previous session may still be closing. The caller does not have the stop function yet.
    endLater(name === 'InvalidStateError' ? 'aborted' : name, 0);
  }
  return {
    isOnTrack: () => isOwnTrack,
    stop() {
      isStopped = true;
      stopTimer();
      abort();
    },
  };
}
