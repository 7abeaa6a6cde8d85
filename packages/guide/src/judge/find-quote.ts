import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { toTerm } from '../english/to-term.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import { CONTINUES, EVALUATIVE, GUIDE_NAMES, hasFact, listAsked, PLACE_WORDS, WHERE, WHO } from '../english/words.ts';
import { splitWords } from '../english/split-words.ts';
import { isWork } from '../read/entity-index.ts';

/** Topics about the guide, this site and this call. */
export const OF_GUIDE =
  /^(?:act-|who-are|are-you|site-|owl-|your-|sample|kept|hearing|limit|help|hello|thanks|ending)|\+$/u;

/** A sentence about the subject of a question. */
export interface Quote {
  readonly entity: Entity;
  readonly target: Target;
  readonly sentence: string;
}

/**
 * A share weighted by rarity, and a number of terms. An understood question with an empty field needs more: "How old is
 * he?" is not about an old system.
 */
export const NEEDED = {
  loose: [0.44, 1],
  strict: [0.8, 1],
  unwritten: [0.8, 2],
} as const;
/** Terms in more sentences identify no subject. */
const MAX_SPREAD = 0.02;
const MIN_SPREAD_COUNT = 4;
const MOST_WORKS = 2;
/** An employer's name before a fact is not its subject. */
const AT_EMPLOYER = /^At [^:]+: /u;
/** A share of the rarest term's weight. A term that the content lacks lowers the match: no quotation answers it. */
const UNKNOWN_WEIGHT = 0.9;

interface Search {
  readonly within?: Entity | undefined;
  readonly needed: readonly [coverage: number, terms: number];
  /** Sentences about the site and the guide do not answer it. */
  readonly isOfOwner?: boolean;
}

/** `within` limits the search to one entity. */
export interface FindQuote {
  (question: string, how: Search): Quote | undefined;
  /** A sentence has a word that can name the question's subject. */
  readonly isKnown: (question: string, isOfOwner: boolean) => boolean;
}

/** The work that is the guide itself counts, too. */
const isOfGuide = ({ id, names }: Entity): boolean =>
  OF_GUIDE.test(id) || names?.some((name) => GUIDE_NAMES.includes(name.toLowerCase())) === true;

/** A sentence without its subject means nothing alone. */
const isWhole = ({ entity, sentence }: Quote): boolean =>
  isWork(entity) || (entity.kind !== 'group' && !CONTINUES.test(sentence));

/** A question for an amount or a date needs a sentence with one. */
function createAskedTest(question: string): (sentence: string) => boolean {
  const facts = listAsked(question.toLowerCase()).filter(([pattern]) => pattern !== WHERE && pattern !== WHO);
  return (sentence) => facts.every(([, fact]) => hasFact(fact, sentence));
}

function makeIndex(entities: readonly Entity[]) {
  const all = entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([field, { says, more = [], isUnwritten, isAside }]) =>
      isUnwritten || isAside
        ? []
        : [...says, ...more].map((sentence) => ({ entity, target: `${entity.id}/${field}`, sentence })),
    ),
  );
  const seen = new Set<string>();
  const quotes = all.filter((quote) => isWhole(quote) && !seen.has(quote.sentence) && seen.add(quote.sentence));
  const byTerm = new Map<string, Set<Quote>>();
  for (const quote of quotes)
    for (const term of listTerms(quote.sentence.replace(AT_EMPLOYER, '')))
      byTerm.set(term, (byTerm.get(term) ?? new Set()).add(quote));
  return { count: quotes.length, find: (term: string): readonly Quote[] => [...(byTerm.get(term) ?? [])] };
}

/**
 * The guide searches all sentences before a denial: it must not deny facts of the content. The first search builds the
 * index.
 */
export function createQuoteFinder({ entities, ownerNames }: Knowledge): FindQuote {
  const ignored = new Set([...ownerNames.flatMap(splitWords), ...PLACE_WORDS].map(toTerm));
  let index: ReturnType<typeof makeIndex> | undefined;
  const isGeneric = (term: string): boolean => GENERIC_TERMS.has(term);

  const isKnown: FindQuote['isKnown'] = (question, isOfOwner) => {
    const { find } = (index ??= makeIndex(entities));
    const isOfContent = ({ entity }: Quote): boolean => !isOfOwner || !isOfGuide(entity);
    return listTerms(question).some((term) => !ignored.has(term) && !isGeneric(term) && find(term).some(isOfContent));
  };
  const findQuote = (
    question: string,
    { within, needed: [coverage, leastTerms], isOfOwner = false }: Search,
  ): Quote | undefined => {
    const names = new Set([within?.title ?? '', ...(within?.names ?? [])].flatMap(listTerms));
    const terms = [...new Set(listTerms(question))].filter(
      (term) => !ignored.has(term) && !names.has(term) && !isGeneric(term),
    );
    if (terms.length < leastTerms) return undefined;
    const { count, find } = (index ??= makeIndex(entities));
    const weightOf = (term: string): number => {
      const found = find(term).length;
      return found === 0 ? Math.log(count) * UNKNOWN_WEIGHT : Math.log(count / found) + 0.1;
    };
    const sumWeights = (counted: readonly string[]): number => counted.reduce((sum, term) => sum + weightOf(term), 0);
    // A term that only one or two works have identifies them.
    const isRare = (term: string): boolean => {
      const found = find(term);
      const works = new Set(found.map(({ entity }) => entity).filter(isWork));
      const isOfFew = works.size > 0 && works.size <= MOST_WORKS;
      return !EVALUATIVE.has(term) && (isOfFew || found.length <= Math.max(MIN_SPREAD_COUNT, count * MAX_SPREAD));
    };
    const isAsked = createAskedTest(question);
    const isRight = (quote: Quote): boolean =>
      isAsked(quote.sentence) && (!within || quote.entity === within) && !(isOfOwner && isOfGuide(quote.entity));
    const matches = Map.groupBy(
      terms.flatMap((term) => find(term).map((quote) => ({ quote, term }))),
      ({ quote }) => quote,
    );
    const scored = [...matches]
      .filter(([quote]) => isRight(quote))
      .map(([quote, found]) => ({ quote, terms: found.map(({ term }) => term) }))
      .filter(({ terms: said }) => said.length >= leastTerms && said.some(within ? (term) => !isGeneric(term) : isRare))
      .map(({ quote, terms: said }) => ({ quote, score: sumWeights(said) }));
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    return best && best.score / sumWeights(terms) >= coverage ? best.quote : undefined;
  };
  return Object.assign(findQuote, { isKnown });
}
