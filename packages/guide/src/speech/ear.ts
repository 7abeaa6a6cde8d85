import type { Clock } from '@asad/call-core';
import {
  findRecognition,
  startSession,
  type Heard,
  type RecognitionClass,
  type Session,
} from './recogniser-session.ts';

/** Callbacks of an ear. */
export interface EarListeners {
  /** Receives all results of one recogniser event; places grow through all sessions and ears. */
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
  /** Returns true if the recogniser opens the microphone itself, and then starts it again 100 ms later. */
  takeMicrophone?(): boolean;
  close(): void;
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

/** No session has so many results: places ascend across the sessions of all ears. Each microphone gets an ear. */
const PLACES_PER_SESSION = 100_000;
let sessionCount = 0;

/** The call closes its microphone within this time, in milliseconds. */
const TAKE_MS = 100;

/** Counts failures in a row, this session included; null: give up. */
function countFailures(before: number, hasListened: boolean, error: string | null): number | null {
  const isUsual = error === null || USUAL_ERRORS.has(error);
  if (isUsual && hasListened) return 0;
  if (!isUsual && !PASSING_ERRORS.has(error)) return null;
  return before < (isUsual ? BACK_OFF_MS.length : MOST_RETRIES) ? before + 1 : null;
}

const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

interface SessionsOptions {
  readonly track: MediaStreamTrack;
  readonly clock: Clock;
  readonly heard: EarListeners['heard'];
  /** `hasListened`: it heard words, or lasted a while. */
  readonly ended: (hasListened: boolean, error: string | null) => void;
}

/** One session after another. */
function createSessions(Recognition: RecognitionClass, { track, clock, heard, ended }: SessionsOptions) {
  let session: Session | null = null;
  /** Time of the session's newest result. */
  let heardAtMs = 0;
  const isActive = (): boolean => clock.nowMs() - heardAtMs < LISTENED_MS;

  return {
    begin(): void {
      const begunAtMs = clock.nowMs();
      heardAtMs = 0;
      const firstPlace = (sessionCount += 1) * PLACES_PER_SESSION;
      let hasHeard = false;
      session = startSession(Recognition, {
        track,
        clock,
        onResults(results) {
          hasHeard = true;
          heardAtMs = clock.nowMs();
          heard(...results.map((result) => ({ ...result, place: firstPlace + result.place })));
        },
        onEnd: (error) => ended(hasHeard || clock.nowMs() - begunAtMs >= LISTENED_MS, error),
      });
    },
    stop(): void {
      session?.stop();
      session = null;
    },
    isActive,
    recordsItself: () => session?.isOnTrack() === false,
  };
}

/**
 * Uses the browser's speech recognition, on the call's `track` where supported. Skips `available()`, which may be true
 * although `start` fails. Restarts after each session; after failures with growing waits. Phones stop the recogniser of
 * a hidden page, often without an event (TalAter/annyang#399): it starts again when the page is visible.
 */
export function createBrowserEar(track: MediaStreamTrack, listeners: EarListeners, clock: Clock): Ear | undefined {
  const Recognition = findRecognition();
  if (!Recognition) return undefined;
  let wantsToListen = false;
  let failures = 0;
  let stopTimer: () => void = () => undefined;
  const closing = new AbortController();
  const sessions = createSessions(Recognition, {
    track,
    clock,
    heard: (...results) => (setFailures(0, ''), listeners.heard(...results)),
    ended: goOn,
  });

  function setFailures(count: number, reason: string): void {
    const hasChanged = count > 0 !== failures > 0;
    failures = count;
    if (hasChanged) listeners.retrying?.(count > 0, reason);
  }

  function stopListening(): void {
    if (wantsToListen) listeners.stopped?.();
    wantsToListen = false;
    stopTimer();
    sessions.stop();
  }

  function restart(waitMs: number): void {
    stopListening();
    wantsToListen = true;
    setFailures(0, '');
    stopTimer = clock.setTimer(waitMs, sessions.begin);
  }

  function close(): void {
    closing.abort();
    stopListening();
  }

  function goOn(hasListened: boolean, error: string | null): void {
    listeners.stopped?.();
    if (!wantsToListen) return;
    const count = countFailures(failures, hasListened, error);
    const reason = error ?? 'ended';
    if (count !== null) {
      setFailures(count, reason);
      const waitMs = BACK_OFF_MS[count - 1];
      if (waitMs === undefined) sessions.begin();
      else stopTimer = clock.setTimer(waitMs, sessions.begin);
    } else if (isHidden()) setFailures(failures + 1, reason);
    else {
      close();
      listeners.failed(reason);
    }
  }

  const look = (): unknown => wantsToListen && !isHidden() && !sessions.isActive() && restart(0);
  globalThis.document?.addEventListener('visibilitychange', look, { signal: closing.signal });

  return {
    listen() {
      if (closing.signal.aborted || wantsToListen) return;
      wantsToListen = true;
      failures = 0;
      sessions.begin();
    },
    rest: stopListening,
    takeMicrophone() {
      if (!sessions.recordsItself()) return false;
      if (failures === 0) restart(TAKE_MS);
      return true;
    },
    close,
  };
}
