/** What a reply must be to earn a grade: every part that is given must hold. */
export interface Expectation {
  /** Sources of regular expressions, without regard to case, over the reply's sentences joined by spaces; all must match. */
  readonly says?: readonly string[];
  /** Sources as above; none may match. */
  readonly neverSays?: readonly string[];
  /** The reply is an honest decline: that this is not written on the site, that he does not know, or what he can talk about instead. */
  readonly declines?: true;
  /** The `kind` of the action that must be done, as `pnpm ask --json` tells it. */
  readonly acts?: string;
  /** The call must end. A reply that ends it where no expectation says so is nonsense. */
  readonly ends?: true;
  /** No sentence, or one of at most four words. An empty reply where no expectation says so is nonsense. */
  readonly silent?: true;
}

/** One thing that a visitor says, and what replies to it are worth. */
export interface Turn {
  /** As a recogniser would write it, or as typed. */
  readonly says: string;
  /** Any of these makes the reply good. */
  readonly good: readonly Expectation[];
  /** Any of these makes it weak, unless it is good; all else is wrong. */
  readonly weak?: readonly Expectation[];
  /** A name of `data/sets/categories.yaml`. */
  readonly category: string;
}

/** One call, from the visitor's first words; its turns are said in order to one state. */
export interface Dialogue {
  /** Kebab-case, unique in its set. */
  readonly id: string;
  /** Who calls, for whoever reads the table. */
  readonly caller: string;
  readonly turns: readonly Turn[];
}

/** A turn that opens a call of its own. */
export type SingleQuestion = Turn;
