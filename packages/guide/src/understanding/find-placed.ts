import type { Entity } from '../knowledge.ts';
import type { EntityIndex } from './entity-index.ts';
import type { Reading } from './read-utterance.ts';
import type { GuideState } from './state.ts';

/** Omits undated entities. */
const inTime = (some: readonly Entity[]): readonly Entity[] =>
  some.filter(({ since }) => since !== undefined).toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));

/** Finds "the second", "the one before", "the other" of two. */
export function findPlaced(
  { position, noun, named }: Reading,
  { list, focus, entry }: GuideState,
  index: EntityIndex,
): Entity | undefined {
  if (!position) return undefined;
  const members = index.findAll(list?.members);
  const around = [...named, ...index.findAll([focus ?? '', entry ?? ''])];
  const now = around.find(({ kind }) => kind !== 'topic' && kind !== 'group');
  const ofNoun = noun && noun.kind !== members[0]?.kind ? index.groupOf(noun.kind) : [];
  const rows = [ofNoun, members, ...around.map(({ kind }) => index.groupOf(kind))];
  const row = rows.find((some) => some.length > 0) ?? [];
  switch (position.kind) {
    case 'index':
      return row[position.index];
    case 'last':
      return row.at(-1);
    case 'oldest':
      return inTime(row)[0];
    case 'newest':
      return inTime(row).at(-1);
    case 'other':
      return members.length === 2 ? members.find((one) => one !== now) : undefined;
    case 'before':
    case 'after': {
      const all = index.groupOf(now?.kind);
      const neighbours = now?.since === undefined ? (now && members.includes(now) ? members : all) : inTime(all);
      const at = now ? neighbours.indexOf(now) : -1;
      if (at < 0) return position.kind === 'after' ? row[0] : undefined;
      return neighbours[position.kind === 'before' ? at - 1 : at + 1];
    }
  }
  return position satisfies never;
}
