export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>;

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * The typed character supports AZERTY and Dvorak. The key's position replaces it for non-Latin layouts and input
 * methods, and on a Mac, where Option types signs such as µ.
 */
export const readLetter = ({ key, code, altKey }: PressedKey, isMac = isApple()): string => {
  const writesLatin = /^[!-~]$/.test(key) || (/^\p{Script=Latin}$/u.test(key) && !(altKey && isMac));
  const position = /^Key([A-Z])$/.exec(code)?.[1];
  return (writesLatin ? key : (position ?? key)).toLowerCase();
};
