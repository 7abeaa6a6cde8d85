import { NO, NOT_THAT, toNearTo, toSpokenOf, YES } from '../english/phrases.ts';
import type { Knowledge } from '../knowledge.ts';
import { isWork, toMainField } from '../read/entity-index.ts';
import { listQuestions } from './ask-back.ts';
import { introduceQuote, menuOf } from './tell.ts';

/** Once each: those of every call, then those of common questions. */
export function listSentences(knowledge: Knowledge): readonly string[] {
  const { entities, lines } = knowledge;
  return [
    ...new Set([
      ...Object.values(lines).flat(),
      ...entities.flatMap((entity) => entity.fields[toMainField(entity)]?.says ?? []),
      ...entities.flatMap(({ fields, nothing }) => [
        ...Object.values(fields).flatMap(({ says, more = [] }) => [...says, ...more]),
        ...(nothing ? [nothing] : []),
      ]),
      ...entities.flatMap((entity) => menuOf(entity)?.says ?? []),
      ...entities.map(({ title }) => toSpokenOf(title)),
      ...entities.filter(isWork).map(({ title }) => toNearTo(title)),
      ...entities.flatMap((entity) =>
        Object.values(entity.fields).flatMap(({ says, more = [], isUnwritten, isAside }) =>
          isUnwritten || isAside ? [] : [...says, ...more].flatMap((one) => introduceQuote(entity, one) ?? []),
        ),
      ),
      YES,
      NO,
      NOT_THAT,
      ...listQuestions(knowledge),
    ]),
  ];
}
