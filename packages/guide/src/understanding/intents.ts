import type { Entity } from '../knowledge.ts';
import { isTool } from './entity-index.ts';

/** What a visitor can say besides a question. `dialogue/act.ts` handles each. */
export const ACTS = ['repeat', 'more', 'yes', 'no', 'stop', 'slower', 'goodbye'] as const;
export type Act = (typeof ACTS)[number];

/** The intent of questions about the rest of the world, which the guide declines. */
export const OFF_TOPIC = 'off-topic';
/** Stands for a field that a work does not have: "that is not written" is the answer. */
export const NOTHING = 'nothing';

/** How an utterance refers to an entity: by name, by place ("the second one"), by "it" or "there", by a description. */
export type Standing = 'named' | 'placed' | 'focus' | 'entry' | 'earlier' | 'listed' | 'described';

/**
 * The labels of a candidate: the model has weights from words to labels. Of an entry they are its kind, the field, and
 * how it was referred to. A topic is an intent of its own; so is each of its fields but the first.
 */
export function toLabels(entity: Entity, field: string, standing?: Standing): readonly string[] {
  const { id, kind } = entity;
  const stands = standing ? [`@${standing}`] : [];
  const isMain = Object.keys(entity.fields)[0] === field;
  if (kind === 'group' || kind === 'topic') return [id, ...(isMain ? [] : [`${id}/${field}`, `*/${field}`]), ...stands];
  return [kind, isTool(entity) ? `tool/${field}` : isMain ? `${kind}/${field}` : `*/${field}`, ...stands];
}

/** The labels of a candidate that tells a field of several entities. */
export const toSeveralLabels = (field: string): readonly string[] => [`several/${field}`, `*/${field}`, 'several'];
export const toActLabels = (act: Act): readonly string[] => [`act/${act}`, 'act'];
