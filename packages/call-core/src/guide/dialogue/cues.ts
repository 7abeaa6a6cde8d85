import { ASKING_WORDS, GRAMMAR, HOW_MUCH } from '../retrieval/stop-words.ts';
import { toTerm } from '../retrieval/topic-terms.ts';
import { findPart, splitUtterance } from './split-utterance.ts';
import type { FieldRule } from './subject.ts';

/** Two words, and no more of a cue than one. */
const QUANTITIES: ReadonlySet<string> = new Set(HOW_MUCH.map((cue) => cue.split(' ').map(toTerm).join(' ')));
const WEIGHT = { what: 0.3, question: 1, quantity: 1.3, word: 2, furtherWord: 0.75 } as const;
/** A cue of one plain word and more; the bare "how" or "what" is less. */
export const CLEAR_CUE = 2;
/** A cue that begins with it must be all that is asked: "did it work?". */
const WHOLE = '=';

/** Fields that a question asks for, by weight, and the terms that say so. */
export interface Cues {
  readonly weights: ReadonlyMap<string, number>;
  readonly terms: ReadonlySet<string>;
}

const toCore = (words: readonly string[]): readonly string[] => words.filter((word) => !GRAMMAR.has(word)).map(toTerm);

/** True when nothing but grammar is left: "and that?", "is it". */
export function isGrammar(words: readonly string[]): boolean {
  return words.every((word) => GRAMMAR.has(word));
}

function weighCue(words: readonly string[]): number {
  const [word = ''] = words;
  if (QUANTITIES.has(words.join(' '))) return WEIGHT.quantity;
  if (words.length > 1) return WEIGHT.word + WEIGHT.furtherWord * (words.length - 1);
  if (word === 'what') return WEIGHT.what;
  return ASKING_WORDS.has(word) ? WEIGHT.question : WEIGHT.word;
}

/** Reads which fields the words of a question ask for. */
export function createCueReader(fields: readonly FieldRule[]): (words: readonly string[]) => Cues {
  const cues = fields.flatMap(({ id, cues }) =>
    cues.map((cue) => {
      const core = toCore(splitUtterance(cue));
      return { field: id, core, weight: weighCue(core), isWhole: cue.startsWith(WHOLE) };
    }),
  );
  const byFirst = Map.groupBy(cues, ({ core: [first = ''] }) => first);
  return (words) => {
    const core = toCore(words);
    const weights = new Map<string, number>();
    const terms = new Set<string>();
    // "How much" does not ask how.
    const isQuantity = [...QUANTITIES].some((quantity) => core.join(' ').includes(quantity));
    for (const cue of [...new Set(core)].flatMap((term) => byFirst.get(term) ?? [])) {
      if (isQuantity && cue.core.join(' ') === 'how') continue;
      if (findPart(core, cue.core) < 0 || (cue.isWhole && cue.core.length < core.length)) continue;
      weights.set(cue.field, Math.max(weights.get(cue.field) ?? 0, cue.weight));
      for (const term of cue.core) terms.add(term);
    }
    return { weights, terms };
  };
}
