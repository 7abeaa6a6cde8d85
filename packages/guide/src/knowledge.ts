/** A field of an entity, as `entity/field`. */
export type Target = string;

/** A tool that the page runs with an answer, by name. */
export interface GuideAction {
  readonly name: string;
  readonly arguments: unknown;
}

/** The answer to a question about one field of one entity. */
export interface Answer {
  /** Spoken sentences; together at most 30 words. */
  readonly says: readonly string[];
  /** Further sentences, for a visitor who asks for more. */
  readonly more?: readonly string[];
  /** The content has no such fact; `says` states that. */
  readonly isUnwritten?: true;
  /** The whole content was searched for the missing fact, so that no quotation replaces the denial. */
  readonly isSearched?: true;
  /** Answers a yes-or-no question that contains one of these stems. */
  readonly settles?: {
    readonly truth: boolean;
    readonly words: readonly string[];
    /** Stems of alternatives that the content does not name. */
    readonly others?: readonly string[];
  };
  /** Skipped when the visitor asks to go on: it repeats other answers. */
  readonly isAside?: true;
  /** Targets that "yes" selects after this answer. */
  readonly offers?: readonly Target[];
  readonly action?: GuideAction;
  /** Ids of the entities that the answer lists, in order. */
  readonly members?: readonly string[];
}

/** Fields of an entity by name, each with its answer. */
export type Fields = Readonly<Record<string, Answer>>;

/** Kinds of entity that the model knows. A content has any number of each. */
export const ENTITY_KINDS = [
  'project',
  'experience',
  'stack',
  'part',
  'principle',
  'pillar',
  'year',
  'group',
  'topic',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** A subject of questions: an entry of the page, a group of entries, a year, a topic. */
export interface Entity {
  readonly id: string;
  readonly kind: EntityKind;
  /** Short name, for suggestions. */
  readonly title: string;
  /** Name as in "Do you mean …?"; default `title`. */
  readonly spoken?: string;
  /** Proper names: a question that contains one, or a word of equal sound, refers to this entity. */
  readonly names?: readonly string[];
  /** Misspellings of its names by speech recognisers. */
  readonly heardAs?: readonly string[];
  /** The card's words, which match descriptions: "the email one". */
  readonly texts?: readonly string[];
  /**
   * Answers by field name; the first one answers a general question. Some fields are computed: of a tool
   * `where`, `in-<kind>` and `without-<kind>`, with the matching works as `members`; of a work `with` (its
   * tools) and `common-<id>` (tools shared with another work).
   */
  readonly fields: Fields;
  /** Answer to a question that no field covers. */
  readonly nothing?: string;
  /** Entities of a group, in the order of its answer. */
  readonly members?: readonly string[];
  /** Year and month, `2021-09`; without `until`, ongoing. */
  readonly since?: string;
  readonly until?: string;
  /** Id of the entry that the answer is about, which resolves "And before that?" after the current job. */
  readonly about?: string;
  /** Page action during the answer. */
  readonly action?: GuideAction;
}

/** Lines that may repeat in a call: their first sentence can have several wordings. */
export type RepeatedLine = 'declined' | 'notWritten' | 'unsure' | 'toldAll' | 'whichOne' | 'hangUp';

/** Utterances that are not questions and that their wording shows; each has a line. */
export type SmallAct =
  | 'reword'
  | 'wait'
  | 'neverMind'
  | 'quiet'
  | 'rude'
  | 'praise'
  | 'mood'
  | 'introduce'
  | 'invent'
  | 'joke'
  | 'sleep'
  | 'leave';

/**
 * The guide's own lines; each is a list of sentences, spoken and shown in order. `unsureAgain` and the like
 * are other wordings of a first sentence, one sentence each.
 */
export interface GuideLines
  extends
    Readonly<Partial<Record<`${RepeatedLine}Again`, readonly string[]>>>,
    Readonly<Partial<Record<SmallAct, readonly string[]>>> {
  readonly greeting: readonly string[];
  /** Answer to questions about anything outside of the content. */
  readonly declined: readonly string[];
  /**
   * Answer to repeated questions about a missing fact; also replaces a language model's unsupported
   * sentences.
   */
  readonly notWritten: readonly string[];
  /** Answer to an utterance that was not understood. */
  readonly unsure: readonly string[];
  /** Asked after an unusual farewell; "yes" ends the call. */
  readonly hangUp: readonly string[];
  readonly goodbye: readonly string[];
  readonly timeUp: readonly string[];
  /** After "no" to an offer. */
  readonly asYouLike: readonly string[];
  /** Before a repeated sentence, when the visitor asks for slower speech. */
  readonly onePace: readonly string[];
  /** When no field of an entity is left to say. */
  readonly toldAll: readonly string[];
  /** After an empty line or a sound without words. */
  readonly listening: readonly string[];
  /** After a request to repeat or continue, before the first answer. */
  readonly nothingYet: readonly string[];
  /** Asked when several entities have the requested field and the question names none. */
  readonly whichOne: readonly string[];
  /** Asked once in a call, after the second answer; without it the guide asks nothing. */
  readonly need?: readonly string[];
  /** Said to a need that resembles no work, before the way to write to the owner. */
  readonly needUnknown?: readonly string[];
  /** Asked after a work that resembles the visitor's need; "yes" asks for its result. */
  readonly needOffer?: readonly string[];
  /** Before a comparison of two entities. */
  readonly sideBySide: readonly string[];
}

/** All that a guide knows, as plain data derived from a content. */
export interface Knowledge {
  readonly entities: readonly Entity[];
  readonly lines: GuideLines;
  /** The owner's names, the full name first. */
  readonly ownerNames: readonly string[];
  /** Suggestions without a better match, best first. */
  readonly starters: readonly Target[];
  /** Targets that "yes" selects after the greeting. */
  readonly greetingOffers: readonly Target[];
}
