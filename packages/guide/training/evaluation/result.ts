/** One graded line. All but `said` is a row of `data/misses`. */
export interface Result {
  /** The owner, and the dialogue or the manner of asking. */
  readonly of: string;
  /** `RIGHT`, or the kind of miss. */
  readonly verdict: string;
  readonly says: string;
  readonly said: string;
}

export const RIGHT = 'right';
export const OFFERED = 'offered';
