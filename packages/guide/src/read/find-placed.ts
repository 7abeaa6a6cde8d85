import { POSSESSIVES } from '../english/words.ts';
import type { Entity } from '../knowledge.ts';
import { isOne, sortOf, type EntityIndex } from './entity-index.ts';
import type { Reading } from './read-utterance.ts';
import type { GuideState } from './state.ts';

/** Omits undated entities. */
const inTime = (entities: readonly Entity[]): readonly Entity[] =>
  entities.filter(({ since }) => since !== undefined).toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));

/** Before or after a study or a post was another one, or a job. */
const isBesideJobs = (entity: Entity): boolean => ['education', 'post'].includes(sortOf(entity));

/** The last to end before an entry's start: jobs may overlap. */
const findEarlier = (entities: readonly Entity[], { since = '' }: Entity): Entity | undefined =>
  entities
    .filter(({ until }) => until !== undefined && until <= since)
    .toSorted((a, b) => (a.until ?? '').localeCompare(b.until ?? ''))
    .at(-1);

/** The first to start after an entry's end. */
const findLater = (entities: readonly Entity[], { until }: Entity): Entity | undefined =>
  until === undefined ? undefined : inTime(entities).find(({ since = '' }) => since >= until);

/** After their figures, "and before?" asks the same entry for the earlier one. */
const OF_FIGURES: ReadonlySet<string> = new Set(['numbers', 'result', 'how']);

/** Finds "the second", "the one before", "the other" of two. */
export function findPlaced(
  { position, noun, named, excluded, words, hasReference }: Reading,
  { list, focus, field = '', entry, earlier }: GuideState,
  index: EntityIndex,
): Entity | undefined {
  // "Which other projects are there?" asks for all.
  if (!position || (position.kind === 'other' && noun?.isPlural)) return undefined;
  const members = index.findAll(list?.members);
  const around = [...excluded, ...named, ...index.findAll([focus ?? '', entry ?? ''])];
  const now =
    around.find((entity) => members.includes(entity) || isOne(entity)) ?? inTime(members.filter(isBesideJobs)).at(-1);
  // "His first job" is of all jobs, "the first job" of those in the list.
  const isOfAll =
    noun !== undefined &&
    (!members[0] || noun.kind !== sortOf(members[0]) || words.some((word) => POSSESSIVES.has(word)));
  const ofNoun = isOfAll ? index.groupOf(noun.kind) : [];
  const rows = [ofNoun, members, ...around.map((entity) => index.groupOf(sortOf(entity)))];
  const row = rows.find(({ length }) => length > 1) ?? members;
  switch (position.kind) {
    case 'index':
      return row.at(position.index);
    case 'middle':
      return row.length > 2 ? row[Math.floor((row.length - 1) / 2)] : undefined;
    case 'last':
      return row.at(-1);
    case 'oldest':
      return inTime(row)[0];
    case 'newest':
      return inTime(row).at(-1);
    case 'other': {
      // Of two, the first was shown if neither is the subject.
      const [first, second, third] = row;
      return third || !second ? index.find(earlier) : now === second ? first : second;
    }
    case 'before':
    case 'after': {
      if (OF_FIGURES.has(field) && !hasReference && !noun && named.length + excluded.length === 0)
        return index.find(focus);
      const all =
        now?.kind === 'year'
          ? index.all.filter(({ kind }) => kind === 'year')
          : now && isBesideJobs(now)
            ? [...index.groupOf(sortOf(now)), ...index.groupOf('experience')]
            : index.groupOf(now && sortOf(now));
      const nearest = now && (position.kind === 'before' ? findEarlier(all, now) : findLater(all, now));
      if (nearest) return nearest;
      const neighbours = now?.since === undefined ? (now && members.includes(now) ? members : all) : inTime(all);
      const at = now ? neighbours.indexOf(now) : -1;
      if (at < 0) return position.kind === 'after' ? row[0] : undefined;
      return neighbours[position.kind === 'before' ? at - 1 : at + 1];
    }
  }
  return position satisfies never;
}
