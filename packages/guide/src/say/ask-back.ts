import { toFirstChoice, toSecondChoice } from '../english/phrases.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import type { EntityIndex } from '../read/entity-index.ts';

const nameOf = ({ spoken, title }: Entity): string => spoken ?? title;

/** "Do you mean Heron? Or Rehearsal?": from sentences that are rendered in advance. */
export const toChoices = (targets: readonly Target[], index: EntityIndex): readonly string[] =>
  targets
    .flatMap((target) => index.findAnswer(target) ?? [])
    .map(({ entity }, at) => (at === 0 ? toFirstChoice : toSecondChoice)(nameOf(entity)));

/** Lists all sentences of questions back. */
export const listChoices = ({ entities }: Knowledge): readonly string[] =>
  entities.map(nameOf).flatMap((name) => [toFirstChoice(name), toSecondChoice(name)]);
