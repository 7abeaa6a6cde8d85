import type { Pcm } from './read-wav.ts';

/** Fewer: the synthesiser stalled; more: it dropped words. People speak at about 15. */
const LETTERS_PER_SECOND = { min: 6, max: 26 } as const;
/** The shortest word lasts this long with its silence. */
const MIN_SECONDS = 0.5;
const MIN_LOUDNESS = 0.02;

/** Throws if a sound is silent, broken, or of an implausible length for the sentence. */
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
