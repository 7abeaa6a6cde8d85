import { FULL_VOLUME_LEVEL } from '../call/sound.ts';
import type { LevelSource } from '../provider.ts';
import { holdAudioSession } from './audio-session.ts';

/** One audio context for a call. */
export interface AudioOutput {
  /** Opens the context. Call it in a press handler: Safari allows sound only there. */
  prime(): void;
  /** Opens the context unless `prime` did. Throws where the browser has no Web Audio. */
  context(): AudioContext;
  /** Resolves once the browser has released the context. */
  close(): Promise<void>;
}

/** Opens a new context for each call. */
export function createAudioOutput(): AudioOutput {
  let current: AudioContext | null = null;
  let rest: () => void = () => undefined;
  let endSession: () => void = () => undefined;
  const open = (): AudioContext => {
    if (!current) {
      current = new AudioContext();
      endSession = holdAudioSession('output');
    }
    // Repeat at each press: a context that was created without one may play from now on.
    rest();
    rest = keepRunning(current);
    return current;
  };
  return {
    prime() {
      try {
        open();
      } catch {
        // No Web Audio (iOS in Lockdown Mode): `context` throws again, where a player can do without.
      }
    },
    context: open,
    async close() {
      const closing = current;
      current = null;
      rest();
      endSession();
      if (closing && closing.state !== 'closed') await closing.close();
    },
  };
}

/** Resumes a context that a phone call or another app interrupted (iOS). Returns a function that stops this. */
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

/** 21 ms at 48 kHz: shorter than a syllable, longer than a pitch period. */
const WINDOW_SAMPLES = 1_024;

/** Returns 0 to 1; computes it only when read. */
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

/** Root mean square of 21 ms, scaled so that 0.15 reads as 1. Listens from the first read on. */
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
