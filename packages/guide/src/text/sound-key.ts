import { SOUNDS } from '../english/words.ts';

/** Fewer sounds than these are shared by too many words ("freight", "fraud"). */
const MIN_SOUNDS = 4;

/**
 * How words sound, roughly: the first letter and the consonants (an idea of Soundex and Metaphone). Equal keys are one
 * name heard; undefined when the key is too short to tell names apart.
 */
export function findSoundKey(words: readonly string[]): string | undefined {
  const spelt = SOUNDS.reduce((text, [written, sound]) => text.replaceAll(written, sound), words.join(''));
  const consonants = spelt.slice(1).replaceAll(/[aeiou]/gu, '');
  const key = `${/^[aeiou]/u.test(spelt) ? 'a' : spelt.slice(0, 1)}${consonants}`.replaceAll(/(.)\1+/gu, '$1');
  return key.length >= MIN_SOUNDS ? key : undefined;
}
