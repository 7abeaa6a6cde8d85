export interface Expectation {
  /** Case-insensitive regular expressions over the reply; all must match. */
  readonly says?: readonly string[];
  /** None may match. */
  readonly neverSays?: readonly string[];
  /** An honest decline: not written, not known, or ASAD names its subjects. */
  readonly declines?: true;
  /** An action's `kind`, as in `pnpm ask --json`. */
  readonly acts?: string;
  /** The call must end; an unexpected end is nonsense. */
  readonly ends?: true;
  /** At most four words; an unexpected silence is nonsense. */
  readonly silent?: true;
}

export interface Turn {
  /** As a recogniser writes it, or as typed. */
  readonly says: string;
  /** Any of these makes the reply good. */
  readonly good: readonly Expectation[];
  /** Any of these makes it weak; otherwise it is wrong. */
  readonly weak?: readonly Expectation[];
}

export interface Dialogue {
  /** Kebab-case, unique in its set. */
  readonly id: string;
  readonly turns: readonly Turn[];
}
