export interface LifeEntry {
  readonly id: string;
  readonly name: string;
  /** Issuer, place or level. */
  readonly detail?: string | undefined;
  readonly when?: string | undefined;
  readonly url?: string | undefined;
  /** Details. */
  readonly items?: readonly string[] | undefined;
  readonly lang?: string | undefined;
}

export interface LifeGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly LifeEntry[];
}
