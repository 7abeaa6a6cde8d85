import { FIELD_PHRASES, toFirstChoice, toSecondChoice } from '../english/phrases.ts';
import type { Entity, Knowledge, Target } from '../knowledge.ts';
import type { EntityIndex } from '../understanding/entity-index.ts';

export interface Choice {
  readonly sentences: readonly string[];
  readonly offer: readonly Target[];
}

const nameOf = ({ spoken, title }: Entity): string => spoken ?? title;

/** "Do you mean the price? Or how long it takes?": from sentences that are rendered in advance. */
export function findChoice(targets: readonly Target[], index: EntityIndex): Choice | undefined {
  const [a, b] = targets.map(index.findAnswer);
  if (!a || !b) return undefined;
  const isOfOne = a.entity === b.entity;
  const [first, second] = isOfOne
    ? [FIELD_PHRASES[a.field], FIELD_PHRASES[b.field]]
    : [nameOf(a.entity), nameOf(b.entity)];
  if (!first || !second || first === second) return undefined;
  return { sentences: [toFirstChoice(first), toSecondChoice(second)], offer: targets };
}

/** Lists all sentences of questions back. */
export function listChoices({ entities }: Knowledge): readonly string[] {
  const phrases = [...Object.values(FIELD_PHRASES), ...entities.map(nameOf)];
  return phrases.flatMap((phrase) => [toFirstChoice(phrase), toSecondChoice(phrase)]);
}
