import { findNeeded } from '../retrieval/question-manner.ts';
import { isGrammar } from './cues.ts';
import type { GuideState } from './guide-state.ts';
import type { FieldMatch, Library, Target } from './library.ts';
import type { Position, Reading } from './read-question.ts';
import type { GuideContent, Subject } from './subject.ts';

/** What a question asks for. */
export interface Found {
  readonly targets: readonly Target[];
  /** Only the first sentence of each: several are told side by side. */
  readonly isBrief?: true;
  readonly isComparison?: true;
  /** Subjects that "the first", "the next" can mean afterwards. */
  readonly members?: readonly string[];
  /** It is asked of this subject, which holds nothing about it. */
  readonly nothingOf?: Subject;
}

const WORKS: ReadonlySet<string> = new Set(['project', 'experience']);
const TOOLS: ReadonlySet<string> = new Set(['stack', 'tech']);
/** A cue of one plain word and more; the bare "how" or "what" is less. */
const CLEAR_CUE = 2;
/** A topic found by this much of the question wins over the focus, unless the question points back. */
const SURE_COVERAGE = 0.7;
/** Fields found by their words alone: two words at least, most of what was asked. */
const FIELD_SEARCH = { share: 0.6, matched: 2 } as const;
/** A match within the focus that a sure topic does not beat. */
const STRONG_MATCH = 3;
/** Words after which a name alone asks for the same field of another subject. */
const ELLIPSIS: ReadonlySet<string> = new Set(['what', 'how', 'about', 'same', 'for', 'with', 'in', 'other']);

/** Words of a question that says nothing but a field. */
const SHORT = 3;
const PAST: ReadonlySet<string> = new Set(['did', 'was', 'were', 'had']);
const VISITOR: ReadonlySet<string> = new Set(['i', 'me', 'my', 'we', 'us', 'our', 'here', 'this']);
/** Fields that ask for nothing particular. */
const COMMON_FIELDS: ReadonlySet<string> = new Set([
  'what',
  'more',
  'compare',
  'count',
  'first',
  'last',
  'current',
  'where',
  'with',
  'inJobs',
  'inProjects',
  'owned',
]);
const CHOOSING: ReadonlySet<string> = new Set(['which', 'what', 'any', 'is', 'are', 'one']);
const OTHERS: ReadonlySet<string> = new Set(['other', 'others', 'else', 'similar', 'anything', 'more']);
const THEM: ReadonlySet<string> = new Set(['them', 'these', 'those', 'which', 'ones']);

/** Two subjects with one card: a tool and a part of it. */
const isSameShown = (a: Subject, b: Subject): boolean =>
  a.action !== undefined && JSON.stringify(a.action) === JSON.stringify(b.action);

const main = (subject: Subject): Target => `${subject.id}/${Object.keys(subject.fields)[0] ?? ''}`;

