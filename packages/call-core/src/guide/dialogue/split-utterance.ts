import { splitWords } from '../retrieval/topic-terms.ts';

/** Contractions as they are without their apostrophe. */
const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  whats: ['what', 'is'],
  whos: ['who', 'is'],
  hows: ['how', 'is'],
  wheres: ['where', 'is'],
  whens: ['when', 'is'],
  whys: ['why', 'is'],
  thats: ['that', 'is'],
  theres: ['there', 'is'],
  hes: ['he', 'is'],
  shes: ['she', 'is'],
  im: ['i', 'am'],
  ive: ['i', 'have'],
  id: ['i', 'would'],
  ill: ['i', 'will'],
  youre: ['you', 'are'],
  youve: ['you', 'have'],
  lets: ['let', 'us'],
  dont: ['do', 'not'],
  doesnt: ['does', 'not'],
  didnt: ['did', 'not'],
  isnt: ['is', 'not'],
  arent: ['are', 'not'],
  wasnt: ['was', 'not'],
  wont: ['will', 'not'],
  cant: ['can', 'not'],
  cannot: ['can', 'not'],
  couldnt: ['could', 'not'],
  shouldnt: ['should', 'not'],
  hasnt: ['has', 'not'],
  tbh: [],
};

/** The words of an utterance in lower case, contractions in full. */
export function splitUtterance(text: string): readonly string[] {
  return splitWords(text).flatMap((word) => CONTRACTIONS[word] ?? [word]);
}

/** Whether `part` stands in `words` at `index`. */
export function standsAt(words: readonly string[], part: readonly string[], index: number): boolean {
  return part.length > 0 && part.every((word, offset) => words[index + offset] === word);
}

/** Where `part` stands in `words`, or -1. */
export function findPart(words: readonly string[], part: readonly string[]): number {
  return words.findIndex((_, index) => standsAt(words, part, index));
}
