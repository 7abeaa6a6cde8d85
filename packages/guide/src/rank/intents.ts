import type { Entity } from '../knowledge.ts';
import { isTool } from '../read/entity-index.ts';

/** Each is answered by the line of its name. */
export const LINE_ACTS = [
  'wait',
  'quiet',
  'rude',
  'praise',
  'mood',
  'introduce',
  'invent',
  'joke',
  'sleep',
  'ask',
] as const;
/** `say/act.ts` handles each. A visitor states a need, or has a post to fill. */
export const ACTS = [
  ...(['repeat', 'more', 'yes', 'no', 'stop', 'slower', 'goodbye', 'reword', 'shorter', 'need', 'post'] as const),
  ...LINE_ACTS,
] as const;
export type Act = (typeof ACTS)[number];

/** The guide declines these questions. */
export const OFF_TOPIC = 'off-topic';
/** A field that a work lacks: "not written". */
export const NOTHING = 'nothing';

/** By name, by position ("the second one"), by "it" or "there", by a description. */
export type Standing = 'named' | 'placed' | 'focus' | 'entry' | 'earlier' | 'listed' | 'described';

/**
 * The model has word weights for them. An entry: its kind, the field, the reference. A topic, or the
 * sort of it, is an intent, and so is each of its fields except the first.
 */
export function toLabels(entity: Entity, field: string, standing?: Standing): readonly string[] {
  const { id, kind, of = id } = entity;
  const stands = standing ? [`@${standing}`] : [];
  const isMain = Object.keys(entity.fields)[0] === field;
  if (kind === 'group' || kind === 'topic') return [of, ...(isMain ? [] : [`${of}/${field}`, `*/${field}`]), ...stands];
  return [kind, isTool(entity) ? `tool/${field}` : isMain ? `${kind}/${field}` : `*/${field}`, ...stands];
}

export const toSeveralLabels = (field: string): readonly string[] => [`several/${field}`, `*/${field}`, 'several'];
export const toActLabels = (act: Act): readonly string[] => [`act/${act}`, 'act'];
