import { CallError } from '../call-error.ts';
import type { AbortSignalLike } from '../platform.ts';
import { retry } from '../retry.ts';
import type { Microphone, MicrophoneChoice } from '../provider.ts';
import { listAudioDevicesAgain } from './audio-devices.ts';
import { type AudioOutput, createLevelMeter } from './audio-output.ts';
import { holdAudioSession } from './audio-session.ts';

const WORDS = {
  denied: 'The microphone was refused. Allow it for this site, or type instead.',
  missing: 'No microphone was found. Connect one, or type instead.',
  failed: 'The microphone cannot be used; another program may hold it. Close that, or type instead.',
} as const;

const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;

/** DOMExceptions of getUserMedia (Media Capture and Streams, section 10.2). */
const REASONS: ReadonlyMap<unknown, keyof typeof WORDS> = new Map([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
]);

function microphoneError(how: keyof typeof WORDS, message: string = WORDS[how], cause?: unknown): CallError {
  return new CallError(`microphone_${how}`, message, { stage: 'microphone', cause, details: findObstacle(cause) });
}

/** `details` of 'microphone_denied' and 'microphone_failed', other than the visitor's decision. */
export type MicrophoneObstacle = 'insecure' | 'in-app-browser' | 'policy' | 'system';

const IN_APP =
  /FBAN|FBAV|Instagram|LinkedInApp|\bLine\/|MicroMessenger|musical_ly|BytedanceWebview|Snapchat|Twitter|; wv\)/;

function findObstacle(cause: unknown): MicrophoneObstacle | undefined {
  if (!isSecureContext) return 'insecure';
  if (IN_APP.test(navigator.userAgent)) return 'in-app-browser';
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  if (featurePolicy?.allowsFeature('microphone') === false) return 'policy';
  return cause instanceof Error && /by system/i.test(cause.message) ? 'system' : undefined;
}

/** Phones release a microphone late (opentok/opentok-network-test-js#189); in milliseconds. */
const RELEASE_MS = 500;

/** Resolves when another attempt may succeed, or when `signal` aborts; rejects with `thrown` when none may. */
function waitToRetry(thrown: unknown, signal: AbortSignalLike): Promise<void> {
  const isHidden = (): boolean => document.visibilityState === 'hidden';
  const isHeld = Object(thrown).name === 'NotReadableError';
  if (!isHidden() && !isHeld) return Promise.reject(thrown);
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = (): void => (done.abort(), resolve());
    if (isHidden())
      document.addEventListener('visibilitychange', () => isHidden() || finish(), { signal: done.signal });
    else setTimeout(finish, RELEASE_MS);
    signal.addEventListener('abort', finish, { once: true });
  });
}

/**
 * Opens the chosen or default microphone, with echo cancellation and noise suppression. Rejects with a CallError
 * 'microphone_denied', 'microphone_missing' or 'microphone_failed'; retries once after 0.5 s if the microphone was in
 * use, or, if the page was hidden, when it is visible. Closes a stream granted after `signal` aborted.
 * Measures the level through `output`, or a separate audio context.
 */
export async function openMicrophone(
  signal: AbortSignalLike,
  { deviceId }: MicrophoneChoice = {},
  output?: AudioOutput,
): Promise<Microphone> {
  if (!navigator.mediaDevices)
    throw microphoneError('failed', 'This page has no access to microphones: it needs https or localhost.');
  const audio = { ...SOUND, ...(deviceId && { deviceId: { exact: deviceId } }) };
  const request = (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia({ audio });
  const endSession = holdAudioSession('microphone');
  const wait = (thrown: unknown): Promise<void> => waitToRetry(thrown, signal);
  const stream = await retry(request, { tries: 2, wait, signal }).catch((thrown: unknown) => {
    endSession();
    throw microphoneError(REASONS.get(Object(thrown).name) ?? 'failed', undefined, thrown);
  });
  const stopAll = (): void => {
    for (const track of stream.getTracks()) track.stop();
    endSession();
  };
  const [track] = stream.getAudioTracks();
  if (signal.aborted || !track) {
    stopAll();
    throw microphoneError('failed', 'The call was given up before the microphone opened.');
  }
  listAudioDevicesAgain();
  const meter = createLevelMeter(stream, output);
  return {
    track,
    level: meter.level,
    setMuted: (isMuted) => void (track.enabled = !isMuted),
    // Fires only for external causes, not after `stop`.
    onLost(listener) {
      const words = 'The microphone was unplugged or its permission taken back. Connect one, or type instead.';
      const report = (): void => listener(new CallError('microphone_lost', words));
      track.addEventListener('ended', report, { once: true });
      return () => track.removeEventListener('ended', report);
    },
    onSystemMuted(listener) {
      const listening = new AbortController();
      for (const type of ['mute', 'unmute'] as const)
        track.addEventListener(type, () => listener(type === 'mute'), { signal: listening.signal });
      if (track.muted) listener(true);
      return () => listening.abort();
    },
    stop() {
      stopAll();
      meter.close();
    },
  };
}
