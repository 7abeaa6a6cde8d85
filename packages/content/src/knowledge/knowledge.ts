/** What a guide is made from: what can be asked about, and what is said of it. Structural; no guide is imported. */

/** `entity/field`. */
export type Target = string;

export interface Answer {
  /** Spoken sentences, at most two and 30 words together where the content's own sentences allow it. */
  readonly says: readonly string[];
  /** The rest, told when the visitor asks for more of the same. */
  readonly more?: readonly string[];
  /** The content does not hold it, and `says` says so by name. */
  readonly isUnwritten?: true;
  /** Never told by "go on": it repeats other answers. */
  readonly isAside?: true;
  /** What "yes" takes afterwards. */
  readonly offers?: readonly Target[];
  readonly action?: {
    readonly name: 'showEntry' | 'book' | 'openContact' | 'endCall';
    readonly arguments: unknown;
  };
  /** Ids of entities that it lists, in the order told. */
  readonly members?: readonly string[];
}

/** What can be asked of an entity, and what is said then. */
export type Fields = Readonly<Record<string, Answer>>;

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

export interface Entity {
  readonly id: string;
  readonly kind: EntityKind;
  /** Short name within a sentence: "the job at Acme Outreach". */
  readonly title: string;
  /** As in "Do you mean …?"; the title unless given. */
  readonly spoken?: string;
  /** Proper names. */
  readonly names?: readonly string[];
  /** What a speech recogniser makes of the names. */
  readonly heardAs?: readonly string[];
  /** The card's words, by which a description is recognised: "the email one". */
  readonly texts?: readonly string[];
  /** The first is told when nothing particular is asked. */
  readonly fields: Fields;
  /** Said of a field that it lacks. */
  readonly nothing: string;
  readonly members?: readonly string[];
  /** Year and month. */
  readonly since?: string;
  readonly until?: string;
  /** Id of the entity that a topic's answer is about. */
  readonly about?: string;
  /** What the page shows while it is talked about. */
  readonly action?: NonNullable<Answer['action']>;
}
