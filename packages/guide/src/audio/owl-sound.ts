import { peak, shelf } from './biquad.ts';
import type { Pcm } from './read-wav.ts';
import { addRoom } from './room.ts';

/** How a neutral voice becomes an owl's. Ratios are of 1, gains in decibels, frequencies in hertz. */
export const OWL = {
  /** Played this much slower: pitch and chest sink together, as with a bigger body. */
  sizeRatio: 0.93,
  chest: { frequencyHz: 210, gainDb: 4 },
  /** The "hoo": a soft resonance where an owl's call lies. */
  hoot: { frequencyHz: 430, gainDb: 3, quality: 1.1 },
  /** Takes the edge off the synthesiser's sibilants. */
  air: { frequencyHz: 4_200, gainDb: -5 },
  driveRatio: 1.4,
  roomRatio: 0.16,
  /** Loudness of the spoken parts, and the ceiling no sample passes. */
  loudness: 0.12,
  ceiling: 0.89,
  leadMs: 30,
  tailMs: 260,
} as const;

/** Gives a voice some owl: bigger, warmer, in a small wooden room, evenly loud, without silence around it. */
export function makeOwlSound({ samples, sampleRate }: Pcm): Pcm {
  const padded = surround(resample(trimSilence(samples, sampleRate), OWL.sizeRatio), sampleRate);
  const chested = shelf('below', OWL.chest, sampleRate)(padded);
  const hooting = peak(OWL.hoot, sampleRate)(chested);
  const warm = shelf('above', OWL.air, sampleRate)(hooting);
  const driven = change(warm, (sample) => Math.tanh(sample * OWL.driveRatio) / OWL.driveRatio);
  return { sampleRate, samples: level(fadeEnds(addRoom(driven, sampleRate, OWL.roomRatio), sampleRate)) };
}

/** Another engine's voice, as it is: without silence around it, as loud as the owl. */
export function levelSound({ samples, sampleRate }: Pcm): Pcm {
  return { sampleRate, samples: level(fadeEnds(surround(trimSilence(samples, sampleRate), sampleRate), sampleRate)) };
}

/** With the silence around it in which a room can fade. */
function surround(samples: Float32Array, sampleRate: number): Float32Array {
  const padded = new Float32Array(samples.length + toSamples(OWL.leadMs + OWL.tailMs, sampleRate));
  padded.set(samples, toSamples(OWL.leadMs, sampleRate));
  return padded;
}

/** `map`, without its costs: this runs over every sample of the whole voice. */
function change(samples: Float32Array, of: (sample: number, index: number) => number): Float32Array {
  const changed = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index += 1) changed[index] = of(samples[index] ?? 0, index);
  return changed;
}

const toSamples = (durationMs: number, sampleRate: number): number => Math.round((durationMs / 1000) * sampleRate);

/** Below this a sample is the silence that the synthesiser puts around a sentence. */
const SILENCE = 0.004;

function trimSilence(samples: Float32Array, sampleRate: number): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  const margin = toSamples(10, sampleRate);
  return first < 0 ? samples.subarray(0, 0) : samples.subarray(Math.max(0, first - margin), last + margin);
}

/** Linear interpolation: what it loses lies above the band that the shelf lowers anyway. */
function resample(samples: Float32Array, speedRatio: number): Float32Array {
  const resampled = new Float32Array(Math.floor(samples.length / speedRatio));
  for (let index = 0; index < resampled.length; index += 1) {
    const position = index * speedRatio;
    const before = samples[Math.floor(position)] ?? 0;
    const after = samples[Math.floor(position) + 1] ?? before;
    resampled[index] = before + (after - before) * (position % 1);
  }
  return resampled;
}

function fadeEnds(samples: Float32Array, sampleRate: number): Float32Array {
  const length = toSamples(12, sampleRate);
  const last = samples.length - 1;
  return change(samples, (sample, index) => sample * Math.min(1, index / length, (last - index) / length));
}

/** Brings the spoken parts to one loudness, whatever the sentence, then down if a peak would pass the ceiling. */
function level(samples: Float32Array): Float32Array {
  let power = 0;
  let voicedCount = 0;
  let highest = 0;
  for (const sample of samples) {
    const height = Math.abs(sample);
    if (height > highest) highest = height;
    if (height <= SILENCE) continue;
    power += sample * sample;
    voicedCount += 1;
  }
  const loudness = Math.sqrt(power / Math.max(1, voicedCount));
  if (loudness === 0) return samples;
  const gain = Math.min(OWL.loudness / loudness, OWL.ceiling / highest);
  return change(samples, (sample) => sample * gain);
}
