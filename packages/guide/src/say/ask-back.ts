import { FIELD_PHRASES, toFirstChoice, toSecondChoice } from '../english/phrases.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import type { EntityIndex } from '../read/entity-index.ts';

const nameOf = ({ spoken, title }: Entity): string => spoken ?? title;

/** A target, and its name in an offer. */
export interface Choice {
  readonly target: Target;
  readonly name: string;
}

/**
 * One choice per name: of a single entity that the visitor knows the fields with a phrase are named, else the
 * entities.
 */
export function listChoices(
  targets: readonly Target[],
  index: EntityIndex,
  isKnown: (entity: Entity) => boolean,
): readonly Choice[] {
  const found = targets.flatMap((target) => index.findAnswer(target) ?? []);
  const isOfOne = new Set(found.map(({ entity }) => entity)).size === 1;
  const choices = found.flatMap(({ entity, field }) => {
    const name = isOfOne && isKnown(entity) ? FIELD_PHRASES[entity.kind]?.[field] : nameOf(entity);
    return name === undefined ? [] : [{ target: `${entity.id}/${field}`, name }];
  });
  return choices.filter(({ name }, at) => choices.findIndex((other) => other.name === name) === at);
}

/** "Do you mean Heron? Or Rehearsal?": from sentences that are rendered in advance. */
export const toQuestions = (choices: readonly Choice[]): readonly string[] =>
  choices.map(({ name }, at) => (at === 0 ? toFirstChoice : toSecondChoice)(name));

/** Lists all sentences of questions back. */
export function listQuestions({ entities }: Knowledge): readonly string[] {
  const kinds = new Set(entities.map(({ kind }) => kind));
  const fields = Object.entries(FIELD_PHRASES).flatMap(([kind, phrases]) =>
    kinds.has(kind as Entity['kind']) ? Object.values(phrases) : [],
  );
  return [...new Set([...entities.map(nameOf), ...fields])].flatMap((name) => [
    toFirstChoice(name),
    toSecondChoice(name),
  ]);
}
