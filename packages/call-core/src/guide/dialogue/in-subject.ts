import { AUXILIARIES, ELLIPSIS } from '../retrieval/stop-words.ts';
import { isCommonTerm, toTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE, isGrammar } from './cues.ts';
import { main, type Found, type InSubject } from './found.ts';
import type { FieldMatch, Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** What is asked for with less is hardly asked for. */
const VAGUE = 1.2;

/** Of what is asked beside a comparison, for a field of both to be told instead of what they are. */
const LEAST_SHARE = 0.3;

/** Two subjects with one card: a tool and a part of it. */
const isSameShown = (a: Subject, b: Subject): boolean =>
  a.action !== undefined && JSON.stringify(a.action) === JSON.stringify(b.action);

/** Whether a match answers the question rather than a part of it. */
export function isEnough({ score, cue, matched, unknown }: FieldMatch, isPointed: boolean): boolean {
  return score >= 0.75 && (cue >= 3 || unknown <= matched + (isPointed && cue >= CLEAR_CUE ? 1 : 0));
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
  const isDifference = reading.cues.weights.has('compare');
  const others = [...reading.cues.all].filter(([id]) => id !== 'compare' && id !== 'common');
  const sum = others.reduce((total, [, weight]) => total + weight, 0);
  const field = others
    .toSorted(([, x], [, y]) => y - x)
    .find(
      ([id, weight]) =>
        weight / sum >= LEAST_SHARE &&
        id !== 'what' &&
        !(isDifference && id === 'result') &&
        a.fields[id] &&
        b.fields[id],
    )?.[0];
  const fields = field ? [field] : ['what', 'result'];
  return {
    targets: fields.flatMap((id) => [a, b].flatMap((subject) => (subject.fields[id] ? [`${subject.id}/${id}`] : []))),
    isBrief: true,
    isComparison: true,
    members: [a.id, b.id],
  };
}

/** Nothing is asked but a name: "and the other", "what about"; not "what is". */
const isBare = (rest: readonly string[]): boolean =>
  isGrammar(rest.filter((word) => !ELLIPSIS.has(word))) && !rest.some((word) => AUXILIARIES.has(word));

/** Decides what is asked of a subject that was named or is in focus. */
export function createSubjectFinder(library: Library): InSubject {
  return (subject, reading, state) => {
    const match = library.pickField(subject, reading);
    if (
      subject.kind === 'year' &&
      reading.person !== 'owner' &&
      !reading.leftover.every((term) => isCommonTerm(term) || library.knows(subject, term))
    )
      return { targets: [], nothingOf: subject };
    // "And Rehearsal?", "What about Heron?": the same of another.
    const focus = library.find(state.focus);
    const { field } = state;
    // A name alone, or "what about it", asks for what there is.
    const isAny = reading.rest.length === 0 || reading.rest.includes('about');
    const isHeld = field !== undefined && !(isAny && subject.fields[field]?.isUnwritten);
    if (
      isHeld &&
      isBare(reading.rest.filter((word) => !library.knows(subject, toTerm(word)))) &&
      focus &&
      focus.id !== subject.id &&
      subject.fields[field]
    ) {
      const isLike = focus.kind === subject.kind || (focus.role === 'work' && subject.role === 'work');
      if (isLike) return { targets: [`${subject.id}/${field}`] };
    }
    // Nothing particular is asked for: what there is.
    const isVague = match.matched === 0 && match.cue < VAGUE && match.unknown === 0;
    if (!isVague && isEnough(match, true)) return { targets: [`${subject.id}/${match.field}`] };
    if (match.unknown === 0) return { targets: [match.matched > 0 ? `${subject.id}/${match.field}` : main(subject)] };
    const { fact } = library.search(reading.question);
    if (fact && fact.subject !== subject && isSameShown(fact.subject, subject))
      return { targets: [main(fact.subject)] };
    return { targets: [], nothingOf: subject };
  };
}
