import MiniSearch from 'minisearch';
import { isChance, judgeCoverage } from './judge-coverage.ts';
import type { Knowledge, KnownFact } from './knowledge.ts';
import { readManner } from './question-manner.ts';
import { OPENING_WORDS, PERSON_WORDS } from './stop-words.ts';
import { createThesaurus } from './thesaurus.ts';
import { isCommonTerm, isQuestionTerm, splitWords } from './topic-terms.ts';
import { topicVocabulary } from './topic-vocabulary.ts';

/** How a knowledge is tuned; every field has a default. */
export interface KnowledgeOptions {
  /** Words that say nothing here, such as the owner's name: all facts are about that person. */
  readonly ignoredWords?: readonly string[];
  /** Words that are used for one another, by row; each counts as the first of its row. */
  readonly synonyms?: readonly (readonly string[])[];
}

/** `asks` are written as visitors speak, so they weigh most; answers only break ties. */
const BOOST = { asks: 3, title: 2, answer: 0.3 } as const;
/** A word in many `asks` is meant (high k); a long list of them is diligence, not noise (low b). */
const BM25 = { k: 2, b: 0.1, d: 0.5 } as const;
/** "how" and "you" tell two close facts apart, but may not find one alone. */
const QUESTION_TERM_WEIGHT = 0.3;
const COMMON_TERM_WEIGHT = 0.7;
/** Typing errors are forgiven from this length on; shorter words have too many neighbours ("cost", "most"). */
const FUZZY_FROM_LENGTH = 6;
/** Below this, questions about the rest of the world begin; set between the two on the content's evaluation. */
const MIN_COVERAGE = 0.41;
/** A title is worth offering from here on. */
const MIN_NEAR_COVERAGE = 0.1;
/**
 * Makes a set of facts askable. A question that is one of the `asks` word for word finds its fact; any other is
 * searched, and declined when too little of it is known to the best fact.
 */
export function createKnowledge<F extends KnownFact>(
  facts: readonly F[],
  options: KnowledgeOptions = {},
): Knowledge<F> {
  const ignored = new Set(options.ignoredWords?.flatMap(splitWords));
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  // "How does he work?" and "How does this work?" are one phrase and two asks: to the word goes first.
  const toWords = (text: string): string => splitWords(text).join(' ');
  const byPhrase = new Map(
    [toPhrase, toWords].flatMap((toKey) =>
      facts.flatMap((fact) => [fact.title, ...fact.asks].map((ask) => [toKey(ask), fact] as const)),
    ),
  );
  const { toKnown, toTerms } = createThesaurus(options.synonyms ?? [], ignored);
  const vocabulary = topicVocabulary(facts, toTerms);
  const index = new MiniSearch<KnownFact>({
    fields: ['title', 'asks', 'answer'],
    extractField: readField,
    tokenize: (text) => [...toTerms(text)],
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      bm25: BM25,
      boostTerm: weighTerm,
    },
  });
  index.addAll(facts);

  function weighTerm(term: string): number {
    if (isQuestionTerm(term)) return QUESTION_TERM_WEIGHT;
    return isCommonTerm(term) ? COMMON_TERM_WEIGHT : 1;
  }

  /** The known term one typing error away, or the term itself. */
  function correct(term: string): string {
    if (term.length < FUZZY_FROM_LENGTH || vocabulary.has(term)) return term;
    const near = index.search(term, { tokenize: (text) => [text], fuzzy: 1 })[0]?.terms[0];
    // Nobody mistypes the first letter; "Easter" is not "faster".
    return near?.startsWith(term.charAt(0)) ? near : term;
  }

  function toPhrase(text: string): string {
    const words = splitWords(text).filter((word) => !ignored.has(word) && !PERSON_WORDS.has(word));
    const core = words.filter((word) => !OPENING_WORDS.has(word));
    return (core.length > 0 ? core : words).join(' ');
  }

  return {
    hasTerm: (term) => vocabulary.has(toKnown(term)),
    ask: (question, isMeant = () => true) => {
      const exact = byPhrase.get(toWords(question)) ?? byPhrase.get(toPhrase(question));
      if (exact !== undefined) return { fact: exact, isExact: true, coverage: 1, nearest: [exact] };
      const manner = readManner(question, ignored);
      const asked = toTerms(question).map(correct);
      const found = index.search(question, { tokenize: () => [...asked] });
      const judged = found.flatMap((result) => {
        const fact = byId.get(String(result.id));
        if (fact === undefined || !isMeant(fact)) return [];
        const judging = { factId: fact.id, asked, matched: result.queryTerms };
        const coverage = judgeCoverage(judging, vocabulary);
        return [{ fact, coverage, isChance: isChance(judging, manner, vocabulary) }];
      });
      const best = judged[0];
      const isFound = best !== undefined && best.coverage >= MIN_COVERAGE && !best.isChance;
      return {
        ...(isFound && { fact: best.fact }),
        isExact: false,
        coverage: best?.coverage ?? 0,
        nearest: judged.filter(({ coverage }) => coverage >= MIN_NEAR_COVERAGE).map(({ fact }) => fact),
      };
    },
  };
}

function readField(fact: KnownFact, field: string): string {
  switch (field) {
    case 'id':
      return fact.id;
    case 'title':
      return fact.title;
    case 'asks':
      return fact.asks.join('\n');
    default:
      return fact.answer.join('\n');
  }
}
