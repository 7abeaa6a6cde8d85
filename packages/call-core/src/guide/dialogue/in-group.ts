import { isCommonTerm, isStopWord, toTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE } from './cues.ts';
import { compare } from './in-subject.ts';
import { main, SURE_COVERAGE, type Found, type InSubject } from './found.ts';
import type { GuideState } from './guide-state.ts';
import type { Library } from './library.ts';
import { isPlace, type Position, type Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** Words of a question that is hardly more than a place: "and at the second?" */
const SHORT = 4;

/** Finds what is meant by a kind's noun or by a place in a list or in time. */
export interface GroupFinder {
  readonly inGroup: (kind: string, isPlural: boolean, reading: Reading, state: GuideState) => Found | undefined;
  readonly place: (
    position: Position,
    reading: Reading,
    state: GuideState,
    members: readonly Subject[],
  ) => Found | undefined;
  readonly membersOf: (ids: readonly string[] | undefined) => readonly Subject[];
}

/** `inSubject` answers within one subject. */
export function createGroupFinder(library: Library, inSubject: InSubject): GroupFinder {
  const groupOf = (kind: string): Subject | undefined => library.find(`all-${kind}`);
  const membersOf = library.findAll;

  /** "Where was he before that?" and "What about the job before?" ask for the job, not for a field. */
  function clearCues({ cues, rest }: Reading): Reading['cues'] {
    const isClear = ([, weight]: readonly [string, number]): boolean => weight >= CLEAR_CUE && !rest.includes('about');
    return {
      ...cues,
      weights: new Map([...cues.weights].filter(isClear)),
      all: new Map([...cues.all].filter(isClear)),
    };
  }

  const inTime = (members: readonly Subject[]): readonly Subject[] =>
    members.filter(({ since }) => since !== undefined).toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));

  /** The neighbour in time, for subjects that have one; else in the list. */
  function neighbour(subject: Subject, direction: 1 | -1, members: readonly Subject[]): Subject | undefined {
    const row = subject.since === undefined ? members : inTime(members);
    return row[row.indexOf(subject) + direction];
  }

  function place(
    position: Position,
    reading: Reading,
    state: GuideState,
    members: readonly Subject[],
  ): Found | undefined {
    const now = library.find(state.focus);
    const isBeside = now && !now.menu && !now.since && !members.includes(now);
    const focus = library.find(now?.about ?? (isBeside ? state.entry : state.focus));
    // "And at the second?": what was asked of the first.
    const isBare =
      position.kind !== 'before' &&
      position.kind !== 'after' &&
      reading.rest.length <= SHORT &&
      !reading.rest.some((word) => word === 'about' || word === 'one');
    const asked = isBare ? reading.rest.filter((word) => !isPlace(word)) : reading.rest;
    const pick = (subject: Subject | undefined): Found | undefined =>
      subject && inSubject(subject, { ...reading, rest: asked, leftover: [], cues: clearCues(reading) }, state);
    switch (position.kind) {
      case 'index':
        // "The third?", after the two of another list: of its kind.
        return pick(members[position.index] ?? membersOf(groupOf(members[0]?.kind ?? '')?.members)[position.index]);
      case 'last':
        return pick(members.at(-1));
      case 'middle':
        return members.length % 2 === 1 ? pick(members[(members.length - 1) / 2]) : undefined;
      case 'oldest':
      case 'newest': {
        const row = inTime(members);
        return pick(position.kind === 'oldest' ? row[0] : row.at(-1));
      }
      case 'both':
        return members.length === 2 ? { targets: members.map(main), isBrief: true } : undefined;
      case 'before':
      case 'after': {
        const direction = position.kind === 'before' ? -1 : 1;
        if (focus?.since !== undefined) {
          const row = membersOf(groupOf(focus.kind)?.members);
          const next = neighbour(focus, direction, row);
          return next ? pick(next) : groupField(focus.kind, direction < 0 ? 'beforeAll' : 'afterAll');
        }
        // "What is the next one?", of a project that was asked for by its name.
        const isLone = direction > 0 && focus?.role === 'work' && !members.includes(focus);
        const row = isLone ? membersOf(groupOf(focus.kind)?.members) : members;
        if (focus && row.includes(focus)) return pick(neighbour(focus, direction, row));
        return position.kind === 'after' ? pick(members[0]) : undefined;
      }
    }
    return position satisfies never;
  }

  function groupField(kind: string, field: string): Found | undefined {
    const group = groupOf(kind);
    return group?.fields[field] ? { targets: [`${group.id}/${field}`] } : undefined;
  }

  /** Questions with a kind's noun: "which jobs", "how many projects", "his first job", "the email project". */
  function inGroup(kind: string, isPlural: boolean, reading: Reading, state: GuideState): Found | undefined {
    const group = groupOf(kind);
    if (!group) return undefined;
    const members = membersOf(group.members);
    const match = library.pickField(group, reading);
    const found = library.search(reading.question);
    // "Which tools does he have?" asks for the tools and for nothing of them.
    const own = new Set(reading.nouns.map(({ form }) => toTerm(form)));
    const focus = library.find(state.focus);
    const isMore =
      reading.leftover.length > 0 ||
      (focus?.role === 'work' && library.pickField(focus, reading).cue >= CLEAR_CUE) ||
      [...reading.cues.terms].some((term) => !own.has(term) && !isStopWord(term) && !isCommonTerm(term));
    const isElsewhere =
      found.fact !== undefined && isMore && found.coverage >= SURE_COVERAGE && !found.fact.subject.members;
    if (match.unknown > 0) return undefined;
    // "Compare his first and his last job."
    const [start, end] = ['first', 'last'].map(
      (field) => reading.cues.weights.has(field) || reading.rest.includes(field),
    );
    if (members[0]?.since !== undefined && reading.cues.weights.has('compare') && (start || end)) {
      const [a, b] = start ? [members[0], end ? members.at(-1) : members[1]] : members.slice(-2);
      if (a && b) return compare(a, b, reading);
    }
    // "What came out of his first job?"
    const isOne = reading.position && !isPlural && members[0]?.since !== undefined;
    if (!isOne && match.cue > 1 && match.field !== 'what') {
      const answer = group.fields[match.field];
      return { targets: answer?.says.length === 0 && answer.offers ? answer.offers : [`${group.id}/${match.field}`] };
    }
    if (reading.position) {
      const listed = membersOf(state.list?.members);
      const found = place(reading.position, reading, state, listed.some((one) => one.kind === kind) ? listed : members);
      if (found) return found;
    }
    // "Which jobs?", "which company?"
    const isAny = isPlural || (reading.rest[0] === 'which' && !isMore);
    if (isAny && !reading.hasReference && !isElsewhere) return { targets: [main(group)] };
    return undefined;
  }

  return { inGroup, place, membersOf };
}
