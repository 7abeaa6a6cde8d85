import { FOREIGN } from '../english/words.ts';
import type { Knowledge } from '../knowledge.ts';
import { splitWords } from '../english/split-words.ts';

/** Other scripts mark a foreign language, except in names of the content. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const FOREIGN_WORDS = 2;

/** The test reads the words as said, before their correction. */
export function createForeignTest({ ownerNames, entities }: Knowledge): (text: string) => boolean {
  const names = new Set(
    [...ownerNames, ...entities.flatMap(({ names: entityNames = [] }) => entityNames)].flatMap(splitWords),
  );
  return (text) => {
    const words = splitWords(text);
    const others = words.filter((word) => OTHER_SCRIPT.test(word) && !names.has(word)).length;
    const foreign = words.filter((word) => FOREIGN.has(word)).length;
    const isOtherScript = others > 0 && others >= words.length / 2;
    return isOtherScript || (foreign > 0 && foreign >= Math.min(FOREIGN_WORDS, words.length));
  };
}
