import { toFirstChoice, toSecondChoice } from '../english/phrases.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import type { EntityIndex } from '../read/entity-index.ts';

const nameOf = ({ spoken, title }: Entity): string => spoken ?? title;

/** A target, and its name in an offer. */
export interface Choice {
  readonly target: Target;
  readonly name: string;
}

/** One choice per entity; fields of one are not offered but said together. */
export const listChoices = (targets: readonly Target[], index: EntityIndex): readonly Choice[] =>
  targets
    .flatMap((target) => index.findAnswer(target) ?? [])
    .map(({ entity, field }) => ({ target: `${entity.id}/${field}`, name: nameOf(entity) }))
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);

/** "Do you mean Heron? Or Rehearsal?": from sentences that are rendered in advance. */
export const toQuestions = (choices: readonly Choice[]): readonly string[] =>
  choices.map(({ name }, at) => (at === 0 ? toFirstChoice : toSecondChoice)(name));

/** Lists all sentences of questions back. */
export const listQuestions = ({ entities }: Knowledge): readonly string[] =>
  [...new Set(entities.map(nameOf))].flatMap((name) => [toFirstChoice(name), toSecondChoice(name)]);
