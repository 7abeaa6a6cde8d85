import { ALIKE, ANOTHER, ASKING_WORDS, AUXILIARIES, OTHERS, PAST, THOSE } from '../retrieval/stop-words.ts';
import { isCommonTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE } from './cues.ts';
import { main, type Found, type InSubject } from './found.ts';
import type { GroupFinder } from './in-group.ts';
import type { GuideState } from './guide-state.ts';
import { compare } from './in-subject.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { GuideContent, Subject } from './subject.ts';

/** Entries of a list whose one field is told. */
const MOST_SIDE_BY_SIDE = 3;
/** "Which was longer?" */
const isComparative = (word: string): boolean => word.length > 4 && word.endsWith('er') && word !== 'other';

/** The two that are meant by "which was longer": of a list of two, or told one after the other. */
export function findPair({ rest }: Reading, { list, earlier, entry }: GuideState): readonly string[] | undefined {
  if (rest[0] !== 'which') return undefined;
  if (list?.members.length === 2) return list.members;
  return earlier !== undefined && entry !== undefined && rest.some(isComparative) ? [earlier, entry] : undefined;
}

/** They may be people too. */
const THEY: ReadonlySet<string> = new Set(['they', 'them']);

/** Words of a question that is hardly more than a mark: "the voice project". */
const SHORT = 2;

/** The field that a question asks for most, of those that one of `some` can tell. */
export function topField({ cues }: Reading, some: readonly (Subject | undefined)[]): string | undefined {
  const fields = [...cues.weights]
    .filter(([id, weight]) => id !== 'what' && weight >= CLEAR_CUE && some.some((one) => one?.fields[id]))
    .toSorted(([, a], [, b]) => b - a);
  return fields[0]?.[0];
}

const toList = (some: readonly Subject[]): Found => ({
  targets: some.map(main),
  isBrief: true,
  members: some.map(({ id }) => id),
});

