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

const isOfNeed = (term: string): boolean =>
  !GENERIC_TERMS.has(term) && !FIGURE.test(term) && !NOBODY.test(term) && !AFTER.has(term) && !BEFORE.has(term);
/** The words themselves, and the cards' words for them: an exact word counts twice. */
const termsOf = (text: string): ReadonlySet<string> => {
  const same = text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => NEED_SYNONYMS.get(word.replace(/s$/u, '')) ?? word);
  return new Set(
    [...listTerms(text).map((term) => `=${term}`), ...listTerms(same)].filter((term) =>
      isOfNeed(term.replace('=', '')),
    ),
  );
};

/** Of one word that two works share, with another word for it in a third. */
const LEAST_SCORE = 0.8;

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
        terms: termsOf(reason.join(' ')),
      })),
    };
  });
  const countOf = (term: string): number =>
    works.filter(({ sentences }) => sentences.some(({ terms }) => terms.has(term))).length;

  /** `likely` is preferred, whatever words it shares. */
  function findNear(need: string, likely?: Entity): Near | undefined {
    const counts = [...termsOf(need)].map((term) => [term, countOf(term)] as const);
    // A term that most works contain does not select one.
    const rare = counts.filter(([, count]) => count > 0 && count <= Math.ceil(works.length / 2));
    const scored = works.flatMap(({ entity, sentences }) =>
      sentences.map(({ reason, terms }) => {
        const found = rare.filter(([term]) => terms.has(term));
        const score = found.reduce((sum, [, count]) => sum + 1 / count, 0);
        return { entity, reason, score, isNamed: reason[0]?.startsWith(`${entity.title}: `) };
      }),
    );
    const [best] = scored
      .filter(({ entity }) => likely === undefined || entity === likely)
      .toSorted((a, b) => b.score - a.score || Number(a.isNamed) - Number(b.isNamed));
    return best && (likely || best.score >= LEAST_SCORE) ? best : undefined;
  }

  return findNear;
}
