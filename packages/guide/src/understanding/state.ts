import type { GuideAction, Target } from '../knowledge.ts';

/** What the guide answers, and does beside it. */
export interface GuideReply {
  /** Spoken and shown one after another; none: he falls silent. */
  readonly sentences: readonly string[];
  /** What the page does beside it: for a list, showing each of its entries in turn. */
  readonly actions: readonly GuideAction[];
  /** Questions worth asking next, after one that the guide cannot answer or an offer. */
  readonly suggestions: readonly string[];
  /** What was told, as `entity/field`; empty for acts, declines and questions back. */
  readonly targets: readonly Target[];
}

/** The state of a dialogue: what the guide remembers of one call; plain data. */
export interface GuideState {
  /** The entity in focus. */
  readonly focus?: string;
  /** The last project or job: what "it" and "there" mean when the focus is no work. */
  readonly entry?: string;
  /** The work that was talked about before this one. */
  readonly earlier?: string;
  /** The field that was asked last. */
  readonly field?: string;
  /** The list being told, and the place in it (-1: none of it yet). */
  readonly list?: { readonly members: readonly string[]; readonly index: number };
  /** What "yes", "the first" and "the second" take. */
  readonly offer: readonly Target[];
  readonly lastReply: GuideReply;
  /** Everything that was told already, each once. */
  readonly told: readonly Target[];
  /** Every sentence of the call so far, in order: declines come in other words then. */
  readonly said: readonly string[];
  readonly isOver: boolean;
}

/** A reply and what is remembered after it. */
export interface GuideTurn {
  readonly reply: GuideReply;
  readonly state: GuideState;
}
