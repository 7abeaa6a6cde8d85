import type { Entity } from '../knowledge.ts';
import { isTool } from './entity-index.ts';

/** What a visitor can do besides asking. Each has its handling in the dialogue. */
export const ACTS = ['repeat', 'more', 'yes', 'no', 'stop', 'slower', 'goodbye'] as const;
export type Act = (typeof ACTS)[number];

/** The intent of what nothing here answers. */
export const OFF_TOPIC = 'off-topic';
/** A field of any work that stands for what none of its fields holds. */
export const NOTHING = 'nothing';

/** How an entity stands to the talk, as a label that words speak for: "it", "there", "the second one". */
export type Standing = 'named' | 'placed' | 'focus' | 'entry' | 'earlier' | 'listed' | 'described';

/**
 * What words speak for when a field of an entity is asked for. Of an entry: its kind, the field, and how it stands to
 * the talk. A topic is an intent of its own; so is each of its fields but the first.
 */
export function toLabels(entity: Entity, field: string, standing?: Standing): readonly string[] {
  const { id, kind } = entity;
  const stands = standing ? [`@${standing}`] : [];
  const isMain = Object.keys(entity.fields)[0] === field;
  if (kind === 'group' || kind === 'topic') return [id, ...(isMain ? [] : [`${id}/${field}`, `*/${field}`]), ...stands];
  return [kind, isTool(entity) ? `tool/${field}` : isMain ? `${kind}/${field}` : `*/${field}`, ...stands];
}

/** Of a field of each of several, and of what two share. */
export const toSeveralLabels = (field: string): readonly string[] => [`several/${field}`, `*/${field}`, 'several'];
export const toActLabels = (act: Act): readonly string[] => [`act/${act}`, 'act'];
