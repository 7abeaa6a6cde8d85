import MiniSearch from 'minisearch';
import { topicVocabulary } from './topic-vocabulary.ts';
import type { Knowledge, KnowledgeAnswer, KnownFact } from './knowledge.ts';
import { isQuestionTerm, splitWords, topicTerms } from './topic-terms.ts';

/** How a knowledge is tuned; every field has a default. */
export interface KnowledgeOptions {
  /** Words that say nothing here, such as the owner's name: all facts are about that person. */
  readonly ignoredWords?: readonly string[];
  /** How many titles a declined question is offered; 3. */
  readonly suggestionCount?: number;
}

/** `asks` are written as visitors speak, so they weigh most; answers only break ties. */
const BOOST = { asks: 3, title: 2, answer: 0.7 } as const;
/** Long lists of `asks` must not be punished, nor repeated words rewarded: both come from diligence. */
const BM25 = { k: 0.6, b: 0.3, d: 0.5 } as const;
/** "how" and "you" tell two close facts apart, but may not find one alone. */
const QUESTION_TERM_WEIGHT = 0.3;
/** Typing errors are forgiven from this length on; shorter words have too many neighbours ("cost", "most"). */
const FUZZY_FROM_LENGTH = 6;
/** One matching word must be more than half of what a question says; chance matches of off-topic ones lie below. */
const MIN_COVERAGE_ONE_TERM = 0.5;
/** Two matching words seldom meet by chance. */
const MIN_COVERAGE_MORE_TERMS = 0.34;

/**
 * Makes a set of facts askable. A question that is one of the `asks` word for word finds its fact; any other is
 * searched, and declined when too little of it (measured in information, not words) is known to the best fact.
 */
export function createKnowledge<F extends KnownFact>(facts: readonly F[], options: KnowledgeOptions = {}): Knowledge<F> {
  const ignored = new Set(options.ignoredWords?.flatMap(splitWords));
  const suggestionCount = options.suggestionCount ?? 3;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const byPhrase = new Map(facts.flatMap((fact) => fact.asks.map((ask) => [toPhrase(ask), fact] as const)));
  const vocabulary = topicVocabulary(facts, ignored);
  const index = new MiniSearch<KnownFact>({
    fields: ['title', 'asks', 'answer'],
    extractField: (fact, field) => readField(fact, field),
    tokenize: (text) => [...topicTerms(text, ignored)],
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      bm25: BM25,
      boostTerm: (term) => (isQuestionTerm(term) ? QUESTION_TERM_WEIGHT : 1),
      fuzzy: (term) => (term.length >= FUZZY_FROM_LENGTH && !vocabulary.has(term) ? 1 : false),
    },
  });
  index.addAll(facts);

  function weigh(terms: Iterable<string>): number {
    let sum = 0;
    for (const term of terms) sum += vocabulary.weigh(term) * (isQuestionTerm(term) ? QUESTION_TERM_WEIGHT : 1);
    return sum;
  }

  function decline(found: readonly { readonly id: string }[]): KnowledgeAnswer<F> {
    const nearest = found.map((result) => byId.get(String(result.id))).filter((fact) => fact !== undefined);
    const titles = [...nearest, ...facts].map((fact) => fact.title);
    return { kind: 'declined', suggestions: [...new Set(titles)].slice(0, suggestionCount) };
  }

  return {
    ask: (question) => {
      const exact = byPhrase.get(toPhrase(question));
      if (exact !== undefined) return { kind: 'answer', fact: exact };
      const found = index.search(question);
      const best = found[0];
      const fact = best && byId.get(String(best.id));
      if (best === undefined || fact === undefined) return decline(found);
      const asked = new Set(topicTerms(question, ignored));
      const matched = best.queryTerms.filter((term) => !isQuestionTerm(term));
      const coverage = weigh(new Set(best.queryTerms)) / weigh(asked);
      const isKnown =
        matched.length > 1 ? coverage >= MIN_COVERAGE_MORE_TERMS
        : matched.length === 1 ? coverage > MIN_COVERAGE_ONE_TERM
        : false;
      return isKnown ? { kind: 'answer', fact } : decline(found);
    },
  };
}

function readField(fact: KnownFact, field: string): string {
  switch (field) {
    case 'id': return fact.id;
    case 'title': return fact.title;
    case 'asks': return fact.asks.join('\n');
    default: return fact.answer.join('\n');
  }
}

function toPhrase(text: string): string {
  return splitWords(text).join(' ');
}
