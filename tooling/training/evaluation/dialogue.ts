export interface Expectation {
  /** Regular expressions, case-insensitive, over the reply's sentences joined by spaces; all must match. */
  readonly says?: readonly string[];
  /** Regular expressions as above; none may match. */
  readonly neverSays?: readonly string[];
  /**
   * The reply is an honest decline: the fact is not written, ASAD does not know, or ASAD names its subjects
   * instead.
   */
  readonly declines?: true;
  /** The `kind` of the required action, as in `pnpm ask --json`. */
  readonly acts?: string;
  /** The call must end. An unexpected end is nonsense. */
  readonly ends?: true;
  /** At most four words. An unexpected silence is nonsense. */
  readonly silent?: true;
}

export interface Turn {
  /** As a recogniser writes it, or as typed. */
  readonly says: string;
  /** Any of these makes the reply good. */
  readonly good: readonly Expectation[];
  /** Any of these makes it weak, unless it is good; otherwise it is wrong. */
  readonly weak?: readonly Expectation[];
  /** A name of `data/sets/categories.yaml`. */
  readonly category: string;
}

export interface Dialogue {
  /** Kebab-case, unique in its set. */
  readonly id: string;
  /** Description of the caller, for readers of the table. */
  readonly caller: string;
  readonly turns: readonly Turn[];
}

export type SingleQuestion = Turn;
