import { AUXILIARIES, PAST } from '../retrieval/stop-words.ts';
import { isCommonTerm, isQuestionTerm, topicTerms, toTerm } from '../retrieval/topic-terms.ts';
import { CLEAR_CUE } from './cues.ts';
import { SURE_COVERAGE, type Found } from './found.ts';
import { isEnough } from './in-subject.ts';
import type { Library } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** One ask that holds the one word of a question is enough, within a subject that is named. */
const DETAIL_COVERAGE = 0.65;
/** From here on an ask holds the clear word too. */
const SURE_DETAIL = 0.95;
/** Fields that are asked with words of any quantity. */
const QUANTITIES: ReadonlySet<string> = new Set(['length', 'numbers']);
const NO_WORDS: ReadonlySet<string> = new Set();
/** Words of a question that says nothing but a field. */
export const SHORT = 3;
/** Words of a question that names a field and nothing else: "and how about the result then?" */
const ELLIPTIC = 6;

/** "And the cost?", "For how long?", "And where?": a field and nothing else, of what is talked about. */
export function inEllipsis(focus: Subject, reading: Reading, library: Library, leastCue: number): Found | undefined {
  const { rest, cues, leftover, nouns, subjects } = reading;
  // "What tools?" names a field.
  const others = nouns.filter(({ form }) => !cues.terms.has(toTerm(form)));
  const isMore = leftover.length + others.length + subjects.length > 0 || rest.length > ELLIPTIC;
  if (isMore || reading.person !== 'none' || reading.position || reading.hasReference) return undefined;
  const { field, cue } = library.pickField(focus, reading);
  // "How can we make an appointment?" asks for nothing of the job in focus.
  const isTop = [...cues.weights.values()].every((weight) => weight <= cue);
  return cue >= leastCue && isTop && field !== 'what' ? { targets: [`${focus.id}/${field}`] } : undefined;
}

/** It is asked in the past. */
export const wasSo = (words: readonly string[]): boolean => words.some((word) => PAST.has(word));

/** No work and no principle: a topic, of which little is asked by a word or two. */
export const isTopicOf = (subject: Subject): boolean => !subject.menu && subject.kind !== 'principle';

/** Finds what is asked of the subject that is talked about, or named. */
export interface FocusFinder {
  readonly withinFocus: (
    focus: Subject,
    reading: Reading,
    found: ReturnType<Library['search']>,
    isFocusNoun: boolean,
  ) => Found | undefined;
  readonly detail: (subject: Subject, reading: Reading, isPointed: boolean) => Found | undefined;
}

/** Makes a finder that looks into `library`. */
export function createFocusFinder(library: Library): FocusFinder {
  /** What the subject in focus holds of the question, unless a topic elsewhere is surely meant. */
  function withinFocus(
    focus: Subject,
    reading: Reading,
    { fact, coverage }: ReturnType<Library['search']>,
    isFocusNoun: boolean,
  ): Found | undefined {
    const match = library.pickField(focus, reading);
    const isTopic = isTopicOf(focus);
    const within = detail(focus, reading, reading.hasReference);
    if (within) return within;
    // "And the result?", and, of a job or a project, what is asked in the past: "what was his title?".
    const isShort =
      reading.rest.length <= SHORT &&
      (reading.person === 'none' || !reading.rest.some((word) => AUXILIARIES.has(word)));
    const isPast = focus.role === 'work' && match.cue >= CLEAR_CUE && wasSo(reading.rest);
    const pointsBack = reading.hasReference || isFocusNoun || (!isTopic && (isShort || isPast));
    if (isTopic && ((match.cue < 1 && match.matched === 0) || match.field === 'what')) return undefined;
    if (!isEnough(match, pointsBack)) return undefined;
    const isSurelyElse = fact && fact.subject !== focus && coverage >= SURE_COVERAGE && match.cue < CLEAR_CUE;
    const isOpen = pointsBack || !fact || ((reading.person === 'none' || match.matched > 0) && !isSurelyElse);
    return isOpen ? { targets: [`${focus.id}/${match.field}`] } : undefined;
  }

  /** The field of a subject whose asks hold all that is asked but a word. */
  function detail(subject: Subject, reading: Reading, isPointed: boolean): Found | undefined {
    const asked = topicTerms(reading.rest.join(' '), NO_WORDS).filter((term) => !isQuestionTerm(term));
    if ((asked.length < 2 && !isPointed) || reading.leftover.every(isCommonTerm)) return undefined;
    const { fact, coverage } = library.searchWithin(subject, reading.rest.join(' '));
    const [cue, weight = 0] = [...reading.cues.weights].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    // "What did he own of the dashboard?" is asked clearly; "How long does it take to set up a client?" is not.
    const isClear =
      weight >= CLEAR_CUE &&
      cue !== undefined &&
      !QUANTITIES.has(cue) &&
      subject.fields[cue] &&
      cue !== fact?.field &&
      coverage < SURE_DETAIL;
    return fact?.field !== undefined && coverage >= DETAIL_COVERAGE && !isClear
      ? { targets: [`${subject.id}/${fact.field}`], ...(asked.length > 1 && { isDetail: true }) }
      : undefined;
  }

  return { withinFocus, detail };
}
