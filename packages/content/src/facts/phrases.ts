/** The phrases of a text, between bars, so that many stand on a line. */
export const toPhrases = (text: string): readonly string[] =>
  text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .split(/ ?\| ?/u);

/** The words of a text. */
export const toWords = (text: string): readonly string[] => text.trim().split(/\s+/u);
