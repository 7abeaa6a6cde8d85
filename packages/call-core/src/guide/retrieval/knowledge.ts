/** What retrieval needs of a fact; a content package's richer type fits it by structure. */
export interface KnownFact {
  readonly id: string;
  readonly title: string;
  /** Ways to ask for it. These decide how well it is found; a word in three of them stands for the fact. */
  readonly asks: readonly string[];
  /** Spoken sentences. */
  readonly answer: readonly string[];
  /** Proper names that mean this fact and no other ("Docker"): one of them in a question is enough. */
  readonly names?: readonly string[];
}

/** What a question finds: one fact, or none and three titles worth asking about, the nearest first. */
export type KnowledgeAnswer<F extends KnownFact> =
  | { readonly kind: 'answer'; readonly fact: F }
  | { readonly kind: 'declined'; readonly suggestions: readonly string[] };

/** A set of facts that can be asked. Pure: the same question has the same answer. */
export interface Knowledge<F extends KnownFact> {
  readonly ask: (question: string) => KnowledgeAnswer<F>;
}
