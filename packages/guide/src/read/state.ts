import type { GuideAction, Target } from '../knowledge.ts';

/** A reply's sentences and actions. */
export interface GuideReply {
  /** Spoken and shown in order; none: silence. */
  readonly sentences: readonly string[];
  /** Page actions; for a list, one per entry. */
  readonly actions: readonly GuideAction[];
  /** After an offer or a question that the guide cannot answer. */
  readonly suggestions: readonly string[];
  /** Targets as `entity/field`; empty for acts, declines and questions back. */
  readonly targets: readonly Target[];
  /** Nothing is written about it, or it was not understood. */
  readonly isDecline?: true;
}

/** Dialogue state of one call; plain data. */
export interface GuideState {
  /** Id of the entity in focus. */
  readonly focus?: string;
  /** Last project or job: "it" and "there" when the focus is not a work. */
  readonly entry?: string;
  /** The work before `entry`. */
  readonly earlier?: string;
  /** The last requested field. */
  readonly field?: string;
  /** `index` -1 is before the first. */
  readonly list?: { readonly members: readonly string[]; readonly index: number };
  /** "Yes", "the first" and "the second" select these. */
  readonly offer: readonly Target[];
  /** The question that the last offer asks back about: the choice answers it. */
  readonly asked?: string | undefined;
  readonly lastReply: GuideReply;
  /** All answered targets, once each. */
  readonly told: readonly Target[];
  /** All sentences in order; declines vary their words. */
  readonly said: readonly string[];
  readonly isOver: boolean;
}

/** A reply and the next state. */
export interface GuideTurn {
  readonly reply: GuideReply;
  readonly state: GuideState;
}
