import { GENERIC_TERMS, listTerms } from '../english/list-terms.ts';
import { AFTER, BEFORE, CONTINUES, FIGURE, NEED_SYNONYMS } from '../english/words.ts';
import { toWhole } from './to-whole.ts';
import type { Entity, Knowledge } from '../knowledge.ts';
import { isWork } from '../read/entity-index.ts';

/** A work that may have solved a trouble like the visitor's, and a sentence that shows it. */
export interface Near {
  readonly entity: Entity;
  readonly reason: readonly string[];
}

/** Words for people that select no work. */
const NOBODY = /^(?:no|every|some)(?:bodi|on|th)$|^peopl$/u;

const termsOf = (text: string): readonly string[] =>
  listTerms(
    text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => NEED_SYNONYMS.get(word.replace(/s$/u, '')) ?? word),
  ).filter(
    (term) =>
      !GENERIC_TERMS.has(term) && !FIGURE.test(term) && !NOBODY.test(term) && !AFTER.has(term) && !BEFORE.has(term),
  );

/** Of one term that two works share. */
const LEAST_SCORE = 0.5;

/** A work's problem; the first written field is quoted. */
export const NEED_FIELDS = ['why', 'what', 'how', 'result'];

export function createNearFinder({ entities }: Knowledge): (need: string, likely?: Entity) => Near | undefined {
  const works = entities.filter(isWork).map((entity) => {
    const { fields } = entity;
    const answers = NEED_FIELDS.flatMap((field) => (fields[field]?.isUnwritten ? [] : (fields[field] ?? [])));
    const sentences = answers
      .flatMap(({ says, more = [] }) => [...says, ...more].map(toWhole))
      .filter(([first = '', second]) => second !== undefined || !CONTINUES.test(first));
    return {
      entity,
      sentences: sentences.map((reason) => ({
        reason,
        terms: new Set(termsOf(reason.join(' '))),
        exact: new Set(listTerms(reason.join(' '))),
      })),
    };
  });
  const countOf = (term: string): number =>
    works.filter(({ sentences }) => sentences.some(({ terms }) => terms.has(term))).length;

  /** `likely` is preferred, whatever words it shares. */
  function findNear(need: string, likely?: Entity): Near | undefined {
    const counts = [...new Set(termsOf(need))].map((term) => [term, countOf(term)] as const);
    // A term that most works contain does not select one.
    const rare = counts.filter(([, count]) => count > 0 && count <= Math.ceil(works.length / 2));
    const said = listTerms(need);
    const scored = works.flatMap(({ entity, sentences }) =>
      sentences.map(({ reason, terms, exact }) => {
        const found = rare.filter(([term]) => terms.has(term));
        const score = found.reduce((sum, [, count]) => sum + 1 / count, 0);
        const shared = said.filter((term) => exact.has(term)).length;
        return { entity, reason, score, shared, isNamed: reason[0]?.startsWith(`${entity.title}: `) };
      }),
    );
    const [best] = scored
      .filter(({ entity }) => likely === undefined || entity === likely)
      .toSorted((a, b) => b.score - a.score || b.shared - a.shared || Number(a.isNamed) - Number(b.isNamed));
    return best && (likely || best.score >= LEAST_SCORE) ? best : undefined;
  }

  return findNear;
}
