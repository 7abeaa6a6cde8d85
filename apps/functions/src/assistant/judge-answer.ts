import type { Knowledge } from '@asad/content';

/** How an assistant that keeps to its brief declines what does not stand there. */
const DECLINES =
  /\bnot written\b|\bsite (?:does not|doesn['’]t) (?:tell|say|mention)|\b(?:not|nowhere|nothing)\b[^.]*\b(?:on|in|of) (?:this|the) site|\bdo(?:es)? not guess|\b(?:can['’]t|cannot) (?:help|say|answer)|\bdon['’]t (?:know|have)/i;

export type Judge = (question: { readonly entities: readonly string[] }, answer: string) => boolean;

/**
 * Judges free answers by the words that set one entity apart from the others: right is an answer that shares most with a
 * entity that was asked for, or, off topic, one that declines. Rough, but the same for every assistant and every day.
 */
export function createJudge({ entities: all }: Knowledge): Judge {
  const words = new Map(
    all.map(({ id, title, fields }) => [id, wordsOf(`${title} ${Object.values(fields)[0]?.says.join(' ')}`)]),
  );
  const spread = new Map<string, number>();
  for (const own of words.values()) for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);

  const likeness = (id: string, answer: ReadonlySet<string>): number => {
    const own = words.get(id) ?? new Set<string>();
    // A word that many entities share says little about which of them is meant.
    const weigh = (word: string) => Math.log(all.length / (spread.get(word) ?? all.length));
    const total = [...own].reduce((sum, word) => sum + weigh(word), 0);
    const shared = [...own].filter((word) => answer.has(word)).reduce((sum, word) => sum + weigh(word), 0);
    return total === 0 ? 0 : shared / Math.sqrt(total);
  };

  return ({ entities }, answer) => {
    if (entities.length === 0) return DECLINES.test(answer);
    const said = wordsOf(answer);
    const ranked = all
      .map(({ id }) => ({ id, score: likeness(id, said) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 3);
    return ranked.some(({ id }) => entities.includes(id));
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}
