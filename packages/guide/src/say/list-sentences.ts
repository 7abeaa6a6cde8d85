import { NO, NOT_THAT, toAbsent, toNearTo, toSpokenOf, YES } from '../english/phrases.ts';
import type { Knowledge } from '../knowledge.ts';
import { mayResemble } from '../rank/find-near.ts';
import { toMainField } from '../read/entity-index.ts';
import { ABSENT_TOPIC } from '../read/lexicon.ts';
import { listQuestions } from './ask-back.ts';
import { menuOf } from './remark.ts';
import { introduce } from './tell.ts';

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
      ...(entities.find(({ id }) => id === ABSENT_TOPIC)?.heardAs ?? []).map(toAbsent),
      ...entities.map(({ title }) => toSpokenOf(title)),
      ...entities.filter(mayResemble).map(({ title }) => toNearTo(title)),
      ...entities.flatMap((entity) =>
        Object.values(entity.fields).flatMap(({ says, more = [], isUnwritten, isAside }) =>
          isUnwritten || isAside ? [] : [...says, ...more].flatMap((sentence) => introduce(entity, [sentence])),
        ),
      ),
      YES,
      NO,
      NOT_THAT,
      ...listQuestions(knowledge),
    ]),
  ];
}
