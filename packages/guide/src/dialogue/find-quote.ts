import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { toTerm } from '../english/to-term.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import { EVALUATIVE } from '../english/words.ts';
import { splitWords } from '../english/split-words.ts';

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
  ofOwner: { coverage: 0.47, terms: 1 },
  focus: { coverage: 0.45, terms: 1 },
  unsure: { coverage: 0.75, terms: 1 },
  elsewhere: { coverage: 0.8, terms: 1 },
  unwritten: { coverage: 0.8, terms: 2 },
} as const;
/** Terms in more sentences identify no subject. */
const MAX_SPREAD = 0.02;
const MIN_SPREAD_COUNT = 4;
/** A share of the rarest term's weight. A term that the content lacks lowers the match: no quotation answers it. */
const UNKNOWN_WEIGHT = 0.9;

interface Needed {
  readonly coverage: number;
  readonly terms: number;
}

interface Search {
  readonly within?: Entity | undefined;
  readonly needed: Needed;
  /** Sentences about the site and the guide do not answer it. */
  readonly isOfOwner?: boolean;
}

/** `within` limits the search to one entity. */
export interface FindQuote {
  (question: string, how: Search): Quote | undefined;
  /** A sentence has a word that can name the question's subject. */
  readonly isKnown: (question: string, isOfOwner: boolean) => boolean;
}

/**
 * The guide searches all sentences before a denial: it must not deny facts of the content. The first search builds the
 * index.
 */
export function createQuoteFinder({ entities, ownerNames }: Knowledge): FindQuote {
  const ignored = new Set(ownerNames.flatMap(splitWords).map(toTerm));
  let index:
    | { readonly quotes: readonly Quote[]; readonly byTerm: ReadonlyMap<string, ReadonlySet<number>> }
    | undefined;

  function makeIndex() {
    const all = entities.flatMap((entity) =>
      Object.entries(entity.fields).flatMap(([field, { says, more = [], isUnwritten, isAside }]) =>
        isUnwritten || isAside
          ? []
          : [...says, ...more].map((sentence) => ({ entity, target: `${entity.id}/${field}`, sentence })),
      ),
    );
    const quotes = [...new Map(all.toReversed().map((quote) => [quote.sentence, quote])).values()].toReversed();
    const byTerm = new Map<string, Set<number>>();
    for (const [at, { sentence }] of quotes.entries())
      for (const term of listTerms(sentence)) byTerm.set(term, (byTerm.get(term) ?? new Set()).add(at));
    return { quotes, byTerm };
  }

  const isKnown: FindQuote['isKnown'] = (question, isOfOwner) => {
    const { quotes, byTerm } = (index ??= makeIndex());
    const isOfContent = (at: number): boolean => !isOfOwner || !OF_GUIDE.test(quotes[at]?.entity.id ?? '');
    return listTerms(question).some(
      (term) => !ignored.has(term) && !GENERIC_TERMS.has(term) && [...(byTerm.get(term) ?? [])].some(isOfContent),
    );
  };
  const find = (question: string, { within, needed, isOfOwner = false }: Search): Quote | undefined => {
    const names = new Set([within?.title ?? '', ...(within?.names ?? [])].flatMap(listTerms));
    const terms = [...new Set(listTerms(question))].filter((term) => !ignored.has(term) && !names.has(term));
    if (terms.length < needed.terms) return undefined;
    const { quotes, byTerm } = (index ??= makeIndex());
    const weightOf = (term: string): number => {
      const count = byTerm.get(term)?.size ?? 0;
      return count === 0 ? Math.log(quotes.length) * UNKNOWN_WEIGHT : Math.log(quotes.length / count) + 0.1;
    };
    const maxCount = Math.max(MIN_SPREAD_COUNT, quotes.length * MAX_SPREAD);
    const total = terms.reduce((sum, term) => sum + weightOf(term), 0);
    const scores = new Map<number, { score: number; count: number; isRare: boolean }>();
    for (const term of terms)
      for (const at of byTerm.get(term) ?? []) {
        const { score, count, isRare } = scores.get(at) ?? { score: 0, count: 0, isRare: false };
        scores.set(at, {
          score: score + weightOf(term),
          count: count + 1,
          isRare:
            isRare || within !== undefined || (!EVALUATIVE.has(term) && (byTerm.get(term)?.size ?? 0) <= maxCount),
        });
      }
    const [best] = [...scores]
      .filter(
        ([at, { count, isRare }]) =>
          isRare &&
          count >= needed.terms &&
          (within === undefined || quotes[at]?.entity === within) &&
          !(isOfOwner && OF_GUIDE.test(quotes[at]?.entity.id ?? '')),
      )
      .toSorted(([a, one], [b, other]) => other.score - one.score || a - b);
    if (!best || best[1].score / total < needed.coverage) return undefined;
    return quotes[best[0]];
  };
  return Object.assign(find, { isKnown });
}
