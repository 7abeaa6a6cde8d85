import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { AFTER, BASE_FORMS, BEFORE, CONTINUES, FIGURE } from '../english/words.ts';
import { splitWords } from '../english/split-words.ts';
import { toWhole } from '../english/to-whole.ts';
import type { Entity } from '../knowledge.ts';
import { isWork } from '../read/entity-index.ts';
import { GROUP, type GroupsOf } from './word-groups.ts';

/** What may have solved a trouble like the visitor's, and a sentence that shows it. */
export interface Near {
  readonly entity: Entity;
  readonly reason: readonly string[];
  /** A word counts the more, the fewer entries have it. */
  readonly score: number;
}

const MOST_NEAR = 5;
/** A word of the same group counts less than the word itself. */
const ALIKE = 0.5;

/** Words for people that select no work. */
const NOBODY = /^(?:no|every|some)(?:bodi|on|th)$|^peopl$/u;

const isOfNeed = (term: string): boolean =>
  !GENERIC_TERMS.has(term) && !FIGURE.test(term) && !NOBODY.test(term) && !AFTER.has(term) && !BEFORE.has(term);
/** Terms, and the groups of words that mean something alike. */
const termsOf = (text: string, groupsOf: GroupsOf): ReadonlySet<string> =>
  new Set(
    splitWords(text).flatMap((word) => {
      const terms = listTerms(word).filter(isOfNeed);
      return terms.length > 0 ? [...terms, ...groupsOf(BASE_FORMS.get(word) ?? word)] : [];
    }),
  );

/** A work's problem; the first written field is quoted. */
export const NEED_FIELDS = ['why', 'what', 'how', 'result'];

/** A work, an award, a publication … */
export const mayResemble = (entity: Entity): boolean => isWork(entity) || entity.of !== undefined;

/** Finds what shares words with a need, the likeliest first. */
export function createNearFinder(entities: readonly Entity[], groupsOf: GroupsOf): (need: string) => readonly Near[] {
  const solved = entities.filter(mayResemble).map((entity) => {
    const answers = NEED_FIELDS.flatMap((field) => entity.fields[field] ?? []).filter((answer) => !answer.isUnwritten);
    const sentences = answers
      .flatMap(({ says, more = [] }) => [...says, ...more].map(toWhole))
      .filter(([first = '', second]) => second !== undefined || !CONTINUES.test(first));
    const reasons = sentences.map((reason) => ({ reason, terms: termsOf(reason.join(' '), groupsOf) }));
    const named = termsOf([entity.title, ...(entity.texts ?? [])].join(' '), groupsOf);
    return {
      entity,
      reasons,
      terms: new Set([...named, ...reasons.flatMap((reason) => [...reason.terms])]),
    };
  });
  const countOf = (term: string): number => solved.filter(({ terms }) => terms.has(term)).length;

  return (need) => {
    const counts = [...termsOf(need, groupsOf)].map((term) => [term, countOf(term)] as const);
    // A term that most of them contain selects none.
    const rare = counts.filter(([, count]) => count > 0 && count <= Math.ceil(solved.length / 2));
    const scoreOf = (terms: ReadonlySet<string>): number =>
      rare
        .filter(([term]) => terms.has(term))
        .reduce((sum, [term, count]) => sum + (term.startsWith(GROUP) ? ALIKE : 1) / count, 0);
    return solved
      .flatMap(({ entity, reasons, terms }) => {
        const [best] = reasons
          .map(({ reason, terms: own }) => ({
            reason,
            score: scoreOf(own),
            isNamed: reason[0]?.startsWith(`${entity.title}: `),
          }))
          .toSorted((a, b) => b.score - a.score || Number(a.isNamed) - Number(b.isNamed));
        const score = scoreOf(terms);
        return best && score > 0 ? [{ entity, reason: best.reason, score }] : [];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_NEAR);
  };
}
