import { FULL_VOLUME_LEVEL } from '../call/levels.ts';
import type { LevelSource } from '../provider.ts';
import { createAudioOutput } from './audio-output.ts';

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
 * Root mean square of the last 21 ms, scaled so that the specification's full volume is 1. The audio context is made at the
 * first question and closed with the meter.
 */
export function createLevelMeter(stream: MediaStream) {
  const output = createAudioOutput();
  let read: LevelSource | undefined;
  function open(): LevelSource {
    const context = output.context();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    return createLevelSource(analyser);
  }
  return {
    level: () => (read ??= open())(),
    close(): void {
      read = () => 0;
      void output.close();
    },
  };
}
