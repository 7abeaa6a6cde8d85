import { NEAR_SOUNDS, SOUNDS } from '../retrieval/stop-words.ts';

/** How a word nearly sounds: good enough to ask back. */
export function findNearKey(words: readonly string[]): string {
  return NEAR_SOUNDS.reduce((key, [sound, near]) => key.replaceAll(sound, near), toKey(words));
}

/** Fewer sounds than these are shared by too many words ("freight", "fraud"). */
const MIN_SOUNDS = 4;

/**
 * How a word sounds, roughly: its first letter and its consonants (an idea of Soundex and Metaphone). Equal keys are
 * one name heard; undefined when the key is too short to tell names apart.
 */
export function findSoundKey(words: readonly string[]): string | undefined {
  const key = toKey(words);
  return key.length >= MIN_SOUNDS ? key : undefined;
}

function toKey(words: readonly string[]): string {
  const spelt = SOUNDS.reduce((text, [written, sound]) => text.replaceAll(written, sound), words.join(''));
  const consonants = spelt.slice(1).replaceAll(/[aeiou]/gu, '');
  return `${/^[aeiou]/u.test(spelt) ? 'a' : spelt.slice(0, 1)}${consonants}`.replaceAll(/(.)\1+/gu, '$1');
}