/** Decides what a question asks for, first within the focus, then everywhere. Pure. */
export function createTargetFinder(content: GuideContent, library: Library) {
  const isSubject = (subject: Subject | undefined): subject is Subject => subject !== undefined;
  const groupOf = (kind: string): Subject | undefined => library.find(`all-${kind}`);
  const membersOf = (ids: readonly string[] | undefined): readonly Subject[] =>
    (ids ?? []).map(library.find).filter(isSubject);

  /** Whether a match answers the question rather than a part of it. */
  function isEnough({ score, cue, matched, unknown }: FieldMatch, isPointed: boolean): boolean {
    return score >= 1 && unknown <= matched + (isPointed && cue >= CLEAR_CUE ? 1 : 0);
  }

  function compare(a: Subject, b: Subject, reading: Reading): Found {
    const asked = [...reading.cues.weights].toSorted(([, x], [, y]) => y - x).map(([field]) => field);
    const field = asked.find((id) => id !== 'what' && id !== 'compare' && a.fields[id] && b.fields[id]);
    const fields = field ? [field] : ['what', 'result'];
    return {
      targets: fields.flatMap((id) => [a, b].flatMap((subject) => (subject.fields[id] ? [`${subject.id}/${id}`] : []))),
      isBrief: true,
      isComparison: true,
      members: [a.id, b.id],
    };
  }

  /** Nobody here is asked about: neither the owner nor the visitor. */
  const isGeneral = ({ person, words }: Reading): boolean =>
    person === 'none' && !words.some((word) => VISITOR.has(word));

  function inSubject(subject: Subject, reading: Reading, state: GuideState): Found {
    const match = library.pickField(subject, reading);
    // "How do I learn React?": what the visitor wants to do is nothing that the subject is about.
    if (findNeeded(reading.words, isGeneral(reading)).some((term) => !library.knows(subject, term)))
      return { targets: [], nothingOf: subject };
    if (subject.kind === 'year' && !reading.leftover.every((term) => library.knows(subject, term)))
      return { targets: [], nothingOf: subject };
    if (isEnough(match, true)) return { targets: [`${subject.id}/${match.field}`] };
    // "Who owns Docker?": a field that it has not, or something of it that is nobody's here.
    const asksElse = [...reading.cues.weights].some(
      ([field, weight]) => weight >= CLEAR_CUE && !COMMON_FIELDS.has(field),
    );
    const isForeign =
      TOOLS.has(subject.kind) && isGeneral(reading) && reading.leftover.some((term) => !library.knows(subject, term));
    if ((TOOLS.has(subject.kind) && asksElse && match.matched === 0) || isForeign)
      return { targets: [], nothingOf: subject };
    const isBare = reading.rest.every((word) => ELLIPSIS.has(word)) || isGrammar(reading.rest);
    const focus = library.find(state.focus);
    if (isBare && state.field !== undefined && focus && focus.id !== subject.id && subject.fields[state.field]) {
      const isLike = focus.kind === subject.kind || (WORKS.has(focus.kind) && WORKS.has(subject.kind));
      if (isLike) return { targets: [`${subject.id}/${state.field}`] };
    }
    if (match.unknown === 0) return { targets: [main(subject)] };
    const { fact } = library.search(reading.question);
    if (fact && fact.subject !== subject && isSameShown(fact.subject, subject))
      return { targets: [main(fact.subject)] };
    return { targets: [], nothingOf: subject };
  }

  /** "Where was he before that?" asks for the job, not for its place. */
  const clearCues = ({ cues }: Reading): Reading['cues'] => ({
    ...cues,
    weights: new Map([...cues.weights].filter(([, weight]) => weight >= CLEAR_CUE)),
  });

  /** The neighbour in time, for subjects that have one; else in the list. */
  function neighbour(subject: Subject, direction: 1 | -1, members: readonly Subject[]): Subject | undefined {
    const row =
      subject.since === undefined ? members : members.toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));
    return row[row.indexOf(subject) + direction];
  }

  function place(
    position: Position,
    reading: Reading,
    state: GuideState,
    members: readonly Subject[],
  ): Found | undefined {
    const focus = library.find(state.focus);
    const pick = (subject: Subject | undefined): Found | undefined =>
      subject && inSubject(subject, { ...reading, leftover: [], cues: clearCues(reading) }, state);
    switch (position.kind) {
      case 'index':
        return pick(members[position.index]);
      case 'last':
        return pick(members.at(-1));
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
        if (focus && members.includes(focus)) return pick(neighbour(focus, direction, members));
        return position.kind === 'after' ? pick(members[0]) : undefined;
      }
    }
    return position satisfies never;
  }

  function groupField(kind: string, field: string): Found | undefined {
    const group = groupOf(kind);
    return group?.fields[field] ? { targets: [`${group.id}/${field}`] } : undefined;
  }

  /** Whether a subject knows everything particular of a question. */
  function isOwn(subject: Subject, reading: Reading): boolean {
    const { score, cue, unknown } = library.pickField(subject, reading);
    const isNeeded = findNeeded(reading.words, isGeneral(reading)).every((term) => library.knows(subject, term));
    return score - cue >= 1 && unknown === 0 && isNeeded;
  }

  /** Questions with a kind's noun: "which jobs", "how many projects", "his first job", "the email project". */
  function inGroup(kind: string, isPlural: boolean, reading: Reading, state: GuideState): Found | undefined {
    const group = groupOf(kind);
    if (!group) return undefined;
    const members = membersOf(group.members);
    const marked = members.filter(({ marks }) => marks?.some((mark) => reading.rest.includes(mark)));
    const isPlain = library.pickField(group, reading).unknown <= 1;
    if (isPlain && marked.length === 1 && marked[0]) return inSubject(marked[0], { ...reading, leftover: [] }, state);
    if (isPlain && marked.length > 1)
      return { targets: marked.map(main), isBrief: true, members: marked.map(({ id }) => id) };
    const match = library.pickField(group, reading);
    const found = library.search(reading.question);
    const isElsewhere = found.fact !== undefined && found.coverage >= SURE_COVERAGE && !found.fact.subject.members;
    const isChoice = reading.rest.some((word) => CHOOSING.has(word));
    const knowing = isChoice && reading.leftover.length > 0 ? members.filter((member) => isOwn(member, reading)) : [];
    if (knowing.length === 1 && knowing[0]) return inSubject(knowing[0], reading, state);
    if (knowing.length > 1 && knowing.length < members.length)
      return { targets: knowing.map(main), isBrief: true, members: knowing.map(({ id }) => id) };
    if (match.unknown > 0) return undefined;
    if (match.cue > 1 && match.field !== 'what') {
      const answer = group.fields[match.field];
      return {
        targets:
          answer?.offers?.length === 1 && answer.says.length === 0 ? answer.offers : [`${group.id}/${match.field}`],
      };
    }
    if (reading.position) {
      const listed = membersOf(state.list?.members);
      const found = place(reading.position, reading, state, listed.some((one) => one.kind === kind) ? listed : members);
      if (found) return found;
    }
    if (isPlural && !reading.hasReference && !isElsewhere) return { targets: [main(group)] };
    return undefined;
  }

  function named(reading: Reading, state: GuideState): Found | undefined {
    const subjects =
      reading.subjects.length > 1 ? reading.subjects.filter(({ kind }) => kind !== 'aside') : reading.subjects;
    const [first, second] = subjects;
    const focus = library.find(state.focus);
    if (!first) return undefined;
    const isComparing = reading.cues.weights.has('compare');
    if (second) {
      if (first.kind === 'year' && !reading.leftover.every((term) => library.knows(first, term)))
        return { targets: [], nothingOf: first };
      const works = reading.subjects.filter(({ kind }) => WORKS.has(kind));
      const tools = reading.subjects.filter(({ kind }) => TOOLS.has(kind));
      const [work] = works;
      if (work && tools[0] && works.length === 1) {
        if ((reading.cues.weights.get('why') ?? 0) > 0) return { targets: [`${tools[0].id}/why`] };
        return { targets: [`${work.id}/with`] };
      }
      if (!isComparing && tools.length > 1) return { targets: tools.map(main), members: tools.map(({ id }) => id) };
      if (!isComparing) {
        // "Heron or Rehearsal, which is for coaches?": the one that knows of it.
        const knowing = reading.subjects.filter((subject) => library.pickField(subject, reading).matched > 0);
        const [only] = knowing;
        if (only && knowing.length === 1) return inSubject(only, reading, state);
      }
      return compare(first, second, reading);
    }
    if (isComparing && focus && focus.id !== first.id && (focus.kind === first.kind || WORKS.has(focus.kind)))
      return compare(focus, first, reading);
    if (TOOLS.has(first.kind)) {
      const noun = reading.nouns.find(({ kind }) => WORKS.has(kind));
      const field = noun?.kind === 'project' ? 'inProjects' : 'inJobs';
      if (noun && first.fields[field]) return { targets: [`${first.id}/${field}`] };
      if (focus && WORKS.has(focus.kind) && reading.hasReference && focus.fields['with'])
        return { targets: [`${focus.id}/with`] };
    }
    if (first.since !== undefined && (reading.position?.kind === 'before' || reading.position?.kind === 'after'))
      return place(reading.position, { ...reading, subjects: [] }, { ...state, focus: first.id }, []);
    return inSubject(first, reading, state);
  }

  const isTopicOf = (subject: Subject): boolean => !subject.menu && subject.kind !== 'principle';

  /** What the subject in focus holds of the question, unless a topic elsewhere is surely meant. */
  function withinFocus(
    focus: Subject,
    reading: Reading,
    found: ReturnType<Library['search']>,
    isFocusNoun: boolean,
  ): Found | undefined {
    const match = library.pickField(focus, reading);
    const global = found.fact?.subject;
    const isWork = WORKS.has(focus.kind);
    // "And the result?", and, of a job or a project, what is asked in the past: "what was his title?".
    const isShort = reading.person === 'none' && reading.rest.length <= SHORT;
    const isPast = isWork && match.cue >= CLEAR_CUE && reading.rest.some((word) => PAST.has(word));
    const pointsBack = reading.hasReference || isFocusNoun || (!isTopicOf(focus) && (isShort || isPast));
    const isTopic = isTopicOf(focus);
    if (isTopic && match.cue < 1 && match.matched === 0) return undefined;
    // Few fields, and a cue of every second question: a topic is asked further only by what it is about.
    if (isTopic && match.field !== 'what' && !pointsBack && reading.person === 'owner' && match.score < CLEAR_CUE)
      return undefined;
    if (isTopic && match.field === 'what') return undefined;
    const isSure = global !== undefined && (found.isExact || found.coverage >= SURE_COVERAGE) && global.id !== focus.id;
    const isOpen = reading.person === 'none' || pointsBack;
    if (!isEnough(match, pointsBack) || (isSure && !pointsBack && match.score < STRONG_MATCH)) return undefined;
    if (isOpen || !global || match.matched > 0) return { targets: [`${focus.id}/${match.field}`] };
    return undefined;
  }

  /** What was found by how people ask, and within it the field that is asked for. */
  function toGlobal(subject: Subject, reading: Reading): Found {
    const match = library.pickField(subject, reading);
    const isAsked = match.cue >= CLEAR_CUE || (match.cue >= 1 && WORKS.has(subject.kind));
    const isWritten = !subject.fields[match.field]?.isUnwritten;
    const isField = match.score >= CLEAR_CUE && isAsked && isWritten && match.unknown <= match.matched;
    return { targets: [isField ? `${subject.id}/${match.field}` : main(subject)] };
  }

  /** "The email one", "anything else with voice", "which of them use AI". */
  function inMarks(reading: Reading, state: GuideState, listed: readonly Subject[]): Found | undefined {
    const { rest } = reading;
    const has = (words: ReadonlySet<string>): boolean => rest.some((word) => words.has(word));
    const isMarked = ({ marks }: Subject): boolean => marks?.some((mark) => rest.includes(mark)) ?? false;
    const inList = listed.filter(isMarked);
    const works = content.subjects.filter((subject) => WORKS.has(subject.kind) && isMarked(subject));
    const isOne = rest.includes('one') || rest.length <= 2;
    const toList = (some: readonly Subject[]): Found => ({
      targets: some.map(main),
      isBrief: true,
      members: some.map(({ id }) => id),
    });
    if (has(OTHERS)) {
      const others = works.filter(({ id }) => id !== state.focus);
      const [only] = others;
      if (only) return others.length > 1 ? toList(others) : { targets: [main(only)] };
    }
    if (has(THEM) && inList.length > 1) return toList(inList);
    const [first] = inList.length > 0 ? inList : works;
    if (isOne && first && (inList.length > 0 || rest.includes('one')))
      return inSubject(first, { ...reading, leftover: [] }, state);
    return undefined;
  }

  return (reading: Reading, state: GuideState): Found | undefined => {
    const focus = library.find(state.focus);
    const entry = state.entry === state.focus ? undefined : library.find(state.entry);
    const found = library.search(reading.question);
    const global = found.fact?.subject;
    if (found.isExact && global && reading.leftover.length > 0 && !(reading.hasReference && focus))
      return toGlobal(global, reading);
    const byName = named(reading, state);
    if (byName) return byName;

    const isInWork =
      focus !== undefined && WORKS.has(focus.kind) && (reading.hasReference || reading.rest.includes('did'));
    const noun = reading.nouns.find(
      ({ kind, isPlural }) =>
        (isPlural || kind !== focus?.kind || reading.position) &&
        !(isInWork && TOOLS.has(kind) && reading.cues.weights.has('with')),
    );
    const isFocusNoun =
      focus !== undefined && reading.nouns.some(({ kind, isDefinite }) => isDefinite && kind === focus.kind);
    if (found.isExact && global && !(reading.hasReference && focus)) return toGlobal(global, reading);
    if (noun) {
      const inKind = inGroup(noun.kind, noun.isPlural, reading, state);
      if (inKind) return inKind;
    }
    const listed = membersOf(state.list?.members);
    if (reading.position && (reading.leftover.length === 0 || reading.hasReference)) {
      const placed = place(reading.position, reading, state, listed);
      if (placed) return placed;
    }
    const marked = inMarks(reading, state, listed);
    if (marked) return marked;
    const inFocus = [focus, entry]
      .map((subject) => subject && withinFocus(subject, reading, found, isFocusNoun))
      .find(Boolean);
    if (inFocus) return inFocus;
    const isVague = reading.hasReference && !found.isExact && found.coverage < SURE_COVERAGE;
    const pointed = [focus, entry].find((subject) => subject?.nothing !== undefined);
    if (global && !(isVague && pointed && reading.person === 'none')) return toGlobal(global, reading);
    const field = library.searchFields(reading);
    if (field && field.share >= FIELD_SEARCH.share && field.matched >= FIELD_SEARCH.matched)
      return { targets: [field.target] };
    if (focus && (reading.hasReference || isFocusNoun) && focus.nothing) return { targets: [], nothingOf: focus };
    return undefined;
  };
}
