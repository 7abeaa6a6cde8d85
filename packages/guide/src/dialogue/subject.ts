/** What the page is asked to do beside an answer: one of its tools, by name. */
export interface GuideAction {
  readonly name: string;
  readonly arguments: unknown;
}

/** What is said when one field of one subject is asked for. */
export interface Answer {
  /** Spoken sentences. */
  readonly says: readonly string[];
  /** Said when the same is asked again. */
  readonly more?: readonly string[];
  /** Ways to ask for it, searched like those of a subject. */
  readonly asks?: readonly string[];
  /** Texts with further words by which this answer is found; never said. */
  readonly foundBy?: readonly string[];
  /** The content does not hold it and says so by name: an honest decline. */
  readonly isUnwritten?: true;
  /** Left out when the visitor asks for more and more: computed answers that repeat others. */
  readonly isAside?: true;
  /** What "yes" takes after it, as targets. */
  readonly offers?: readonly string[];
  readonly action?: GuideAction;
  /** Subjects that it lists. */
  readonly members?: readonly string[];
}

/** Something that can be asked about: an entry of the page, a group of them, a year, a topic. */
export interface Subject {
  readonly id: string;
  /** Subjects of one kind can stand for one another: "the project", "the second one", "and Night Shift?". */
  readonly kind: string;
  /** Works are made with parts: "Which jobs used Docker?", "Does Heron use Redis?". */
  readonly role?: 'work' | 'part';
  /** Short name, for suggestions. */
  readonly title: string;
  /** Proper names: one of them in a question means this subject; equal sounds count as well. */
  readonly names?: readonly string[];
  /** Descriptions that mean it, word for word ("email tracking platform"). */
  readonly aliases?: readonly string[];
  /** What a speech recogniser makes of its names ("and eight end"). */
  readonly heardAs?: readonly string[];
  /** Its name is an ordinary word as well ("night shift"), which may be meant where nobody here is pointed at. */
  readonly isEveryday?: true;
  /** Words that tell it from others of its kind: "the email one". */
  readonly marks?: readonly string[];
  /** Ways to ask for it in general. */
  readonly asks?: readonly string[];
  /** Further words that may stand in a question about it and ask for nothing particular: "a React developer". */
  readonly knows?: readonly string[];
  /** By field; the first is what is told when nothing particular is asked. */
  readonly fields: Readonly<Record<string, Answer>>;
  /** The entry that its answer is about: "And before that?" after what he does now. */
  readonly about?: string;
  /** Members of a group, in the order in which it tells them. */
  readonly members?: readonly string[];
  /** Subjects that it is made with. */
  readonly uses?: readonly string[];
  /** Year and month; orders subjects of one kind in time. */
  readonly since?: string;
  /** "Do you mean Heron?" */
  readonly offer?: string;
  /** The same as a second choice: "Or do you mean Rehearsal?" */
  readonly or?: string;
  /** What else can be asked of it, said after a decline, and the fields that it names. */
  readonly menu?: { readonly says: string; readonly fields: readonly string[] };
  /** Said when nothing of it fits the question: that nothing is found about that. */
  readonly nothing?: string;
  /** What the page shows while it is talked about. */
  readonly action?: GuideAction;
}

/** How a field is asked for. The guide learns from both to tell fields apart, also in words that stand in neither. */
export interface FieldRule {
  readonly id: string;
  /** Words and fragments that ask for it: "made with". */
  readonly cues: readonly string[];
  /** Whole questions as visitors put them, without a name: some twenty make a field known, a hundred well known. */
  readonly asks?: readonly string[];
}

/** Questions that the guide learns from and searches in none of them. */
export interface GuideExamples {
  /** Ways to ask for a topic, by target, beside the asks of the subjects. */
  readonly topics?: Readonly<Record<string, readonly string[]>>;
  /** Asked in the midst of a talk about an entry, and for nothing of it: "Could I write to him?" */
  readonly beside?: readonly string[];
  /** What is asked of one entry in the midst of a talk about it, without its name, by target. */
  readonly details?: Readonly<Record<string, readonly string[]>>;
  /** Of the rest of the world: declined, whatever they name. */
  readonly offTopic?: readonly string[];
}

