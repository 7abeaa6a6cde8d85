import { FULL_VOLUME_LEVEL, type LevelSource } from '../levels/level-source.ts';

/** 1024 samples are 21 ms at 48 kHz: shorter than a syllable, longer than a pitch period. */
const WINDOW_SAMPLES = 1_024;

/** Loudness of a live stream, until it is closed. */
export interface LevelMeter {
  /** Root mean square of the last 21 ms, scaled so that the specification's full volume is 1. */
  readonly level: LevelSource;
  close(): void;
}

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

/** Loudness of a live stream. The audio context is made at the first question and closed with the meter. */
export function createLevelMeter(stream: MediaStream): LevelMeter {
  let meter: { readonly context: AudioContext; readonly read: LevelSource } | undefined;
  let isClosed = false;
  function open() {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    return { context, read: createLevelSource(analyser) };
  }
  return {
    level: () => (isClosed ? 0 : (meter ??= open()).read()),
    close() {
      if (!isClosed) void meter?.context.close();
      isClosed = true;
    },
  };
}
