import type { KnownFact } from './knowledge.ts';
import { topicTerms } from './topic-terms.ts';

/** Which terms a set of facts knows, and how much each tells. */
export interface TopicVocabulary {
  readonly has: (term: string) => boolean;
  /** Information of a term: the rarer, the more; a term that no fact knows weighs most. Above 0. */
  readonly weigh: (term: string) => number;
}

/** Counts in how many facts each term stands (inverse document frequency as in BM25). */
export function topicVocabulary(facts: readonly KnownFact[], ignored: ReadonlySet<string>): TopicVocabulary {
  const factCounts = new Map<string, number>();
  for (const fact of facts) {
    const terms = new Set(topicTerms([fact.title, ...fact.asks, ...fact.answer].join('\n'), ignored));
    for (const term of terms) factCounts.set(term, (factCounts.get(term) ?? 0) + 1);
  }
  return {
    has: (term) => factCounts.has(term),
    weigh: (term) => Math.log(1 + facts.length / ((factCounts.get(term) ?? 0) + 0.5)),
  };
}
