import type { Pcm } from './read-wav.ts';

/** Fewer letters a second is a synthesiser that stalls, more is one that swallows words; people speak at about 15. */
const LETTERS_PER_SECOND = { min: 6, max: 26 } as const;
/** Half a second is the shortest word with the room around it. */
const MIN_SECONDS = 0.5;
const MIN_LOUDNESS = 0.02;

/** Throws when a sound cannot be this sentence said aloud: silent, broken, or of a length that nobody speaks in. */
export function checkSpoken(sentence: string, { samples, sampleRate }: Pcm): void {
  const seconds = samples.length / sampleRate;
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
  const letters = sentence.length / Math.max(seconds, 0.001);
  const isBroken = samples.some((sample) => !(Math.abs(sample) <= 1));
  if (isBroken) throw new Error(`The sound of "${sentence}" has samples beyond full scale.`);
  if (!(loudness >= MIN_LOUDNESS)) throw new Error(`The sound of "${sentence}" is silent.`);
  const isShort = sentence.length < 20;
  if (seconds < MIN_SECONDS || letters > LETTERS_PER_SECOND.max || (!isShort && letters < LETTERS_PER_SECOND.min)) {
    throw new Error(`The sound of "${sentence}" lasts ${seconds.toFixed(1)} s, which nobody would take for it.`);
  }
}
