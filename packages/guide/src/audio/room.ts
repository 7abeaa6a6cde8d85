/** Walls of a small wooden room: each throws the voice back once, later and softer. */
const WALLS: readonly { readonly delayMs: number; readonly gain: number }[] = [
  { delayMs: 7, gain: 0.55 },
  { delayMs: 11, gain: -0.42 },
  { delayMs: 17, gain: 0.36 },
  { delayMs: 23, gain: -0.28 },
];

/** What stays after the walls: loops of lengths without a common divisor, so that they do not ring on one note. */
const LOOPS: readonly { readonly delayMs: number; readonly feedback: number }[] = [
  { delayMs: 29.7, feedback: 0.52 },
  { delayMs: 37.1, feedback: 0.48 },
  { delayMs: 41.3, feedback: 0.45 },
];

/** Wood swallows highs at every turn: share of the last sample that stays. */
const DAMPING = 0.45;

/** Adds a small room around a sound of the same length; `amountRatio` 0 is none, 1 as loud as the voice. */
export function addRoom(samples: Float32Array, sampleRate: number, amountRatio: number): Float32Array {
  const toSamples = (delayMs: number): number => Math.round((delayMs / 1000) * sampleRate);
  const wet = new Float32Array(samples.length);
  for (const { delayMs, gain } of WALLS) {
    const delay = toSamples(delayMs);
    for (let index = delay; index < samples.length; index += 1)
      wet[index] = (wet[index] ?? 0) + (samples[index - delay] ?? 0) * gain;
  }
  for (const { delayMs, feedback } of LOOPS) {
    const delay = toSamples(delayMs);
    const loop = new Float32Array(samples.length);
    let damped = 0;
    for (let index = delay; index < samples.length; index += 1) {
      damped = (loop[index - delay] ?? 0) * (1 - DAMPING) + damped * DAMPING;
      loop[index] = (samples[index - delay] ?? 0) + damped * feedback;
      wet[index] = (wet[index] ?? 0) + (loop[index] ?? 0) / LOOPS.length;
    }
  }
  for (let index = 0; index < samples.length; index += 1)
    wet[index] = (samples[index] ?? 0) + (wet[index] ?? 0) * amountRatio;
  return wet;
}
