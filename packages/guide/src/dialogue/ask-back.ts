import { toFirstChoice, toSecondChoice } from '../english/phrases.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import type { EntityIndex } from '../understanding/entity-index.ts';

export interface Choice {
  readonly sentences: readonly string[];
  readonly offer: readonly Target[];
}

const nameOf = ({ spoken, title }: Entity): string => spoken ?? title;

/** "Do you mean Heron? Or Rehearsal?": from sentences that are rendered in advance. */
export function findChoice(targets: readonly Target[], index: EntityIndex): Choice | undefined {
  const [first, second] = targets
    .flatMap((target) => index.findAnswer(target) ?? [])
    .map(({ entity }) => nameOf(entity));
  if (!first || !second || first === second) return undefined;
  return { sentences: [toFirstChoice(first), toSecondChoice(second)], offer: targets };
}

/** Lists all sentences of questions back. */
export const listChoices = ({ entities }: Knowledge): readonly string[] =>
  entities.map(nameOf).flatMap((name) => [toFirstChoice(name), toSecondChoice(name)]);
