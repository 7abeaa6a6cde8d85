import type { GuideAction, Target } from '../knowledge.ts';

/** A reply of the guide and its actions. */
export interface GuideReply {
  /** Spoken and shown in order; none: silence. */
  readonly sentences: readonly string[];
  /** Page actions; for a list, one per entry. */
  readonly actions: readonly GuideAction[];
  /** Suggested questions, after an offer or a question that the guide cannot answer. */
  readonly suggestions: readonly string[];
  /** Targets of the answer, as `entity/field`; empty for acts, declines and questions back. */
  readonly targets: readonly Target[];
}

/** Dialogue state of one call; plain data. */
export interface GuideState {
  /** Id of the entity in focus. */
  readonly focus?: string;
  /** Last project or job: the referent of "it" and "there" when the focus is not a work. */
  readonly entry?: string;
  /** The work before `entry`. */
  readonly earlier?: string;
  /** The last requested field. */
  readonly field?: string;
  /** The current list, and the position in it (-1: before the first). */
  readonly list?: { readonly members: readonly string[]; readonly index: number };
  /** Targets of "yes", "the first" and "the second". */
  readonly offer: readonly Target[];
  readonly lastReply: GuideReply;
  /** All targets answered so far, without repetition. */
  readonly told: readonly Target[];
  /** All sentences of the call, in order; they let declines vary their words. */
  readonly said: readonly string[];
  readonly isOver: boolean;
}

/** A reply and the next state. */
export interface GuideTurn {
  readonly reply: GuideReply;
  readonly state: GuideState;
}
