import { SOUNDS } from '../english/words.ts';

/** Too many words share fewer sounds ("freight", "fraud"). */
const MIN_SOUNDS = 4;

/**
 * The first letter and the consonants (like Soundex and Metaphone). Equal keys mean one name; undefined if too short.
 */
export function findSoundKey(words: readonly string[]): string | undefined {
  const spelt = SOUNDS.reduce((text, [written, sound]) => text.replaceAll(written, sound), words.join(''));
  const consonants = spelt.slice(1).replaceAll(/[aeiou]/gu, '');
  const key = `${/^[aeiou]/u.test(spelt) ? 'a' : spelt.slice(0, 1)}${consonants}`.replaceAll(/(.)\1+/gu, '$1');
  return key.length >= MIN_SOUNDS ? key : undefined;
}
