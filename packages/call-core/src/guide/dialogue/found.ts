import type { GuideState } from './guide-state.ts';
import type { Target } from './library.ts';
import type { Reading } from './read-question.ts';
import type { Subject } from './subject.ts';

/** What a question asks for. */
export interface Found {
  readonly targets: readonly Target[];
  /** Only the first sentence of each: several are told side by side. */
  readonly isBrief?: true;
  readonly isComparison?: true;
  /** Subjects that "the first", "the next" can mean afterwards. */
  readonly members?: readonly string[];
  /** What was asked about within the subject: a tool of a job. */
  readonly part?: string | undefined;
  /** It points into a list, and none is open. */
  readonly isPlaceless?: true;
  /** It is asked of this subject, which holds nothing about it. */
  readonly nothingOf?: Subject;
}

/** What a question asks of one subject. */
export type InSubject = (subject: Subject, reading: Reading, state: GuideState) => Found;

/** A cue of one plain word and more; the bare "how" or "what" is less. */
export const CLEAR_CUE = 2;
/** A topic found by this much of the question wins over the focus, unless the question points back. */
export const SURE_COVERAGE = 0.7;

const VISITOR: ReadonlySet<string> = new Set(['i', 'me', 'my', 'we', 'us', 'our', 'here', 'this']);

/** Nobody here is asked about: neither the owner nor the visitor. */
export const isGeneral = ({ person, words }: Reading): boolean =>
  person === 'none' && !words.some((word) => VISITOR.has(word));

/** What is told of a subject when nothing particular is asked. */
export const main = (subject: Subject): Target => `${subject.id}/${Object.keys(subject.fields)[0] ?? ''}`;
