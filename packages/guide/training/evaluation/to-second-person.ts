const OF_SEVERAL: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' };

/** "Does he …?" becomes "Do you …?". */
export const toSecondPerson = (says: string): string =>
  says
    .replaceAll(/\b(is|has|was|does) he\b/giu, (_, verb: string) => `${OF_SEVERAL[verb.toLowerCase()]} you`)
    .replaceAll(/\b(?:he|him|his)\b/gu, (word) => (word === 'his' ? 'your' : 'you'));
