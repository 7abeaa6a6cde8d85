/**
 * Words that carry no topic in a question to a guide. Pronouns of the third person go, since everything here is about
 * one person; so do fillers ("please", "exactly"), which would otherwise count as things that nobody knows.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after again all also am an and any anybody anyone anything are as asking at be because been before
  being but by came can could currently curious describe detail details did didnt do does doesnt doing done dont during
  each either elaborate else ever every exactly for from further gave get gets getting give given go goes going got had
  happen happened happening happens has hasnt have having he hear her here hers hes hi him himself his i id if ill im in info information
  interested into is isnt it its ive just kind know knows lets like likes little look looking lot lots made maybe me mean
  might mine more most much must my near need needs no nor not of off ok okay on once one ones only onto or other others
  our ours out over own part particular perhaps please possible pretty question quite rather really regarding right said
  same saw say says see seem seems shall she should show so some somebody somehow someone something somewhere sort still
  stuff such sure take takes talking tell telling tells told than that thats the their theirs them themselves then there these they
  theyre thing things think this those to too toward under up upon us use used uses using usually various very want wants
  was wasnt way we well were weve what whats whatever when whether which while whole will wish with wondering wont would
  yes yet new two three four five six seven eight nine ten`.split(/\s+/u),
);

/** Words that shape a question more than they name its topic: they break ties and decide little. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `how often where who whom whose why you your yours yourself youre`.split(/\s+/u),
);

/** Words by which a question says that it is about somebody here: the owner, the guide, the visitor, this place. */
export const HERE_WORDS: ReadonlySet<string> = new Set(
  `he him his himself hes she her hers herself shes you your yours yourself youre i im id ive ill my mine we our ours us
  this these here`.split(/\s+/u),
);

/** Commands that ask for words, which is what the guide gives; what they are about comes after them. */
export const TELLING_WORDS: ReadonlySet<string> = new Set(
  'compare define explain introduce list mention name outline present summarise summarize talk teach walk'.split(' '),
);

/** Words that judge or compare in general: what is judged must be known. */
export const JUDGING_WORDS: ReadonlySet<string> = new Set(
  `best better worst worse difference dangerous dead fastest cheapest biggest tallest richest newest oldest meaning
  world earth universe country countries people history`.split(/\s+/u),
);

/** Requests for words, which is what the guide gives, or for what he can show: no orders. */
export const GIVING_WORDS: ReadonlySet<string> = new Set([
  ...TELLING_WORDS,
  ...'tell show give send say describe help do'.split(' '),
]);

/** Words that say how a question is built, not which field it asks for. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  `a an the he him his she her hers they them their theirs it its that this these those there i me my mine we us our
  you your yours is are am was were be been being has have had do does did would could can will shall should may might
  and but so then or if just actually exactly really also even ever too very quite please some any
  to by s`.split(/\s+/u),
);

/** Who is asked about when it is not the visitor. */
export const PERSON_WORDS = 'you your he him his she her this here talking speaking'.split(' ');

/** Something said before is meant. */
export const REFERENCES: ReadonlySet<string> = new Set('it its that this there them they those one ones'.split(' '));

/** The owner is meant. */
export const OWNER: ReadonlySet<string> = new Set('he him his himself she her hers herself'.split(' '));

/** The guide is meant, or the owner. */
export const YOU: ReadonlySet<string> = new Set('you your yours yourself'.split(' '));

/** Earlier in a list or in time. */
export const BEFORE: ReadonlySet<string> = new Set([
  'before',
  'previous',
  'previously',
  'earlier',
  'prior',
  'preceding',
]);

/** Later in a list or in time. */
export const AFTER: ReadonlySet<string> = new Set(['after', 'afterwards', 'next', 'later', 'following', 'since']);

/** With one of these an utterance asks, and is no act said in other words. */
export const ASKING: ReadonlySet<string> = new Set([
  'what',
  'who',
  'how',
  'why',
  'when',
  'where',
  'which',
  'is',
  'was',
  'did',
]);

/** It is asked in the past. */
export const PAST: ReadonlySet<string> = new Set(['did', 'was', 'were', 'had']);

/** Others than the one in focus. */
export const OTHERS: ReadonlySet<string> = new Set(['other', 'others', 'else', 'similar', 'anything', 'more']);

/** A tool is used. */
export const USING: ReadonlySet<string> = new Set(['use', 'used', 'using', 'else']);

/** The members of a list. */
export const THEM: ReadonlySet<string> = new Set(['them', 'these', 'those', 'which', 'ones']);

/** Words of a question that picks from a group by what its members know. */
export const CHOOSING: ReadonlySet<string> = new Set(['which', 'what', 'any', 'is', 'are', 'one']);

/** Words after which a name alone asks for the same field of another subject. */
export const ELLIPSIS: ReadonlySet<string> = new Set(['what', 'how', 'about', 'same', 'for', 'with', 'in', 'other']);

/** What follows the verb of a command: "set an alarm", "play some music". */
export const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'me']);

/** What "how" asks a quantity with. */
export const QUANTITIES: ReadonlySet<string> = new Set([
  'many',
  'much',
  'far',
  'tall',
  'big',
  'old',
  'deep',
  'high',
  'heavy',
]);

/** "How do I", "What can I". */
export const HELPERS: ReadonlySet<string> = new Set(['do', 'can', 'should', 'must']);

/** "Can you", "Would you". */
export const REQUESTS: ReadonlySet<string> = new Set(['can', 'could', 'will', 'would']);

/** One thing of a kind is meant: "the job". */
export const ARTICLES: ReadonlySet<string> = new Set(['the', 'this', 'that', 'his', 'her']);

/** Places in a list, beside the numbers. */
export const PLACES: ReadonlySet<string> = new Set(['last', 'latter', 'final', 'former', 'both', 'next', 'previous']);
