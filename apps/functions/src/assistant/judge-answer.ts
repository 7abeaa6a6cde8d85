import type { Fact } from '@asad/content';

/** How an assistant that keeps to its brief declines what does not stand there. */
const DECLINES =
  /\bsite (?:does not|doesn['’]t) (?:tell|say|mention)|\b(?:not|nowhere|nothing)\b[^.]*\b(?:on|in|of) (?:this|the) site|\bdo(?:es)? not guess|\b(?:can['’]t|cannot) (?:help|say|answer)|\bdon['’]t (?:know|have)/i;

export type Judge = (question: { readonly factIds: readonly string[] }, answer: string) => boolean;

/**
 * Judges free answers by the words that set one fact apart from the others: right is an answer that shares most with a
 * fact that was asked for, or, off topic, one that declines. Rough, but the same for every assistant and every day.
 */
export function createJudge(facts: readonly Fact[]): Judge {
  const words = new Map(facts.map((fact) => [fact.id, wordsOf(`${fact.title} ${fact.answer.join(' ')}`)]));
  const spread = new Map<string, number>();
  for (const own of words.values()) for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);

  const likeness = (id: string, answer: ReadonlySet<string>): number => {
    const own = words.get(id) ?? new Set<string>();
    // A word that many facts share says little about which of them is meant.
    const weigh = (word: string) => Math.log(facts.length / (spread.get(word) ?? facts.length));
    const total = [...own].reduce((sum, word) => sum + weigh(word), 0);
    const shared = [...own].filter((word) => answer.has(word)).reduce((sum, word) => sum + weigh(word), 0);
    return total === 0 ? 0 : shared / Math.sqrt(total);
  };

  return ({ factIds }, answer) => {
    if (factIds.length === 0) return DECLINES.test(answer);
    const said = wordsOf(answer);
    const ranked = facts
      .map(({ id }) => ({ id, score: likeness(id, said) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 3);
    return ranked.some(({ id }) => factIds.includes(id));
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}
