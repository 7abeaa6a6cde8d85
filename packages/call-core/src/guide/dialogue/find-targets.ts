import { findStranger, isDefinition, isNobodys } from '../retrieval/question-manner.ts';
import { QUESTION_WORDS } from '../retrieval/stop-words.ts';
import { isCommonTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE, SURE_NONE } from './cues.ts';
import { main, type Found } from './found.ts';
import type { GuideState } from './guide-state.ts';
import { createFocusFinder, inEllipsis, isTopicOf, SHORT, wasSo } from './in-focus.ts';
import { createGroupFinder } from './in-group.ts';
import { createListFinder, findPair } from './in-list.ts';
import { compare, createSubjectFinder } from './in-subject.ts';
import { isCarried } from './is-carried.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { GuideContent, Subject } from './subject.ts';
import type { TopicReader } from './topics.ts';

/** From here on a question that points at nobody asks for nothing of an entry, whatever it names; and any question. */
const MOST_NONE = 0.5;
const SURELY_NONE = 0.95;
/** Of a question that much is known elsewhere: it is asked in the words of an entry. */
const NEARLY_ALL = 0.85;
/** From that chance on a question is about a topic, whatever else it may be about. */
const SURE_TOPIC = 0.5;

/** Decides what a question asks for, first within the focus, then everywhere. Pure. */
export function createTargetFinder(
  content: GuideContent,
  library: Library,
  readTopics: TopicReader,
): (reading: Reading, state: GuideState) => Found | undefined {
  const inSubject = createSubjectFinder(library);
  const { withinFocus, detail } = createFocusFinder(library);
  const groups = createGroupFinder(library, inSubject);
  const inList = createListFinder(content, library, groups, inSubject);

  function named(reading: Reading, state: GuideState): Found | undefined {
    const sure = reading.subjects.filter(({ kind }) => kind !== 'aside' && kind !== 'year');
    const [first, second] = sure.length > 0 ? sure : reading.subjects;
    const focus = library.find(state.focus);
    if (!first) return undefined;
    const isComparing = reading.cues.weights.has('compare') || reading.cues.weights.has('common');
    if (second) {
      const works = reading.subjects.filter(({ role }) => role === 'work');
      const tools = reading.subjects.filter(({ role }) => role === 'part');
      const [work] = works;
      if (work && tools.length > 0 && works.length === 1) return { targets: [`${work.id}/with`] };
      if (!isComparing && tools.length > 1)
        return { targets: tools.map(main), isComparison: true, members: tools.map(({ id }) => id) };
      return compare(first, second, reading);
    }
    if (isComparing && focus && focus !== first && (focus.kind === first.kind || focus.role === 'work'))
      return compare(focus, first, reading);
    // "How many of those used Docker?"
    const listed = library.find(state.list?.members[0]);
    const inListed =
      listed && reading.nouns.length === 0 && /\b(?:those|these|them)\b/u.test(reading.rest.join(' '))
        ? `in-${listed.kind}`
        : '';
    if (first.fields[inListed]) return { targets: [`${first.id}/${inListed}`] };
    // "Did he use Docker there?"
    const isThere = /(?<!\b(?:is|are|was|were) )\bthere\b|\b(?:for|in) it\b/u.test(reading.rest.join(' '));
    const { cue, field: asked } = library.pickField(first, reading);
    const isOfFocus = first.role === 'part' && focus?.role === 'work' && isThere && reading.rest[0] !== 'why';
    if (isOfFocus && (cue < CLEAR_CUE || asked === 'where')) return { targets: [`${focus.id}/with`] };
    if (first.role === 'part') {
      // "Which jobs used Docker?"
      const isWhich = reading.rest[0] === 'which' && first.fields['where'];
      const field =
        reading.nouns.map(({ kind }) => `in-${kind}`).find((id) => first.fields[id]) ?? (isWhich && 'where');
      if (field && reading.leftover.every((term) => library.knows(first, term)))
        return { targets: [`${first.id}/${field}`] };
    }
    if (first.since !== undefined && (reading.position?.kind === 'before' || reading.position?.kind === 'after'))
      return groups.place(reading.position, reading, { ...state, focus: first.id }, []);
    return detail(first, reading, true) ?? inSubject(first, reading, state);
  }

  /** The list that is open, or what was told one by one. */
  function toldOf({ list, told }: GuideState): readonly Subject[] {
    if (list) return groups.membersOf(list.members);
    const works = told
      .flatMap((target) => library.findAnswer(target)?.subject ?? [])
      .map(({ id, about }) => about ?? id);
    const oneByOne = groups.membersOf([...new Set(works)]).filter(({ role }) => role === 'work');
    return oneByOne.length > 1 ? oneByOne : [];
  }

  /** What was found by how people ask, and within it the field that is asked for. */
  function toGlobal({ subject, field }: { subject: Subject; field?: string }, reading: Reading): Found {
    const { says, offers } = subject.fields[field ?? ''] ?? {};
    if (field !== undefined) return { targets: (says?.length === 0 && offers) || [`${subject.id}/${field}`] };
    const match = library.pickField(subject, reading);
    const isWork = subject.role === 'work';
    const isAsked = match.cue >= CLEAR_CUE || (isWork && !reading.position && (match.cue >= 1 || match.matched > 1));
    const isWritten = !subject.fields[match.field]?.isUnwritten;
    const isField = match.score >= (isWork ? 1 : CLEAR_CUE) && isAsked && isWritten && match.unknown <= match.matched;
    return { targets: [isField ? `${subject.id}/${match.field}` : main(subject)] };
  }

  return (reading, state) => {
    const found = inTopics(reading, state) ?? decide(reading, state) ?? inNothing(reading, state);
    const { rest, subjects, position, hasReference } = reading;
    // A tool is anybody's: "When was React released?"
    const isNamed =
      found?.isComparison ||
      subjects.some(
        (one) =>
          one.role !== 'part' ||
          (library.pickField(one, reading).unknown === 0 && !found?.targets.some((target) => target.endsWith('/what'))),
      );
    const isPointed = isNamed || (state.focus !== undefined && (hasReference || position !== undefined));
    const { none } = reading.cues;
    const isOfEntry = found?.targets.some((target) => library.findAnswer(target)?.subject.role !== undefined);
    const isNone = none >= SURELY_NONE || (none >= MOST_NONE && isNobodys(rest));
    const { coverage, isExact } = library.search(reading.question);
    const isInOwnWords = isExact || (coverage >= NEARLY_ALL && none < SURELY_NONE);
    if (isNone && isOfEntry && !found?.isComparison && !isInOwnWords) return undefined;
    if (!found || isPointed || !isNobodys(rest) || library.search(reading.question).isExact) return found;
    const talkedAbout = new Set([state.focus, state.entry, state.earlier, ...(state.list?.members ?? [])]);
    const isOurs = found.targets.every((target) => {
      const { subject, answer } = library.findAnswer(target) ?? {};
      return (
        (answer?.isUnwritten && !subject?.members) ||
        talkedAbout.has(subject?.id) ||
        isCarried(target, reading, library)
      );
    });
    return isOurs ? found : undefined;
  };

  /** What is surely asked of a topic, in the words of many who ask for it. */
  function inTopics(reading: Reading, state: GuideState): Found | undefined {
    const { subjects, position, cues, question, words, hasReference } = reading;
    const isOfEntry = subjects.length > 0 || position !== undefined;
    if (isOfEntry || library.search(question).isExact) return undefined;
    // After a greeting nothing is talked about yet.
    const focus = library.find(state.focus);
    if (focus && (hasReference || (!isTopicOf(focus) && cues.none < MOST_NONE))) return undefined;
    const { target, chance } = readTopics(words);
    return chance >= SURE_TOPIC ? { targets: [target] } : undefined;
  }

  /** "What was the outcome of that?", "the next one", and no work was talked about. */
  function inNothing(
    { rest, leftover, cues, subjects, hasReference, position }: Reading,
    state: GuideState,
  ): Found | undefined {
    if (!hasReference || state.entry || state.list || leftover.length + subjects.length > 0) return undefined;
    const isAsked = [...cues.weights.values()].some((weight) => weight >= 1) && wasSo(rest);
    return (position ? position.kind === 'after' : isAsked) ? { targets: [], isPlaceless: true } : undefined;
  }

  function decide(reading: Reading, state: GuideState): Found | undefined {
    const { rest, position, hasReference, nouns } = reading;
    const focus = library.find(state.focus);
    const entry = state.entry === state.focus ? undefined : library.find(state.entry);
    const found = library.search(reading.question);
    const global = found.fact?.subject;
    // "What would it cost me?" is asked of no job.
    const isOfVisitor =
      rest.some((word) => word === 'me' || word === 'us') || (rest.includes('would') && rest.includes('much'));
    const isOfFocus = hasReference && focus && !isTopicOf(focus) && !isOfVisitor;
    const isExact = found.isExact && !isOfFocus && !isDefinition(rest);
    // "How long?" may be asked of anything, and is asked of what is talked about.
    const isAsk = isExact && !rest.some((word) => QUESTION_WORDS.has(word));
    // "The technologies?" is of what is talked about; "front end or back end?" of anybody.
    const leastCue = !isAsk ? 1 : rest.includes('or') ? Infinity : CLEAR_CUE;
    // "Which had better results?"
    const isOfTwo = findPair(reading, state) !== undefined;
    const elliptic = (isOfTwo ? [] : [focus, entry])
      .map((one) => one && inEllipsis(one, reading, library, leastCue))
      .find(Boolean);
    if (elliptic) return elliptic;
    // "And which jobs?", "jobs too", of a tool.
    const ofTool = nouns.find(({ kind, isPlural }) => isPlural && focus?.fields[`in-${kind}`]);
    if (ofTool && rest.length <= SHORT && reading.leftover.length === 0)
      return { targets: [`${focus?.id}/in-${ofTool.kind}`] };
    const isPointing = (position && state.list) || (hasReference && focus) || isOfTwo;
    const stranger = isPointing ? undefined : findStranger(rest);
    if (isExact && found.fact && (reading.leftover.length > 0 || stranger === 'word'))
      return toGlobal(found.fact, reading);
    const byName = named(reading, state);
    const isOfOne = (some: readonly (Subject | undefined)[]): boolean =>
      some.some((one) => one && reading.leftover.every((term) => isCommonTerm(term) || library.knows(one, term)));
    if (byName) {
      // "How do I learn React?" is the visitor's own; "When should I not use it?" is written.
      const answer = library.findAnswer(byName.targets[0] ?? '');
      const isMain = answer?.field === 'what';
      // "I would like such a voice concierge on my own site" is how one asks for it, and for nothing of it.
      if (isExact && answer?.answer.isUnwritten && found.fact?.subject === answer.subject)
        return { targets: [main(answer.subject)] };
      // "What do freight forwarders do?"
      const isOddly = (one: Subject): boolean =>
        one.kind === 'aside' ||
        (one.role === 'part' && reading.rest.includes('people')) ||
        library.pickField(one, reading).unknown > 0 ||
        (isMain && reading.leftover.some((term) => !library.knows(one, term)));
      const isOther =
        (stranger === 'word' && reading.subjects.some(({ role, kind }) => role !== undefined || kind === 'year')) ||
        (stranger === 'anybody' && reading.subjects.some(isOddly)) ||
        (stranger === 'visitor' && (answer?.answer.isUnwritten || isMain));
      const isSureField =
        answer?.subject.role !== 'part' &&
        reading.cues.none < SURE_NONE &&
        (reading.cues.weights.get(answer?.field ?? '') ?? 0) >= CLEAR_CUE;
      const isSure =
        isSureField || byName.isDetail || (byName.isComparison && stranger !== 'word' && stranger !== 'visitor');
      return !isSure && ((stranger && byName.nothingOf) || isOther) ? undefined : byName;
    }
    const isKnown =
      isExact ||
      (stranger === 'guest' && isOfOne([global])) ||
      (stranger === 'anybody' && (nouns.length > 0 || rest[0] === 'who'));
    if (stranger && !isKnown) return undefined;
    if (isExact && found.fact) return toGlobal(found.fact, reading);

    const noun = nouns.find(({ kind, isPlural }) => isPlural || kind !== focus?.kind || position);
    const inKind = noun && groups.inGroup(noun.kind, noun.isPlural, reading, state);
    if (inKind) return inKind;
    if (position && (reading.leftover.every(isCommonTerm) || hasReference)) {
      const placed = groups.place(position, reading, state, toldOf(state));
      if (placed) return placed;
    }
    const listed = inList(reading, state);
    if (listed) return listed;
    const isFocusNoun = nouns.some(({ kind, isDefinite }) => isDefinite && kind === focus?.kind);
    const inFocus = [focus, entry]
      .map((subject) => subject && withinFocus(subject, reading, found, isFocusNoun))
      .find(Boolean);
    if (inFocus) return inFocus;
    const isPointed = focus?.nothing !== undefined && (hasReference || isFocusNoun);
    // "What did he do there exactly?"
    if (isPointed && focus && reading.leftover.length === 0 && reading.cues.weights.has('what'))
      return { targets: [main(focus)] };
    // "What is that in seconds?": one word that stands elsewhere is not what is meant.
    const known = reading.leftover.filter((term) => !isCommonTerm(term));
    if (isPointed && hasReference && !isExact && known.length < 2 && !(found.fact && isTopicOf(found.fact.subject)))
      return { targets: [], nothingOf: focus };
    if (found.fact) return toGlobal(found.fact, reading);
    return isPointed ? { targets: [], nothingOf: focus } : undefined;
  }
}
