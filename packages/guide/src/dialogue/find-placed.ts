import { ANOTHER } from '../retrieval/stop-words.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** The one that a place points at; with a field, where there is none further. */
export interface Placed {
  readonly subject: Subject;
  readonly field?: string;
}

const inTime = (some: readonly Subject[]): readonly Subject[] =>
  some.filter(({ since }) => since !== undefined).toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));

/** The one that a place points at: "the second", "the one before", "the other" of two. */
export function findPlaced(
  { position, rest, nouns, subjects: named }: Reading,
  { list, focus, entry, told }: GuideState,
  library: Library,
): Placed | undefined {
  const { findAll, groupOf } = library;
  const toPlaced = (subject: Subject | undefined): Placed | undefined => subject && { subject };
  function toGroup(one: Subject | undefined, field: string): Placed | undefined {
    const group = library.find(`all-${one?.kind}`);
    return group?.fields[field] && { subject: group, field };
  }
  const members = findAll(list?.members);
  // "What came after Heron?"
  const around = [...named, ...findAll([focus ?? '', entry ?? ''])];
  const now = around.find(({ since }) => since !== undefined) ?? around[0];
  if (!position)
    return members.length === 2 && rest.some((word) => ANOTHER.has(word))
      ? toPlaced(members.find((one) => one !== now))
      : undefined;
  const kind = nouns[0]?.kind;
  const toldOf = new Set(told.flatMap((target) => library.find(target.split('/')[0]) ?? []));
  const oneByOne = [...toldOf].filter(({ menu }) => menu);
  const rows = [
    kind !== undefined && kind !== members[0]?.kind ? groupOf(kind) : [],
    members,
    oneByOne.length > 1 ? oneByOne : [],
    ...around.map((subject) => groupOf(subject.kind)),
  ];
  const row = rows.find((some) => some.length > 0) ?? [];
  switch (position.kind) {
    case 'index':
      return toPlaced(row[position.index]);
    case 'last':
      return toPlaced(row.at(-1));
    case 'middle':
      return row.length % 2 === 1 ? toPlaced(row[(row.length - 1) / 2]) : undefined;
    case 'oldest':
      return toPlaced(inTime(row)[0]) ?? toGroup(row[0], 'first');
    case 'newest':
      return toPlaced(inTime(row).at(-1)) ?? toGroup(row[0], 'last');
    case 'before':
    case 'after': {
      const isBefore = position.kind === 'before';
      const all = groupOf(now?.kind);
      const own = now?.since === undefined ? (now && members.includes(now) ? members : all) : inTime(all);
      const at = now ? own.indexOf(now) : -1;
      if (at < 0) return isBefore ? undefined : toPlaced(row[0]);
      const next = own[isBefore ? at - 1 : at + 1];
      return toPlaced(next) ?? toGroup(now, isBefore ? 'beforeAll' : 'afterAll');
    }
    case 'both':
      return undefined;
  }
  return position satisfies never;
}
