import type { Clock } from '@asad/call-core';
import { findRecognition, startSession } from './recogniser-session.ts';

/** A recognition result. */
export interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
  /** Other hearings, most likely first. */
  readonly alternatives: readonly string[];
  /** True if the ear listens to the call's track, which the browser frees of the assistant's echo. */
  readonly isOwnTrack: boolean;
  /**
   * Results with the same place are revisions; later results have higher places. Default: revises the partial one
   * before it.
   */
  readonly place?: number;
}

/** Callbacks of an ear. */
export interface EarListeners {
  /** Receives all results of one recogniser event. */
  readonly heard: (...results: readonly Heard[]) => void;
  /** The recogniser has stopped: partial results do not become final. */
  readonly stopped?: () => void;
  /** True while hearing is retried, false once it works again. `reason` is the browser's error. */
  readonly retrying?: (isRetrying: boolean, reason: string) => void;
  /** Called when hearing fails permanently; a new ear may work. `reason` is the browser's error. */
  readonly failed: (reason: string) => void;
}

/** Converts speech into text. */
export interface Ear {
  /** Listens until `rest` or `close`. */
  listen(): void;
  /** Pauses listening. */
  rest(): void;
  close(): void;
}

/** Options of a browser ear. */
export interface BrowserEarOptions {
  /** Default 'en-US'. */
  readonly lang?: string;
  readonly clock?: Clock;
}

/** These errors end a session in normal use. */
const USUAL_ERRORS: ReadonlySet<string> = new Set(['no-speech', 'aborted']);
/** These may pass: a lost network, or a microphone in use by another program. All others are permanent. */
const PASSING_ERRORS: ReadonlySet<string> = new Set(['network', 'audio-capture']);
/** Waits after failures in a row, in milliseconds. */
const BACK_OFF_MS = [1_000, 2_000, 4_000] as const;
/** Retries after a temporary error; a session without an error is retried three times. */
const MOST_RETRIES = 2;
/** A session of this length ended in a pause, not a failure; in milliseconds. */
const LISTENED_MS = 1_000;

/** No session has so many results, which keeps places ascending across sessions. */
const PLACES_PER_SESSION = 100_000;

const pageClock: Clock = {
  nowMs: () => performance.now(),
  setTimer(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Counts failures in a row, this session included; null: give up. */
function countFailures(before: number, lastedMs: number, error: string | null): number | null {
  const isUsual = error === null || USUAL_ERRORS.has(error);
  if (isUsual && lastedMs >= LISTENED_MS) return 0;
  if (!isUsual && !PASSING_ERRORS.has(error)) return null;
  return before < (isUsual ? BACK_OFF_MS.length : MOST_RETRIES) ? before + 1 : null;
}

/**
 * Uses the browser's speech recognition, on the call's `track` where supported. Skips `available()`, which may be true
 * although `start` fails. Restarts after each session; after failures with growing waits.
 */
export function createBrowserEar(
  track: MediaStreamTrack,
  listeners: EarListeners,
  { lang = 'en-US', clock = pageClock }: BrowserEarOptions = {},
): Ear | undefined {
  const Recognition = findRecognition();
  if (!Recognition) return undefined;
  let stopSession: (() => void) | null = null;
  let wantsToListen = false;
  let isClosed = false;
  let failures = 0;
  let sessions = 0;
  let stopTimer: () => void = () => undefined;

  function setFailures(count: number, reason: string): void {
    if (count > 0 !== failures > 0) listeners.retrying?.(count > 0, reason);
    failures = count;
  }

  function stopListening(): void {
    wantsToListen = false;
    stopTimer();
    stopSession?.();
    stopSession = null;
  }

  function close(): void {
    isClosed = true;
    stopListening();
  }

  function goOn(lastedMs: number, error: string | null): void {
    stopSession = null;
    listeners.stopped?.();
    if (!wantsToListen) return;
    const count = countFailures(failures, lastedMs, error);
    const reason = error ?? 'ended';
    if (count === null) {
      close();
      listeners.failed(reason);
      return;
    }
    setFailures(count, reason);
    const waitMs = BACK_OFF_MS[count - 1];
    if (waitMs === undefined) begin();
    else stopTimer = clock.setTimer(waitMs, begin);
  }

  function begin(): void {
    if (!Recognition) return;
    const begunAtMs = clock.nowMs();
    const firstPlace = (sessions += 1) * PLACES_PER_SESSION;
    stopSession = startSession(new Recognition(), {
      track,
      lang,
      clock,
      onResults(results) {
        setFailures(0, '');
        listeners.heard(...results.map((result) => ({ ...result, place: firstPlace + result.place })));
      },
      onEnd: (error) => goOn(clock.nowMs() - begunAtMs, error),
    });
  }

  return {
    listen() {
      if (isClosed || wantsToListen) return;
      wantsToListen = true;
      failures = 0;
      begin();
    },
    rest() {
      if (wantsToListen) listeners.stopped?.();
      stopListening();
    },
    close,
  };
}
