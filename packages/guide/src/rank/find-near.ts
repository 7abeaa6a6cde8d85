import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { AFTER, BEFORE, CONTINUES, FIGURE, NEED_SYNONYMS } from '../english/words.ts';
import { splitWords } from '../english/split-words.ts';
import { toWhole } from '../english/to-whole.ts';
import type { Entity } from '../knowledge.ts';
import { isWork } from '../read/entity-index.ts';

/** What may have solved a trouble like the visitor's, and a sentence that shows it. */
export interface Near {
  readonly entity: Entity;
  readonly reason: readonly string[];
  /** A word counts the more, the fewer entries have it. */
  readonly score: number;
  /** Of the need's words, 0 to 1. */
  readonly share: number;
}

const MOST_NEAR = 5;

/** Words for people that select no work. */
const NOBODY = /^(?:no|every|some)(?:bodi|on|th)$|^peopl$/u;

const isOfNeed = (term: string): boolean =>
  !GENERIC_TERMS.has(term) && !NOBODY.test(term) && !AFTER.has(term) && !BEFORE.has(term);
/** The words themselves, and the cards' words for them: an exact word counts twice. */
function termsOf(text: string): ReadonlySet<string> {
  const words = splitWords(text).filter((word) => !FIGURE.test(word));
  const toSingular = (word: string): string => word.replace(/s$/u, '');
  const exact = words.filter((word) => listTerms(word).some(isOfNeed)).map((word) => `=${toSingular(word)}`);
  const same = words.map((word) => NEED_SYNONYMS.get(toSingular(word)) ?? word);
  return new Set([...exact, ...listTerms(same.join(' ')).filter(isOfNeed)]);
}

/** A work's problem; the first written field is quoted. */
export const NEED_FIELDS = ['why', 'what', 'how', 'result'];

/** A work, an award, a publication …: a study or a referee solved nothing. */
export const mayResemble = (entity: Entity): boolean =>
  isWork(entity) || (entity.of !== undefined && !/^(?:education|reference)$/u.test(entity.of));

/** Finds what shares words with a need, the likeliest first. */
export function createNearFinder(entities: readonly Entity[]): (need: string) => readonly Near[] {
  const solved = entities.filter(mayResemble).map((entity) => {
    const answers = NEED_FIELDS.flatMap((field) => entity.fields[field] ?? []).filter((answer) => !answer.isUnwritten);
    const sentences = answers
      .flatMap(({ says, more = [] }) => [...says, ...more].map(toWhole))
      .filter(([first = '', second]) => second !== undefined || !CONTINUES.test(first));
    const reasons = sentences.map((reason) => ({ reason, terms: termsOf(reason.join(' ')) }));
    const named = termsOf([entity.title, ...(entity.texts ?? [])].join(' '));
    return {
      entity,
      reasons,
      terms: new Set([...named, ...reasons.flatMap((reason) => [...reason.terms])]),
    };
  });
  const countOf = (term: string): number => solved.filter(({ terms }) => terms.has(term)).length;

  return (need) => {
    const ofNeed = termsOf(need);
    const counts = [...ofNeed].map((term) => [term, countOf(term)] as const);
    // A term that most of them contain selects none.
    const rare = counts.filter(([, count]) => count > 0 && count <= Math.ceil(solved.length / 2));
    const match = (terms: ReadonlySet<string>) => {
      const found = rare.filter(([term]) => terms.has(term));
      return { score: found.reduce((sum, [, count]) => sum + 1 / count, 0), share: found.length / ofNeed.size };
    };
    return solved
      .flatMap(({ entity, reasons, terms }) => {
        const [best] = reasons
          .map((each) => ({ ...each, ...match(each.terms), isNamed: each.reason[0]?.startsWith(`${entity.title}: `) }))
          .toSorted((a, b) => b.score - a.score || Number(a.isNamed) - Number(b.isNamed));
        const whole = match(terms);
        return best && whole.score > 0 ? [{ entity, reason: best.reason, ...whole }] : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_NEAR);
  };
}