/** What a visitor can do besides asking. The list is closed: each has its handling and its test. */
export const ACTS = [
  'repeat',
  'more',
  'yes',
  'no',
  'stop',
  'slower',
  'acknowledge',
  'thanks',
  'greeting',
  'real',
  'maker',
  'frustration',
  'human',
  'callback',
  'language',
  'spelling',
  'goodbye',
] as const;
export type Act = (typeof ACTS)[number];

/** How an act is said. Those that only answer name the subject that does. */
export interface ActRule {
  /** The whole utterance but for courtesies; for `goodbye` word for word, for the others nearly. */
  readonly phrases: readonly string[];
  readonly answeredBy?: string;
}

/** The guide's own lines. */
export interface GuideLines {
  readonly greeting: readonly string[];
  readonly declined: readonly string[];
  readonly goodbye: readonly string[];
  readonly timeUp: readonly string[];
  /** After "no" to an offer. */
  readonly asYouLike: readonly string[];
  /** Before a repeated sentence, when asked to speak slower. */
  readonly onePace: readonly string[];
  /** When all of a subject was told. */
  readonly toldAll: readonly string[];
  /** After a blank line or a sound without words. */
  readonly listening: readonly string[];
  /** Nothing was said yet that could be repeated or continued. */
  readonly nothingYet: readonly string[];
  /** "The next one", and no list is open; names the first starters, which are offered. */
  readonly whichOne: readonly string[];
  /** Before two subjects are told side by side. */
  readonly sideBySide: readonly string[];
}

/** Everything that a guide knows and how it is asked for; plain data. */
export interface GuideContent {
  readonly subjects: readonly Subject[];
  readonly fields: readonly FieldRule[];
  readonly examples?: GuideExamples;
  /**
   * How much each word says for what is asked, as learned from calls: by what is asked (`work/result`) and of what (the
   * id of a subject), rows of a word and its weight in tenths (`pay 12 why -8`). Without it, examples and what is told
   * say it alone.
   */
  readonly words?: Readonly<Record<string, string>>;
  readonly acts: Readonly<Record<Act, ActRule>>;
  readonly lines: GuideLines;
  /** Names that say nothing, since all is about them: the owner's. */
  readonly ownerNames: readonly string[];
  /** Names of the guide, which may open or close any utterance. */
  readonly guideNames: readonly string[];
  /** Said before or after anything without a meaning of its own: "please", "well", "thank you". */
  readonly courtesies: readonly string[];
  /** Said beside a farewell, and none alone: "I have what I came for. Goodbye!" */
  readonly partings?: readonly string[];
  /** Phrases of `goodbye` that are nothing else: they end a call after whatever asks nothing and a comma or a full stop. */
  readonly farewells?: readonly string[];
  /** Those that mean nothing at the end of a question either: "please"; not "good" ("Is he good?"). */
  readonly closings: readonly string[];
  /** What begins a correction: "no, I meant". */
  readonly corrections: readonly string[];
  /** Words of other languages, two of which make an utterance foreign. */
  readonly foreignWords: readonly string[];
  /** Targets offered where nothing is near, best first; they are named in `lines.declined`. */
  readonly starters: readonly string[];
  /** Kind nouns, singular and plural: "job", "jobs", "company". */
  readonly kindNouns: Readonly<Record<string, readonly string[]>>;
  /** Verbs that mean one of a kind beside "first" or "longest": "stayed" for a job. */
  readonly kindVerbs?: Readonly<Record<string, readonly string[]>>;
  /** What "yes" takes after the greeting. */
  readonly greetingOffers: readonly string[];
}
