/** A field of an entity, as `entity/field`. */
export type Target = string;

/** A tool that the page runs with an answer. */
export interface GuideAction {
  readonly name: string;
  readonly arguments: unknown;
}

/** The answer to one field of one entity. */
export interface Answer {
  /** Spoken; together at most 30 words. */
  readonly says: readonly string[];
  /** Further sentences, for a visitor who asks for more. */
  readonly more?: readonly string[];
  /** The content has no such fact; `says` states that. */
  readonly isUnwritten?: true;
  /** Answers yes-or-no questions with one of these stems. */
  readonly settles?: {
    readonly truth: boolean;
    readonly words: readonly string[];
    /** Alternatives that the content does not name. */
    readonly others?: readonly string[];
  };
  /** Repeats other answers: skipped when the visitor goes on. */
  readonly isAside?: true;
  /** Targets that "yes" selects. */
  readonly offers?: readonly Target[];
  readonly action?: GuideAction;
  /** Listed entities, in order. */
  readonly members?: readonly string[];
}

/** Answers by field name. */
export type Fields = Readonly<Record<string, Answer>>;

/** Kinds that the model knows. A content has any number of each. */
export type EntityKind =
  | 'project'
  | 'experience'
  | 'stack'
  | 'part'
  | 'principle'
  | 'pillar'
  | 'year'
  | 'group'
  | 'topic';

/** A subject: an entry of the page, a group of entries, a year, a topic. */
export interface Entity {
  readonly id: string;
  readonly kind: EntityKind;
  /** One of many topics of a sort: `award`, `language`. */
  readonly of?: string;
  /** Short name, for suggestions. */
  readonly title: string;
  /** Name as in "Do you mean …?"; default `title`. */
  readonly spoken?: string;
  /** Proper names: a question with one, or with a word of equal sound, refers to this entity. */
  readonly names?: readonly string[];
  /** Misspellings by speech recognisers. */
  readonly heardAs?: readonly string[];
  /** The card's words, which match descriptions: "the email one". */
  readonly texts?: readonly string[];
  /**
   * Answers by field name; the first answers a general question. Computed fields: a tool's `where`, `in-<kind>` and `without-<kind>`,
   * with the works as `members`; a work's `with` (its tools) and `common-<id>` (tools shared with another work).
   */
  readonly fields: Fields;
  /** The answer where no field covers the question. */
  readonly nothing?: string;
  /** Entities of a group, in the order of its answer. */
  readonly members?: readonly string[];
  /** Year and month, `2021-09`; without `until`, ongoing. */
  readonly since?: string;
  readonly until?: string;
  /** The entry that the answer is about: resolves "And before that?" after the current job. */
  readonly about?: string;
  /** Visitors ask about these targets next: the first suggestions. */
  readonly next?: readonly Target[];
  /** The page action that runs during the answer. */
  readonly action?: GuideAction;
}

/** Lines that may repeat: their first sentence can have several wordings. */
export type RepeatedLine = 'declined' | 'notWritten' | 'unsure' | 'toldAll' | 'hangUp';

/** Utterances that are not questions; each has a line. */
export type LineAct = 'wait' | 'quiet' | 'rude' | 'praise' | 'mood' | 'introduce' | 'invent' | 'joke' | 'sleep' | 'ask';

/** The guide's lines as lists of sentences, spoken and shown in order. `unsureAgain` and the like are other wordings of a first sentence. */
export interface GuideLines
  extends
    Readonly<Partial<Record<`${RepeatedLine}Again`, readonly string[]>>>,
    Readonly<Record<LineAct, readonly string[]>> {
  readonly greeting: readonly string[];
  /** Answers questions about anything outside of the content. */
  readonly declined: readonly string[];
  /** For repeated questions about a missing fact; also replaces a language model's unsupported sentences. */
  readonly notWritten: readonly string[];
  /** Answers an utterance that was not understood. */
  readonly unsure: readonly string[];
  /** Asked after an unusual farewell; "yes" ends the call. */
  readonly hangUp: readonly string[];
  readonly goodbye: readonly string[];
  readonly timeUp: readonly string[];
  /** Said after "no" to an offer. */
  readonly asYouLike: readonly string[];
  /** Before a repeated sentence, when the visitor asks for slower speech. */
  readonly onePace: readonly string[];
  /** Said when no field is left to say. */
  readonly toldAll: readonly string[];
  /** Said after an empty line or a sound without words. */
  readonly listening: readonly string[];
  /** Before the first answer, after a request to repeat or continue. */
  readonly nothingYet: readonly string[];
  /** Asked once, after a need that resembles no work. */
  readonly need?: readonly string[];
  /** For a need that resembles no work, before the way to write to the owner. */
  readonly needUnknown?: readonly string[];
  /** After a work that resembles the need; "yes" asks for its result. */
  readonly needOffer?: readonly string[];
  /** Said before a comparison of two entities. */
  readonly sideBySide: readonly string[];
}

/** All that a guide knows, as plain data. */
export interface Knowledge {
  readonly entities: readonly Entity[];
  readonly lines: GuideLines;
  /** The owner's names, the full name first. */
  readonly ownerNames: readonly string[];
  /** The owl's own names and misspellings of them, where it is not called ASAD. */
  readonly guideNames: readonly string[];
  /** Suggestions without a better match, best first. */
  readonly starters: readonly Target[];
  /** Targets that "yes" selects after the greeting. */
  readonly greetingOffers: readonly Target[];
}
