import type { GuideAction } from './subject.ts';

/** What the guide answers, and does beside it. */
export interface GuideReply {
  /** Spoken and shown one after another; none: he falls silent. */
  readonly sentences: readonly string[];
  /** What the page does beside it: for a list, showing each of its entries in turn. */
  readonly actions: readonly GuideAction[];
  /** Questions worth asking next, after one that the guide cannot answer or an offer. */
  readonly suggestions: readonly string[];
  /** What was told, as `subject/field`; empty for acts and declines. */
  readonly targets: readonly string[];
}

/** What the guide remembers of one call; plain data. */
export interface GuideState {
  /** The subject in focus. */
  readonly focus?: string;
  /** The last subject of which much can be asked: what "it" and "there" mean when the focus knows nothing of it. */
  readonly entry?: string;
  /** The entry that was talked about before this one: "what do the two have in common?" */
  readonly earlier?: string | undefined;
  /** The field that was asked last. */
  readonly field?: string;
  /** The list being told, and the place in it (-1: none of it yet). */
  readonly list?: { readonly members: readonly string[]; readonly index: number };
  /** What "yes", "the first" and "the second" take, as targets. */
  readonly offer: readonly string[];
  readonly lastReply: GuideReply;
  readonly lastQuestion: string;
  /** Targets that were told already, each once. */
  readonly told: readonly string[];
  readonly isOver: boolean;
}

/** A reply and what is remembered after it. */
export interface GuideTurn {
  readonly reply: GuideReply;
  readonly state: GuideState;
}
