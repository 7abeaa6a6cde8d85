import { ELLIPSIS } from '../retrieval/stop-words.ts';
import { findNeeded } from '../retrieval/question-manner.ts';
import { isGrammar } from './cues.ts';
import { CLEAR_CUE, isGeneral, main, type Found, type InSubject } from './found.ts';
import type { FieldMatch, Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** Fields that ask for nothing particular. */
const COMMON_FIELDS: ReadonlySet<string> = new Set(
  'what more compare count first last current where with in-project in-experience owned'.split(' '),
);

/** Two subjects with one card: a tool and a part of it. */
const isSameShown = (a: Subject, b: Subject): boolean =>
  a.action !== undefined && JSON.stringify(a.action) === JSON.stringify(b.action);

/** Whether a match answers the question rather than a part of it. */
export function isEnough({ score, cue, matched, unknown }: FieldMatch, isPointed: boolean): boolean {
  return score >= 1 && unknown <= matched + (isPointed && cue >= CLEAR_CUE ? 1 : 0);
}

/** What two subjects share, told by either; undefined when the content does not compare them. */
export function findCommon(a: Subject | undefined, b: Subject | undefined): Found | undefined {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const field = other && `common-${other.id}`;
    if (one && field && one.fields[field])
      return { targets: [`${one.id}/${field}`], members: [a, b].flatMap((subject) => subject?.id ?? []) };
  }
  return undefined;
}

/** A field of two subjects side by side; without one, what they are and what came of them. */
export function compare(a: Subject, b: Subject, reading: Reading): Found {
  if (reading.cues.weights.has('common')) return findCommon(a, b) ?? { targets: [], nothingOf: a };
  const asked = [...reading.cues.weights].toSorted(([, x], [, y]) => y - x).map(([field]) => field);
  const isDifference = reading.cues.weights.has('compare');
  const field = asked.find(
    (id) => id !== 'what' && id !== 'compare' && !(isDifference && id === 'result') && a.fields[id] && b.fields[id],
  );
  const fields = field ? [field] : ['what', 'result'];
  return {
    targets: fields.flatMap((id) => [a, b].flatMap((subject) => (subject.fields[id] ? [`${subject.id}/${id}`] : []))),
    isBrief: true,
    isComparison: true,
    members: [a.id, b.id],
  };
}

/** Decides what is asked of a subject that was named or is in focus. */
export function createSubjectFinder(library: Library): InSubject {
  return (subject, reading, state) => {
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
      subject.role === 'part' && isGeneral(reading) && reading.leftover.some((term) => !library.knows(subject, term));
    if ((subject.role === 'part' && asksElse && match.matched === 0) || isForeign)
      return { targets: [], nothingOf: subject };
    const isBare = reading.rest.every((word) => ELLIPSIS.has(word)) || isGrammar(reading.rest);
    const focus = library.find(state.focus);
    if (isBare && state.field !== undefined && focus && focus.id !== subject.id && subject.fields[state.field]) {
      const isLike = focus.kind === subject.kind || (focus.role === 'work' && subject.role === 'work');
      if (isLike) return { targets: [`${subject.id}/${state.field}`] };
    }
    if (match.unknown === 0) return { targets: [match.matched > 0 ? `${subject.id}/${match.field}` : main(subject)] };
    const { fact } = library.search(reading.question);
    if (fact && fact.subject !== subject && isSameShown(fact.subject, subject))
      return { targets: [main(fact.subject)] };
    return { targets: [], nothingOf: subject };
  };
}
