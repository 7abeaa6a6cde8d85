/**
 * Words that carry no topic in a question to a guide. Pronouns of the third person go, since everything here is about
 * one person; so do fillers ("please", "exactly"), which would otherwise count as things that nobody knows.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after again all also am among an and any anybody anyone anything are as asking at be because been before
  being between but by came can could currently curious describe detail details did didnt do does doesnt doing done dont during
  each either elaborate else ever every exactly find for from further gave get gets getting give given go goes going got had
  happen happened happening happens has hasnt have having he hear her here hers hes hi him himself his i id if ill im in info information
  interested into is list listed enumerate through walk isnt it its ive just kind know knows lets like likes little look looking lot lots made maybe me mean means meaning
  might mine more most much must my near need needs no nor not of off ok okay on once one ones only onto or other others
  our ours out over own part particular perhaps please possible pretty question quite rather really regarding right said
  same saw say says see seem seems shall she should show so some somebody somehow someone something somewhere sort still
  stuff such sure take takes talking tell telling tells told than that thats the their theirs them themselves then there these they
  theyre thing things think this those to too toward under up upon us use used uses using usually various very want wants
  was wasnt way we well were weve what whats whatever when whether which while whole will wish with wondering wont would
  kindly enlighten gimme lemme gonna wanna gotta gist lowdown rundown concerning ought supposed took taken
  yes yet two three four five six seven eight nine ten`.split(/\s+/u),
);

/** Words that shape a question more than they name its topic: they break ties and decide little. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `how often where who whom whose why you your yours yourself youre`.split(/\s+/u),
);

/** Words that judge or compare in general: what is judged must be known. */
export const JUDGING_WORDS: ReadonlySet<string> = new Set(
  `best better worst worse difference dangerous dead fastest cheapest biggest tallest richest newest oldest meaning
  history`.split(/\s+/u),
);

/** Words that say how a question is built, not which field it asks for. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  `a an the he him his she her hers they them their theirs it its that this these those there i me my mine we us our
  you your yours is are am was were be been being has have had do does did would could can will shall should may might
  and but so then or if just actually exactly really also even ever too very quite please some any
  to by s`.split(/\s+/u),
);

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

/** It is asked in the past. */
export const PAST: ReadonlySet<string> = new Set(['did', 'was', 'were', 'had', 'could', 'went']);

/** Others than the one in focus. */
export const OTHERS: ReadonlySet<string> = new Set(['other', 'others', 'else', 'similar', 'anything', 'more']);

/** The rest of a kind. */
export const ANOTHER: ReadonlySet<string> = new Set(['other', 'others', 'another']);

/** Those of a list that was told. */
export const THOSE: ReadonlySet<string> = new Set(['them', 'these', 'those', 'they', 'any', 'each']);

/** Others of its sort. */
export const ALIKE: ReadonlySet<string> = new Set(['like', 'similar', 'such']);

/** "Can you", "Would you". */
export const REQUESTS: ReadonlySet<string> = new Set(['can', 'could', 'will', 'would']);

/** One thing of a kind is meant: "the job". */
export const ARTICLES: ReadonlySet<string> = new Set(['the', 'this', 'that', 'his', 'her']);

/** The first in time, and the last. */
export const OLDEST: ReadonlySet<string> = new Set(['older', 'oldest', 'earliest']);
export const NEWEST: ReadonlySet<string> = new Set(['newer', 'newest', 'latest', 'younger', 'youngest']);

/** Places in a list, beside the numbers. */
export const PLACES: ReadonlySet<string> = new Set([
  'last',
  'latter',
  'final',
  'former',
  'both',
  'next',
  'previous',
  'middle',
]);

/** After one of these stands whose doing is asked: "How do herons fly?", "Can I hire him?" */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  'do does did can could should would will must may might is are was were has have had shall makes'.split(' '),
);

/** Nobody in particular. */
export const ANYBODY: ReadonlySet<string> = new Set(
  `a an people person human humans man men woman women everyone everybody anyone anybody someone somebody most many all
  some every kids children other others`.split(/\s+/u),
);

/** What a visitor may do here: "How do I reach him?" */
export const DEALINGS: ReadonlySet<string> = new Set(
  `ask book call contact email engage expect find get give go have hear hire know leave mail meet message pay phone reach
  read repeat reschedule schedule see run send speak stop talk trust visit wait watch be need open copy
  delete remove end look view download`.split(/\s+/u),
);

/** They say whose doing it is, if nothing before them does: somebody here. */
export const ANCHORS: ReadonlySet<string> = new Set(
  `he him his himself she her hers herself you your yours yourself here this`.split(/\s+/u),
);

/** What a word means is asked with these, and what is so in general. */
export const DEFINING: ReadonlySet<string> = new Set(
  'mean means meaning define definition stand stands world earth universe country countries'.split(' '),
);

/** With "the" before them they are things of this place. */
export const PLACES_HERE: ReadonlySet<string> = new Set(
  'owl site website page portfolio transcript call calendar button card cards projects jobs principles developer'.split(
    ' ',
  ),
);

