/** The part of a keyboard event that says which letter was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>;

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * The letter of a shortcut: what the key writes, so that AZERTY and Dvorak press the key that is labelled so. By the
 * key's position where it writes no Latin (Cyrillic, Greek, Hebrew; an input method), and where Option on a Mac turns
 * the letter into a sign such as µ.
 */
export const readLetter = ({ key, code, altKey }: PressedKey, isMac = isApple()): string => {
  const writesLatin = /^[!-~]$/.test(key) || (/^\p{Script=Latin}$/u.test(key) && !(altKey && isMac));
  const position = /^Key([A-Z])$/.exec(code)?.[1];
  return (writesLatin ? key : (position ?? key)).toLowerCase();
};
