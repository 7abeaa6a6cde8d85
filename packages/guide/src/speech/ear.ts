import type { Clock } from '@asad/call-core';
import { findRecognition, startSession } from './recogniser-session.ts';

/** A result of an ear. */
export interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
  /** Other hearings of the same sound, the likeliest first. */
  readonly alternatives: readonly string[];
  /** The ear listens to the call's own track, whose echo is cancelled: no result is the assistant's own voice. */
  readonly isOwnTrack: boolean;
  /**
   * Results with one place are revisions of each other; a later result has a higher place. Default: a result revises
   * the partial one before it.
   */
  readonly place?: number;
}

/** Takes what an ear reports. */
export interface EarListeners {
  /** All results of one event of the recogniser. */
  readonly heard: (...results: readonly Heard[]) => void;
  /** The recogniser has stopped for now: partial results do not become final. */
  readonly stopped?: () => void;
  /** Hearing has failed and is tried again (true), or works again (false). `reason` is the browser's word. */
  readonly retrying?: (isRetrying: boolean, reason: string) => void;
  /** Hearing does not work. The ear is closed; a new one may work. `reason` is the browser's word. */
  readonly failed: (reason: string) => void;
}

/** Turns what the visitor says into text. */
export interface Ear {
  /** Listens until `rest` or `close`. */
  listen(): void;
  /** Stops listening, to listen again later. */
  rest(): void;
  close(): void;
}

/** What an ear is made with. */
export interface BrowserEarOptions {
  /** Default 'en-US'. */
  readonly lang?: string;
  readonly clock?: Clock;
}

/** Errors that end a session of the recogniser in ordinary use. */
const USUAL_ERRORS: ReadonlySet<string> = new Set(['no-speech', 'aborted']);
/** Errors that may pass: a lost network, a microphone that another program held for a moment. All others stay. */
const PASSING_ERRORS: ReadonlySet<string> = new Set(['network', 'audio-capture']);
/** Waits before the next session after one that failed, in milliseconds. */
const BACK_OFF_MS = [1_000, 2_000, 4_000] as const;
/** An error that may pass is retried twice, a session that only ends three times. */
const MOST_RETRIES = 2;
/** A session that listened for this long ended in a pause, in milliseconds. */
const LISTENED_MS = 1_000;

/** More results than a session ever has: places of a later session are higher. */
const PLACES_PER_SESSION = 100_000;

const pageClock: Clock = {
  nowMs: () => performance.now(),
  setTimer(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** The failures in a row, with that of a session that has ended with `error`; null where it is time to give up. */
function countFailures(before: number, lastedMs: number, error: string | null): number | null {
  const isUsual = error === null || USUAL_ERRORS.has(error);
  if (isUsual && lastedMs >= LISTENED_MS) return 0;
  if (!isUsual && !PASSING_ERRORS.has(error)) return null;
  return before < (isUsual ? BACK_OFF_MS.length : MOST_RETRIES) ? before + 1 : null;
}

/**
 * The browser's speech recognition, on the call's own `track` where the browser can. `available()` is not asked: it may
 * say yes while `start` fails. A session that ends is followed by the next; one that fails, after a wait that grows.
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

  function halt(): void {
    wantsToListen = false;
    stopTimer();
    stopSession?.();
    stopSession = null;
  }

  function close(): void {
    isClosed = true;
    halt();
  }

  /** Listens again after a session has ended with `error`, or gives up. */
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
      halt();
    },
    close,
  };
}