/** Finds what is meant among several: of the list that was told, of a kind, or by a mark that some share. */
export function createListFinder(
  { subjects }: GuideContent,
  library: Library,
  { membersOf }: Pick<GroupFinder, 'membersOf'>,
  inSubject: InSubject,
): (reading: Reading, state: GuideState) => Found | undefined {
  /** "Any others?", "Another one?": the rest of its kind, each in a sentence. */
  function inOthers(reading: Reading, state: GuideState): Found | undefined {
    const [focus, entry] = [library.find(state.focus), library.find(state.entry)];
    const pair = membersOf(state.list?.members);
    const other = pair.find((one) => one !== focus);
    // "And the other?", of two.
    if (
      pair.length === 2 &&
      other &&
      focus &&
      pair.includes(focus) &&
      reading.rest.includes('other') &&
      reading.leftover.length === 0
    )
      return {
        targets: [state.field !== undefined && other.fields[state.field] ? `${other.id}/${state.field}` : main(other)],
      };
    const asksOthers =
      reading.rest.some((word) => ANOTHER.has(word)) &&
      reading.leftover.length + reading.subjects.length === 0 &&
      topField(reading, [focus]) === undefined;
    const kind = reading.nouns[0]?.kind ?? (focus && library.find(`all-${focus.kind}`) ? focus : entry)?.kind;
    const others = membersOf(library.find(`all-${kind}`)?.members).filter((one) => one !== focus && one !== entry);
    return asksOthers && others.length > 0 ? toList(others) : undefined;
  }

  /** "Did he make those any faster?": of the list that was told. */
  function inListed(reading: Reading, state: GuideState): Found | undefined {
    const focus = library.find(state.focus);
    const pair = findPair(reading, state);
    const listed = membersOf(pair ?? state.list?.members);
    const hasMoved = focus?.role === 'work' && !listed.includes(focus);
    if (listed.length < 2 || hasMoved) return undefined;
    const { rest, hasReference, leftover, cues } = reading;
    // "When was that?", after the jobs with a tool.
    const isThat = hasReference && leftover.length === 0 && rest.some((word) => PAST.has(word));
    const asked = [...cues.weights.keys()].find((id) => isThat && focus?.role === 'part' && !focus.fields[id]);
    // "Did it help them?", of one of the list.
    const isOfOne = pair === undefined && focus !== undefined && listed.includes(focus) && rest[0] !== 'which';
    const isOfAll = pair !== undefined || rest.some((word) => THOSE.has(word) && !(isOfOne && THEY.has(word)));
    const field = isOfAll ? topField(reading, listed) : asked;
    const targets = listed.flatMap(({ id, fields }) =>
      field !== undefined && fields[field] && !fields[field].isUnwritten ? [`${id}/${field}`] : [],
    );
    return targets.length > 0 ? { targets: targets.slice(0, MOST_SIDE_BY_SIDE), isBrief: true } : undefined;
  }

  /** "The email one", "anything else with voice", "which of them use AI". */
  function inMarks(reading: Reading, state: GuideState, listed: readonly Subject[]): Found | undefined {
    const { rest } = reading;
    const has = (words: ReadonlySet<string>): boolean => rest.some((word) => words.has(word));
    const { leftover } = reading;
    const weigh = (subject: Subject): number => leftover.filter((term) => library.knows(subject, term)).length;
    const isMarked = ({ marks = [] }: Subject): boolean => marks.some((mark) => rest.includes(mark));
    const byWeight = (some: readonly Subject[]): readonly Subject[] => some.toSorted((a, b) => weigh(b) - weigh(a));
    const works = byWeight(subjects.filter((subject) => subject.role === 'work' && isMarked(subject)));
    const inList = byWeight(listed.filter((subject) => isMarked(subject) || (has(THOSE) && weigh(subject) > 0)));
    if (has(OTHERS)) {
      const others = works.filter(({ id }) => id !== state.focus);
      const [only] = others;
      if (only) return others.length > 1 ? toList(others) : { targets: [main(only)] };
    }
    // "Which of his things use voice?"
    const isMarks = leftover.every((term) => isCommonTerm(term) || works.some((work) => library.knows(work, term)));
    const fitting = inList.length > 0 ? inList.filter((one) => weigh(one) === weigh(inList[0] ?? one)) : works;
    if (rest[0] === 'which' && fitting.length > 1 && isMarks) return toList(fitting);
    // "How does one write an email?"
    const isVerbal = (word = ''): boolean => word !== 'which' && (ASKING_WORDS.has(word) || AUXILIARIES.has(word));
    const [first] = inList.length > 0 ? inList : works;
    const isOne =
      rest.some((word, at) => word === 'one' && !isVerbal(rest[at - 1])) ||
      (inList.length > 0 && (rest.length <= SHORT || has(THOSE)));
    return first && isOne ? inSubject(first, { ...reading, leftover: [] }, state) : undefined;
  }

  /** "What do the two have in common?", "Which is bigger?", after two were compared or told one after the other. */
  function inPair(reading: Reading, { list, earlier, entry }: GuideState): Found | undefined {
    const isAsked = ['common', 'compare'].some((field) => (reading.cues.weights.get(field) ?? 0) >= CLEAR_CUE);
    if (!isAsked || reading.leftover.length + reading.subjects.length > 0) return undefined;
    const [a, b] = (list?.members.length === 2 ? list.members : [earlier, entry]).map(library.find);
    return a && b && compare(a, b, reading);
  }

  /** "Was there a job like that too?" */
  function inAlike({ rest, nouns, leftover }: Reading, { entry }: GuideState): Found | undefined {
    const focus = library.find(entry);
    if (!focus?.marks || leftover.length > 0 || !rest.some((word) => ALIKE.has(word))) return undefined;
    const others = subjects.filter(
      ({ id, kind, role, marks = [] }) =>
        role === 'work' &&
        id !== entry &&
        (nouns[0]?.kind ?? kind) === kind &&
        marks.some((mark) => focus.marks?.includes(mark)),
    );
    return others.length > 0 ? toList(others) : undefined;
  }

  return (reading, state) => {
    const listed = membersOf(state.list?.members);
    return (
      inPair(reading, state) ??
      inAlike(reading, state) ??
      inOthers(reading, state) ??
      inListed(reading, state) ??
      inMarks(reading, state, listed)
    );
  };
}
