/** Sounds that English spelling writes in several ways, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/gu, 'f'],
  [/gh(?=t)/gu, ''],
  [/tch|ch|sh/gu, 'x'],
  [/kn/gu, 'n'],
  [/wh/gu, 'w'],
  [/ck|qu|q|c(?![eiy])/gu, 'k'],
  [/c/gu, 's'],
  [/z/gu, 's'],
  [/v/gu, 'f'],
  [/dge?|g(?=[eiy])/gu, 'j'],
  [/[^a-z0-9]|[hwy](?![aeiou])/gu, ''],
];

/** Fewer sounds than these are shared by too many words ("freight", "fraud"). */
const MIN_SOUNDS = 4;

/**
 * How a word sounds, roughly: its first letter and its consonants (an idea of Soundex and Metaphone). Equal keys are
 * one name heard; undefined when the key is too short to tell names apart.
 */
export function findSoundKey(words: readonly string[]): string | undefined {
  const spelt = SOUNDS.reduce((text, [written, sound]) => text.replaceAll(written, sound), words.join(''));
  const consonants = spelt.slice(1).replaceAll(/[aeiou]/gu, '');
  const key = `${/^[aeiou]/u.test(spelt) ? 'a' : spelt.slice(0, 1)}${consonants}`.replaceAll(/(.)\1+/gu, '$1');
  return key.length >= MIN_SOUNDS ? key : undefined;
}
