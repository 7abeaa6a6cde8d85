import type { KnownFact } from './knowledge.ts';

/** Which terms a set of facts knows, and what each tells. */
export interface TopicVocabulary {
  readonly has: (term: string) => boolean;
  /** Information of a term: the rarer, the more; a term that no fact knows weighs most. Above 0. */
  readonly weigh: (term: string) => number;
  /** In how many of a fact's `asks` (its title included) a term stands. */
  readonly countAsks: (factId: string, term: string) => number;
}

/** Counts the terms of a set of facts (inverse document frequency as in BM25). */
export function topicVocabulary(
  facts: readonly KnownFact[],
  termsOf: (text: string) => readonly string[],
): TopicVocabulary {
  const toTerms = (texts: readonly string[]): ReadonlySet<string> => new Set(termsOf(texts.join('\n')));
  const asks = new Map(facts.map((fact) => [fact.id, [fact.title, ...fact.asks].map((ask) => toTerms([ask]))]));
  const factCounts = new Map<string, number>();
  for (const fact of facts) {
    for (const term of toTerms([fact.title, ...fact.asks, ...fact.answer])) {
      factCounts.set(term, (factCounts.get(term) ?? 0) + 1);
    }
  }
  return {
    has: (term) => factCounts.has(term),
    weigh: (term) => Math.log(1 + facts.length / ((factCounts.get(term) ?? 0) + 0.5)),
    countAsks: (factId, term) => asks.get(factId)?.filter((terms) => terms.has(term)).length ?? 0,
  };
}
