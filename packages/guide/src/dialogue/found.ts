import type { Act, Subject } from './subject.ts';

/** A field of a subject, as `subject/field`. */
export type Target = string;

/** What a question asks for. */
export interface Found {
  readonly targets: readonly Target[];
  /** Only the first sentence of each: several are told side by side. */
  readonly isBrief?: true;
  readonly isComparison?: true;
  /** Subjects that "the first", "the next" can mean afterwards. */
  readonly members?: readonly string[];
  /** It points into a list, and none is open. */
  readonly isPlaceless?: true;
  /** It is asked of this subject, which holds nothing about it. */
  readonly nothingOf?: Subject;
  /** It asks for nothing: it is one of the things that a visitor does besides. */
  readonly act?: Act;
}

/** What stands for an act among targets: the one that answers it, or a label of its own. */
export const toActTarget = (act: Act, answeredBy?: Target): Target => answeredBy ?? `act/${act}`;

/** What is told of a subject when nothing particular is asked. */
export const main = (subject: Subject): Target => `${subject.id}/${Object.keys(subject.fields)[0] ?? ''}`;

/** Whether a field is what is told of a subject when nothing particular is asked. */
export const isMain = (subject: Subject, field: string): boolean => Object.keys(subject.fields)[0] === field;

/** A field as it is told: one that says nothing itself stands for what it offers. */
export function toFound(subject: Subject, field = Object.keys(subject.fields)[0] ?? ''): Found {
  const { says, offers } = subject.fields[field] ?? {};
  return { targets: says?.length === 0 && offers ? offers : [`${subject.id}/${field}`] };
}
