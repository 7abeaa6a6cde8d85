/** What retrieval needs of a fact; a content package's richer type fits it by structure. */
export interface KnownFact {
  readonly id: string;
  readonly title: string;
  /** Ways to ask for it. These decide how well it is found; a word in three of them stands for the fact. */
  readonly asks: readonly string[];
  /** Spoken sentences. */
  readonly answer: readonly string[];
}

/** What a question finds. */
export interface KnowledgeAnswer<F extends KnownFact> {
  /** The fact that answers it; none: it is about something else. */
  readonly fact?: F;
  /** It is one of the fact's `asks`, word for word. */
  readonly isExact: boolean;
  /** How much of the question the fact knows, 0 to 1. */
  readonly coverage: number;
  /** Facts that are near enough to be offered, the nearest first. */
  readonly nearest: readonly F[];
}

/** A set of facts that can be asked. Pure: the same question has the same answer. */
export interface Knowledge<F extends KnownFact> {
  /** `isMeant` leaves facts out that this question cannot mean. */
  readonly ask: (question: string, isMeant?: (fact: F) => boolean) => KnowledgeAnswer<F>;
  /** Whether a term stands in any fact. */
  readonly hasTerm: (term: string) => boolean;
}
