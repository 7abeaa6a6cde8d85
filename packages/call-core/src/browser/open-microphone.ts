import { CallError } from '../call-error.ts';
import type { AbortSignalLike } from '../platform.ts';
import type { Microphone } from '../microphone.ts';
import { createLevelMeter } from './level-meter.ts';

/** Names of getUserMedia's DOMExceptions (Media Capture and Streams, section 10.2). */
function toMicrophoneError(thrown: unknown): CallError {
  const name = thrown instanceof DOMException || thrown instanceof Error ? thrown.name : '';
  const options = { stage: 'microphone', cause: thrown } as const;
  if (name === 'NotAllowedError' || name === 'SecurityError' || name === 'PermissionDeniedError') {
    return new CallError(
      'microphone_denied',
      'The microphone was refused. Allow it for this site, or type instead.',
      options,
    );
  }
  if (name === 'NotFoundError' || name === 'DevicesNotFoundError' || name === 'OverconstrainedError') {
    return new CallError('microphone_missing', 'No microphone was found. Connect one, or type instead.', options);
  }
  return new CallError(
    'microphone_failed',
    'The microphone cannot be used; another program may hold it. Close that, or type instead.',
    options,
  );
}

/**
 * Asks for the microphone, with the browser's echo cancellation and noise suppression. Rejects with a CallError
 * 'microphone_denied', 'microphone_missing' or 'microphone_failed'. A stream that is granted after `signal` aborted is
 * closed at once: a prompt answered late must not leave the recording sign on.
 */
export async function openMicrophone(signal: AbortSignalLike): Promise<Microphone> {
  if (!navigator.mediaDevices) {
    throw new CallError('microphone_failed', 'This page has no access to microphones: it needs https or localhost.', {
      stage: 'microphone',
    });
  }
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
    .catch((thrown: unknown) => {
      throw toMicrophoneError(thrown);
    });
  const stopAll = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  const [track] = stream.getAudioTracks();
  if (signal.aborted || !track) {
    stopAll();
    throw new CallError('microphone_failed', 'The call was given up before the microphone opened.', {
      stage: 'microphone',
    });
  }
  const meter = createLevelMeter(stream);
  return {
    track,
    level: meter.level,
    setMuted: (isMuted) => void (track.enabled = !isMuted),
    // Only for what others do to it: a track that is stopped here ends without an event.
    onLost(listener) {
      const tell = (): void =>
        listener(
          new CallError(
            'microphone_lost',
            'The microphone was unplugged or its permission taken back. Connect one and call again, or type instead.',
          ),
        );
      track.addEventListener('ended', tell, { once: true });
      return () => track.removeEventListener('ended', tell);
    },
    stop() {
      stopAll();
      meter.close();
    },
  };
}
