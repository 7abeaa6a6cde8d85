import { FULL_VOLUME_LEVEL } from '../call/sound.ts';
import type { LevelSource } from '../provider.ts';

/** One audio context for a call, opened while the browser still counts the visitor's press as permission to sound. */
export interface AudioOutput {
  /** Opens the context. Call it in the press itself: Safari allows sound only there. */
  prime(): void;
  /** The open context; opens one when nobody primed it. */
  context(): AudioContext;
  /** Closes it, if it is open; resolves when the browser has let it go. */
  close(): Promise<void>;
}

/** Sound for calls, one after another: closed after each, opened again by the next. */
export function createAudioOutput(): AudioOutput {
  let current: AudioContext | null = null;
  let rest: () => void = () => undefined;
  const open = (): AudioContext => {
    current ??= new AudioContext();
    // Anew at each press: what was made without one may sound from now on.
    rest();
    rest = keepRunning(current);
    return current;
  };
  return {
    prime: () => void open(),
    context: open,
    async close() {
      const closing = current;
      current = null;
      rest();
      if (closing && closing.state !== 'closed') await closing.close();
    },
  };
}

/**
 * Resumes `context` whenever it stands still and the page is seen. Suspended: made without a press. Interrupted: a
 * phone call or another app took the sound (iOS); it may come back. Returns what ends it.
 */
function keepRunning(context: AudioContext): () => void {
  const wake = (): void => {
    const canRun = document.visibilityState === 'visible' && context.state !== 'closed';
    if (canRun && context.state !== 'running') void context.resume().catch(() => undefined);
  };
  wake();
  const watch = new AbortController();
  const { signal } = watch;
  context.addEventListener('statechange', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  return () => watch.abort();
}

/** 1024 samples are 21 ms at 48 kHz: shorter than a syllable, longer than a pitch period. */
const WINDOW_SAMPLES = 1_024;

/** Loudness of what an analyser hears, 0 to 1; nothing is computed unless somebody asks. */
export function createLevelSource(analyser: AnalyserNode): LevelSource {
  analyser.fftSize = WINDOW_SAMPLES;
  const samples = new Float32Array(WINDOW_SAMPLES);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    return Math.min(1, Math.sqrt(sum / WINDOW_SAMPLES) / FULL_VOLUME_LEVEL);
  };
}

/**
 * Root mean square of the last 21 ms, scaled so that the specification's full volume is 1. It listens from the first
 * question on, by the `shared` context of a call or by one of its own, which is closed with the meter.
 */
export function createLevelMeter(stream: MediaStream, shared?: AudioOutput) {
  const output = shared ?? createAudioOutput();
  let source: MediaStreamAudioSourceNode | undefined;
  let read: LevelSource | undefined;
  function open(): LevelSource {
    const context = output.context();
    const analyser = context.createAnalyser();
    source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    return createLevelSource(analyser);
  }
  return {
    level: () => (read ??= open())(),
    close(): void {
      read = () => 0;
      source?.disconnect();
      if (!shared) void output.close();
    },
  };
}
