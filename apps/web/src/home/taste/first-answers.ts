/** `/voice/first.json`: the answers to the questions beside the hero's owl, written by the voice step. */
export interface FirstAnswers {
  readonly version: 1;
  readonly answers: readonly FirstAnswer[];
}

export interface FirstAnswer {
  readonly question: string;
  readonly sentences: readonly {
    readonly text: string;
    /** Absent: the voice cannot read it. */
    readonly file?: string | undefined;
  }[];
  /** Selector of the card or section that the answer is about. */
  readonly target?: string | undefined;
}

export const FIRST_ANSWERS = 'first.json';
