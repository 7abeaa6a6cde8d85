import type { Entity } from '../knowledge.ts';
import { isTool } from './entity-index.ts';

/** Utterances that are not questions. `dialogue/act.ts` handles each. */
export const ACTS = ['repeat', 'more', 'yes', 'no', 'stop', 'slower', 'goodbye'] as const;
export type Act = (typeof ACTS)[number];

/** Intent of off-topic questions, which the guide declines. */
export const OFF_TOPIC = 'off-topic';
/** Label of a field that a work lacks; the answer is "not written". */
export const NOTHING = 'nothing';

/**
 * Kind of reference to an entity: by name, by position ("the second one"), by "it" or "there", by a
 * description.
 */
export type Standing = 'named' | 'placed' | 'focus' | 'entry' | 'earlier' | 'listed' | 'described';

/**
 * Labels of a candidate, for which the model has word weights. For an entry: its kind, the field, and the
 * kind of reference. Each topic is an intent, and so is each of its fields except the first.
 */
export function toLabels(entity: Entity, field: string, standing?: Standing): readonly string[] {
  const { id, kind } = entity;
  const stands = standing ? [`@${standing}`] : [];
  const isMain = Object.keys(entity.fields)[0] === field;
  if (kind === 'group' || kind === 'topic') return [id, ...(isMain ? [] : [`${id}/${field}`, `*/${field}`]), ...stands];
  return [kind, isTool(entity) ? `tool/${field}` : isMain ? `${kind}/${field}` : `*/${field}`, ...stands];
}

export const toSeveralLabels = (field: string): readonly string[] => [`several/${field}`, `*/${field}`, 'several'];
export const toActLabels = (act: Act): readonly string[] => [`act/${act}`, 'act'];
