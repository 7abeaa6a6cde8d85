/** The phrases of a text, between bars, so that many stand on a line. */
export const toPhrases = (text: string): readonly string[] =>
  text.split('|').map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '));

/** The words of a text. */
export const toWords = (text: string): readonly string[] => text.trim().split(/\s+/u);
