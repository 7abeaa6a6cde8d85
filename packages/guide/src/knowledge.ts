/** A field of an entity, as `entity/field`. */
export type Target = string;

/** What the page is asked to do beside an answer: one of its tools, by name. */
export interface GuideAction {
  readonly name: string;
  readonly arguments: unknown;
}

/** What is said when one field of one entity is asked for. */
export interface Answer {
  /** Spoken sentences; together at most 30 words. */
  readonly says: readonly string[];
  /** The rest, told when the visitor asks for more of the same. */
  readonly more?: readonly string[];
  /** The content does not hold it, and `says` says so by name. */
  readonly isUnwritten?: true;
  /** Left out when the visitor asks to go on: it repeats other answers. */
  readonly isAside?: true;
  /** What "yes" takes after it. */
  readonly offers?: readonly Target[];
  readonly action?: GuideAction;
  /** Ids of the entities that it lists, in the order told. */
  readonly members?: readonly string[];
}

/** The fields of an entity by name, each with what is said when it is asked for. */
export type Fields = Readonly<Record<string, Answer>>;

/** The kinds of entity that the model knows. A content has any number of each. */
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

/** Something that can be asked about: an entry of the page, a group of them, a year, a topic. */
export interface Entity {
  readonly id: string;
  readonly kind: EntityKind;
  /** Short name, for suggestions. */
  readonly title: string;
  /** As in "Do you mean …?"; default `title`. */
  readonly spoken?: string;
  /** Proper names: one of them in a question means this entity; equal sounds count as well. */
  readonly names?: readonly string[];
  /** What a speech recogniser makes of its names. */
  readonly heardAs?: readonly string[];
  /** The card's own words, by which a description is recognised: "the email one". */
  readonly texts?: readonly string[];
  /**
   * By name of the field; the first is told when nothing particular is asked. Some are found by more than words: of a
   * tool `where`, `in-<kind>` and `without-<kind>`, with the works that are meant as `members`; of a work `with` (its
   * tools), and `common-<id>` (what it shares with another).
   */
  readonly fields: Fields;
  /** Said when something is asked of it that no field holds. */
  readonly nothing?: string;
  /** Of a group: its entities, in the order in which it tells them. */
  readonly members?: readonly string[];
  /** Year and month, `2021-09`; `until` is missing while it lasts. */
  readonly since?: string;
  readonly until?: string;
  /** The entry that its answer is about: "And before that?" after what is done now. */
  readonly about?: string;
  /** What the page shows while it is talked about. */
  readonly action?: GuideAction;
}

/** Lines that may come up several times in a call: their first sentence can have other wordings. */
export type RepeatedLine = 'declined' | 'notWritten' | 'unsure' | 'toldAll' | 'whichOne';

/**
 * The guide's own lines; each is sentences that are spoken and shown one after another. `unsureAgain` and the like are
 * other wordings of a first sentence, one sentence each.
 */
export interface GuideLines extends Readonly<Partial<Record<`${RepeatedLine}Again`, readonly string[]>>> {
  readonly greeting: readonly string[];
  /** Said to what is of the rest of the world. */
  readonly declined: readonly string[];
  /** Said when asked again for what is not written; stands for what a language model said and the content does not hold. */
  readonly notWritten: readonly string[];
  /** Said to what was not understood. */
  readonly unsure: readonly string[];
  /** Asked after a farewell in uncommon words; "yes" ends the call. */
  readonly hangUp: readonly string[];
  readonly goodbye: readonly string[];
  readonly timeUp: readonly string[];
  /** After "no" to an offer. */
  readonly asYouLike: readonly string[];
  /** Before a repeated sentence, when asked to speak slower. */
  readonly onePace: readonly string[];
  /** When all of an entity was told. */
  readonly toldAll: readonly string[];
  /** After a blank line or a sound without words. */
  readonly listening: readonly string[];
  /** Nothing was said yet that could be repeated or continued. */
  readonly nothingYet: readonly string[];
  /** Asked where the same is asked of several, and nothing says of which. */
  readonly whichOne: readonly string[];
  /** Before two entities are told side by side. */
  readonly sideBySide: readonly string[];
}

/** Everything that a guide knows; plain data, derived from a content. */
export interface Knowledge {
  readonly entities: readonly Entity[];
  readonly lines: GuideLines;
  /** Every word by which the owner is called, the whole name first. */
  readonly ownerNames: readonly string[];
  /** Offered where nothing is near, best first. */
  readonly starters: readonly Target[];
  /** What "yes" takes after the greeting. */
  readonly greetingOffers: readonly Target[];
}
