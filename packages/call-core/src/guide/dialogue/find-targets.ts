import { PAST, OTHERS, USING, THEM } from '../retrieval/stop-words.ts';
import { isGrammar } from './cues.ts';
import { CLEAR_CUE, main, SURE_COVERAGE, type Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import { createGroupFinder } from './in-group.ts';
import { compare, createSubjectFinder, findCommon, isEnough } from './in-subject.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { GuideContent, Subject } from './subject.ts';

/** Fields found by their words alone: two words at least, most of what was asked. */
const FIELD_SEARCH = { share: 0.6, matched: 2 } as const;
/** A match within the focus that a sure topic does not beat. */
const STRONG_MATCH = 3;
/** Words of a question that says nothing but a field. */
const SHORT = 3;

/** Decides what a question asks for, first within the focus, then everywhere. Pure. */
export function createTargetFinder(
  content: GuideContent,
  library: Library,
): (reading: Reading, state: GuideState) => Found | undefined {
  const inSubject = createSubjectFinder(library);
  const { inGroup, place, membersOf } = createGroupFinder(library, inSubject);

  function named(reading: Reading, state: GuideState): Found | undefined {
    const subjects =
      reading.subjects.length > 1 ? reading.subjects.filter(({ kind }) => kind !== 'aside') : reading.subjects;
    const [first, second] = subjects;
    const focus = library.find(state.focus);
    if (!first) return undefined;
    const isComparing = reading.cues.weights.has('compare') || reading.cues.weights.has('common');
    if (second) {
      if (first.kind === 'year' && !reading.leftover.every((term) => library.knows(first, term)))
        return { targets: [], nothingOf: first };
      const works = reading.subjects.filter(({ role }) => role === 'work');
      const tools = reading.subjects.filter(({ role }) => role === 'part');
      const [work] = works;
      if (work && tools[0] && works.length === 1) {
        if ((reading.cues.weights.get('why') ?? 0) > 0) return { targets: [`${tools[0].id}/why`] };
        return { targets: [`${work.id}/with`], part: tools[0].id };
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
    if (isComparing && focus && focus.id !== first.id && (focus.kind === first.kind || focus.role === 'work'))
      return compare(focus, first, reading);
    if (first.role === 'part') {
      // "Which jobs used Docker?"
      const field = reading.nouns.map(({ kind }) => `in-${kind}`).find((id) => first.fields[id]);
      if (field) return { targets: [`${first.id}/${field}`] };
      if (focus && focus.role === 'work' && reading.hasReference && focus.fields['with'])
        return { targets: [`${focus.id}/with`], part: first.id };
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
    const isWork = focus.role === 'work';
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
    const isAsked = match.cue >= CLEAR_CUE || (match.cue >= 1 && subject.role === 'work');
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
    const works = content.subjects.filter((subject) => subject.role === 'work' && isMarked(subject));
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

  /** "What do the two have in common?", after two were compared or told one after the other. */
  function inCommon({ cues, leftover }: Reading, state: GuideState): Found | undefined {
    if ((cues.weights.get('common') ?? 0) < CLEAR_CUE || leftover.length > 0) return undefined;
    const { list, earlier, entry } = state;
    const [a, b] = list?.members.length === 2 ? list.members : [earlier, entry];
    return findCommon(library.find(a), library.find(b));
  }

  /** "Where else did he use it?", after a tool within a job. */
  function ofPart(reading: Reading, state: GuideState): Found | undefined {
    const part = library.find(state.part);
    const asksUse = reading.rest.some((word) => USING.has(word));
    return part && asksUse && reading.cues.weights.has('where') ? inSubject(part, reading, state) : undefined;
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

    const common = inCommon(reading, state) ?? ofPart(reading, state);
    if (common) return common;
    const isInWork =
      focus !== undefined && focus.role === 'work' && (reading.hasReference || reading.rest.includes('did'));
    const noun = reading.nouns.find(
      ({ kind, isPlural }) =>
        (isPlural || kind !== focus?.kind || reading.position) &&
        !(isInWork && library.find(`all-${kind}`)?.role === 'part' && reading.cues.weights.has('with')),
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
      // "The next one", of no list.
      if (reading.rest.includes('next') && isGrammar(reading.rest.filter((word) => word !== 'next' && word !== 'one')))
        return { targets: [], isPlaceless: true };
    }
    const marked = inMarks(reading, state, listed);
    if (marked) return marked;
    const inFocus = [focus, entry]
      .map((subject) => subject && withinFocus(subject, reading, found, isFocusNoun))
      .find(Boolean);
    if (inFocus) return inFocus;
    const isVague = reading.hasReference && !found.isExact && found.coverage < SURE_COVERAGE;
    const pointed = [focus, entry].find((subject) => subject?.nothing !== undefined);
    const field = library.searchFields(reading);
    const isBetter =
      field !== undefined && field.share > found.coverage && field.matched >= FIELD_SEARCH.matched && !found.isExact;
    if (global && !isBetter && !(isVague && pointed && reading.person === 'none')) return toGlobal(global, reading);
    if (field && field.share >= FIELD_SEARCH.share && field.matched >= FIELD_SEARCH.matched)
      return { targets: [field.target] };
    if (focus && (reading.hasReference || isFocusNoun) && focus.nothing) return { targets: [], nothingOf: focus };
    return undefined;
  };
}
