import { ANOTHER } from '../retrieval/stop-words.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** The one that a place points at: "the second", "the one before", "the other" of two. */
export function findPlaced(
  { position, rest, nouns }: Reading,
  { list, focus, entry }: GuideState,
  library: Library,
): Subject | undefined {
  const membersOf = (ids: readonly string[] = []): readonly Subject[] => ids.flatMap((id) => library.find(id) ?? []);
  const groupOf = (kind = ''): readonly Subject[] => membersOf(library.find(`all-${kind}`)?.members);
  const inTime = (some: readonly Subject[]): readonly Subject[] =>
    some.filter(({ since }) => since !== undefined).toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));
  const members = membersOf(list?.members);
  const subjects = [focus, entry].map(library.find);
  const now = subjects.find((subject) => subject?.since !== undefined) ?? subjects[0];
  if (!position)
    return members.length === 2 && rest.some((word) => ANOTHER.has(word))
      ? members.find((one) => one !== now)
      : undefined;
  const [noun] = nouns;
  const ofNoun = noun && members[0]?.kind !== noun.kind ? groupOf(noun.kind) : [];
  const rows = [ofNoun, members, ...subjects.map((subject) => groupOf(subject?.kind))];
  const row = rows.find((some) => some.length > 0) ?? [];
  const own = groupOf(now?.kind);
  const at = now ? own.indexOf(now) : -1;
  switch (position.kind) {
    case 'index':
      return row[position.index];
    case 'last':
      return row.at(-1);
    case 'oldest':
      return inTime(row)[0];
    case 'newest':
      return inTime(row).at(-1);
    case 'before':
      return at > 0 ? own[at - 1] : undefined;
    case 'after':
      return at >= 0 ? own[at + 1] : undefined;
    default:
      return undefined;
  }
}
