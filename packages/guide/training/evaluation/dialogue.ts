export interface Expectation {
  /** Case-insensitive regular expressions over the reply; all must match. */
  readonly says?: readonly string[];
  /** None may match. */
  readonly neverSays?: readonly string[];
  /** An honest decline: not written, not known, or ASAD names its subjects. */
  readonly declines?: true;
  /** An action's `kind`, as in `pnpm ask --json`. */
  readonly acts?: string;
  /** The call must end; an unexpected end is wrong. */
  readonly ends?: true;
  /** At most four words; an unexpected silence is wrong. */
  readonly silent?: true;
}

export interface Turn {
  /** As a recogniser writes it, or as typed. */
  readonly says: string;
  /** Any of these makes the reply good. */
  readonly good: readonly Expectation[];
}

export interface Dialogue {
  /** Kebab-case, unique in its set. */
  readonly id: string;
  readonly turns: readonly Turn[];
}