/** The visitor, and whoever else the owner works for. */
export const VISITORS: ReadonlySet<string> = new Set([
  'i',
  'my',
  'we',
  'our',
  'client',
  'clients',
  'customer',
  'customers',
]);

/** One thing is pointed at: "the email thing". */
export const POINTING: ReadonlySet<string> = new Set(['the', 'this', 'that', 'his', 'your']);

/** What a work may be called after its marks: "the interview app". */
export const THINGS: ReadonlySet<string> = new Set(
  `app application automation board bot flow flows line platform program site software stuff system thing tool tracker
  trainer work`.split(/\s+/u),
);

/** Contractions without their apostrophe, and what they are in full: "whats", "didnt", "youve". */
export const CONTRACTIONS: readonly (readonly [short: RegExp, full: string])[] = [
  [/^(what|who|how|where|when|why|that|there|he|she|which)s$/u, '$1 is'],
  [/^(what|who|how|where|when|why)d$/u, '$1 did'],
  [/^(do|does|did|is|are|was|has|could|should|would)nt$/u, '$1 not'],
  [/^(you|they)re$/u, '$1 are'],
  [/^(i|you|they)ve$/u, '$1 have'],
  [/^can(no)?t$/u, 'can not'],
  [/^wont$/u, 'will not'],
  [/^im$/u, 'i am'],
  [/^id$/u, 'i would'],
  [/^(i|that|it|this|there|he|she|they|you|what|who)ll$/u, '$1 will'],
  [/^lets$/u, 'let us'],
  [/^whereabouts$/u, 'where'],
];

/** Written in one word, in two, or with a hyphen: one word here. */
export const COMPOUND =
  /(?:(?<=\b\p{L})-(?=\p{L})|(?<=\b(?:front|back))[ -]+(?=end\b)|(?<=\be)[ -]+(?=mails?\b|commerce\b|learning\b)|(?<=\bfull)[ -]+(?=stack\b)|(?<=\bc) (?=v\b))/gu;

/** "Heron's" is the name; "what's" is not. */
export const POSSESSIVE = /\b(?!(?:what|who|how|where|when|why|which|that|there|it|let|he|she)['’])(\p{L}+)['’]s\b/giu;
/** "Why on earth" asks why. */
export const EMPHASIS =
  /(?<=\b(?:what|who|how|where|when|why)) (?:on earth|in the world|the hell|the heck)\b|\b(?:some|any)thing like (?:that|this|it)\b(?= \w)|\bwhen (?:it|he)(?:[’']?s| is) at home\b/giu;

/** Sounds that English spelling writes in several ways, in the order in which they are replaced. */
export const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/gu, 'f'],
  [/gh(?=t)/gu, ''],
  [/tch|ch|sh/gu, 'x'],
  [/kn/gu, 'n'],
  [/wh/gu, 'w'],
  [/ck|qu|q|c(?![eiy])/gu, 'k'],
  [/c/gu, 's'],
  [/z/gu, 's'],
  [/v/gu, 'f'],
  [/dge?|g(?=[eiy])/gu, 'j'],
  [/[^a-z0-9]|[hwy](?![aeiou])/gu, ''],
];

/** Sounds that are easily taken for one another. */
export const NEAR_SOUNDS: readonly (readonly [sound: RegExp, near: string])[] = [
  [/[mn]/gu, 'n'],
  [/[bp]/gu, 'p'],
  [/[dt]/gu, 't'],
  [/[gkj]/gu, 'k'],
];

/** Places in a list, in order. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

/** Numbers, in order. */
export const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

/** The one person everything is about: "What has he built?" and "What has Omar built?" are one question. */
export const PERSON_WORDS: ReadonlySet<string> = new Set(['he', 'him', 'his', 'she', 'her', 'they', 'them', 'their']);

/** What a question is wrapped in: "What is the fit check?" and "fit check" are one question. */
export const OPENING_WORDS: ReadonlySet<string> = new Set(
  'what whats is are the a an tell me about give please this so and'.split(' '),
);

/** Two questions at once: at the end of a sentence, or before a question word. */
export const BORDER =
  /(?<=[.?!;:])\s+|,?\s+(?:and|also|plus)\s+(?=(?:what|how|why|when|where|who|which|is|does|did|can|could|was|has)\b)/iu;

/** Where what is asked in the end may begin: a question word with its verb. */
export const END =
  /\b(?:(?:what|how|why|when|where|who|which)(?: \w+)? (?:is|are|was|were|do|does|did|can|could|would|will|has|have)|(?<=[,.:;] (?:and |but |so |or )?)(?:has|did|does|is|was|can|could|would|will)) \w/giu;
/** What begins a question. */
export const QUESTION =
  /\?|^(?:and |but |so |or |then |also |well |oh |,)*(?:what|how|why|when|where|who|whom|which|is|are|was|were|does|do|did|can|could|would|will|has|have|should|tell|show|give|name|list)\b/iu;
