import lists from './lists.json' with { type: 'json' };

/** Another language needs its own folder and model. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const toForms = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([form, others]) => others.split(' ').map((word) => [word, form] as const)));
const phrases = (list: string): readonly string[] => list.split('|').map((phrase) => phrase.trim());

/** These words build a question but do not name its subject. */
export const GRAMMAR = set(lists.grammar);

/** These words mean the owner, the guide or this site. */
export const HERE = set('he him his himself she her hers herself you your yours yourself here this');

export const FILLERS = /\b(?:actually|really|exactly|basically|just|simply|honestly) (?=\S)/giu;

/** "hire him", "hire her" and "hire Omar" become one utterance. */
export const PRONOUNS = set('he she they him her them his hers their theirs himself herself themselves');

/** "Who are they?" becomes "Who is he?". Other verbs change only before "they". */
export const SINGULAR = new Map(Object.entries({ are: 'is', were: 'was', have: 'has', do: 'does' }));

/** They share weights. "Prize" becomes "award" so that it does not match "price". */
export const SYNONYMS = toForms(lists.synonyms);

/** Everyday words that few portfolios are about: where the content lacks them, they share weights. */
export const EVERYDAY = toForms(lists.everyday);

/** "Our invoices are typed by hand", "I need a website": begins a stated need. */
export const STATES_NEED = new RegExp(lists.statesNeed, 'u');

export const REFERENCES = set('it its that this there them they those these one ones');

/** These phrases look like references but refer to nothing. */
export const NO_REFERENCE =
  /\bit (?:true|right|correct|possible|likely)(?: that)?\b|\b(?:is|are|was|were) there\b|\bthis (?:site|website|page|portfolio|year|month|week)\b|\bth(?:is|at) \w+ (?:thing|stuff)\b|\b(?:something|anything|tool|one) (?:that|of|he|she|they)\b/gu;

export const REFERENCE_TO_ONE = /\b(?:it|its|that|this|there|one)\b/u;

/** After these, a name like "Go", "Will" or "May" is a verb. */
export const BEFORE_VERB = set('i you he she it they we us to please');
export const AFTER_VERB = set('i you he she it they we us me there on ahead back to into through over away further');

export const COMMON: ReadonlySet<string> = new Set([...GRAMMAR, ...set(lists.common)]);

/** The stemmer does not join these. */
export const BASE_FORMS = toForms(lists.baseForms);

/** Visitors' words for a trouble, by the word of the cards. */
export const NEED_SYNONYMS = toForms(lists.needSynonyms);

const toPatterns = (table: Readonly<Record<string, string>>, flags: string) =>
  Object.entries(table).map(([source, by]) => [new RegExp(source, flags), by] as const);

/** Contractions are written with or without an apostrophe. */
export const CONTRACTIONS = toPatterns(lists.contractions, 'u');

/** Joins words that are written as one, as two or with a hyphen. */
export const COMPOUND =
  /(?:(?<=\b\p{L})-(?=\p{L})|(?<=\b(?:front|back))[ -]+(?=end\b)|(?<=\be)[ -]+(?=mails?\b|commerce\b|learning\b)|(?<=\bgit)[ -]+(?=hub\b)|(?<=\blinked)[ -]+(?=in\b)|(?<=\b(?:java|type))[ -]+(?=script\b)|(?<=\bfull)[ -]+(?=(?:stack|time)\b)|(?<=\bpart)[ -]+(?=time\b))/gu;

/** Joins letters that are spoken one by one: "s q l", "c.v.", "a i"; otherwise "a" and "i" begin no such word. */
export const SPELLED_OUT = /(?<=\b(?:[b-hj-z]|a(?=\.? i\b)))(?:\.? |\.)(?=[a-z]\b)/gu;

/** "Heron's" is a possessive name; "what's" is not. */
export const POSSESSIVE = /\b(?!(?:what|who|how|where|when|why|which|that|there|it|let|he|she)['’])(\p{L}+)['’]s\b/giu;

/** British and American spellings become one. */
export const SPELLINGS = toPatterns(lists.spellings, 'u');

/** Spellings of equal sounds, in the order of replacement. */
export const SOUNDS = toPatterns(lists.sounds, 'gu');

/** Nouns that visitors use for each kind of entity. */
export const KIND_NOUNS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(lists.kindNouns).map(([kind, nouns]) => [kind, phrases(nouns)]),
);

/** "The theatre job", "the weather thing": the word before describes an entry. */
export const DESCRIBED = set('job project company place thing one certificate award prize');

export const POSSESSIVES = set('his her their');

/** "The first", and not "which came first". */
export const BEFORE_FIRST: ReadonlySet<string> = set('the that this his her their your and about of very');

/** "A heron", "my rehearsal": a common noun. */
export const BEFORE_ANY = set('a an my any very');
export const toPlural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
export const LAST = set('last latter final');
export const MIDDLE = 'middle';
export const OLDEST = set('older oldest earliest');
export const NEWEST = set('newer newest latest younger youngest');
export const BEFORE = set('before previous previously earlier prior preceding');
export const AFTER = set('after afterwards next later following');
export const PLACE_WORDS: ReadonlySet<string> = new Set([
  ...ORDINALS,
  MIDDLE,
  ...LAST,
  ...OLDEST,
  ...NEWEST,
  ...BEFORE,
  ...AFTER,
]);
export const OTHER = set('other others another');
/** A follow-up without a subject: "And the next?", "Why?". */
export const BARE: ReadonlySet<string> = new Set([
  ...set('and but so then the it that this what which why how when where who whom one ones kind'),
  ...set('about from for with by of to at in on since until long many much often well not'),
  ...PLACE_WORDS,
  ...OTHER,
]);

export const GUIDE_NAMES = phrases('asad | assad | mister owl | mr owl');

/** They end a call. */
export const FAREWELLS = new RegExp(`(?<= |^)(?:${lists.farewells})(?= |$)`, 'gu');

/** Matches "yes" to the question to hang up; all other words go on. */
export const AGREES = new RegExp(lists.agreeing, 'u');

/** These words mean nothing next to a farewell. */
export const COURTEOUS = set(lists.courteous);

/** These words mean nothing before a question. */
export const OPENING =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day)|excuse me|please|so|well|ok|okay|um|uh|er)(?: there| asad| owl)?[,.!]*\s+)+(?=\S+\s+\S)/iu;

/** Begins a correction; only the words after it count. */
export const CORRECTION =
  /(?:^|[,.;:!?–-]\s*|\s)(?:(?:no|oh|sorry|wait|oops|actually|well)[, ]+)*(?:i (?:actually )?meant?(?: to (?:say|ask))?|i was (?:asking|talking) about|i asked about|i said|rather|correction|no[, ]+not that|not that one|(?<=^|[,.;:!?–-]\s*)(?:no|sorry|wait)|(?:no|sorry|wait)(?=[,:.]))[,:.]?\s+(?=\S)/giu;

/** Two of them make an utterance foreign. */
export const FOREIGN = set(lists.foreign);

export const POLAR = set('is are was were does do did can could will would has have had should');

/** Words that negate a question: "which did not". */
export const NEGATIONS = set('not never without');

export const DOES = set('do does did has have can could will would');

const QUANTITY =
  /\bhow (?:many|much|fast|slow|big|small|often|quick|quickly|soon|large|accurate|heavy)\b|\bnumbers?\b|\bfigures?\b|\bpercent/iu;

export const FIGURE =
  /(?<!\p{L})\d|\b(?:one (?:year|month|week|day|hour|minute)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|twice)\b/iu;

/** Without May, which is a verb, too. */
const MONTHS = 'January|February|March|April|June|July|August|September|October|November|December';

const WHERE = /\bwhere\b|\bwh(?:at|ich) (?:place|city|country|school|university|company)\b/u;
const PLACE = new RegExp(`\\b(?:[Ii]n|[Aa]t|[Ff]rom) (?:the )?(?!(?:May|${MONTHS})\\b)\\p{Lu}`, 'u');
export const WHY = /\bwhy\b|\bwhat for\b|\bfor what\b|\breasons?\b/u;
const REASON = /\b(?:because|so that|in order to|therefore)\b/iu;
const WHO = /\bwho(?:m)?\b(?! (?:is|are|was|were)\b)|\bwith others\b/u;
const PERSON = /\b(?:with|by|for) (?:\p{Ll}+ ){0,2}(?:friends?|colleagues?|teams?|students?|people)\b/u;
const WHEN = /\bwhen\b|\b(?:what|which) (?:year|month|date)\b/u;

/** These words are too general to select a sentence. */
export const GENERIC = set(lists.generic);

export const DATE = new RegExp(`\\b(?:19|20)\\d\\d\\b|\\b(?:${MONTHS})\\b`, 'u');

/** Between two questions: the end of a sentence, or before a question word. */
export const BORDER =
  /(?<=[.?!;:])\s+|,?\s+(?:and|also|plus)\s+(?=(?:what|how|why|when|where|who|which|is|are|do|does|did|can|could|would|will|was|were|has|have)\b)/iu;

/** Begins a sentence, or a quote, that continues the one before it, or has a pronoun for its subject. */
export const CONTINUES =
  /^(?:[^:]{1,60} words: )?(?:and|but|so|then|now|also|it|its|they|this|these|that|those|when it)\b|\b(?:these|those) over\b/iu;

/** "Is he looking for an internship?", "Is it still valid?": what once was settles neither. */
export const OF_NOW = /\b(?:look|search)(?:s|ing)? for\b|\bseek(?:s|ing)?\b|\b(?:valid|expired?)\b/u;

const DATES = new RegExp(DATE, 'gu');
const AMOUNT = new RegExp(`${FIGURE.source}|\\ban? (?:year|month|week|day|hour|minute)\\b`, 'iu');
const HOW_LONG = /\bhow long\b/u;
/** Not in milliseconds, which measure a program. */
const SPAN = new RegExp(
  `(?:(?!twice)(?:${FIGURE.source})|(?<!\\b(?:once|twice) )\\b(?:an?|one)\\b)\\D{0,12}\\b(?:second|minute|hour|day|week|month|year)s?\\b|\\bfrom (?:(?:${MONTHS}) )?(?:\\d{4} )?to\\b|\\bsince (?:\\w+ )?\\d{4}\\b`,
  'iu',
);
/** "And before?" after a figure. */
const EARLIER = /\b(?:before|earlier|previously|at first|in the beginning)$/u;
const CHANGE = /\b(?:instead of|rather than|used to|(?:up|down|fell|rose|grew|went) from|from .{1,30} to|before)\b/iu;
/** Questions for an amount, a time, a date, a place, a reason, a person or what was before, and a sentence that has it. */
const ASKED = [
  [QUANTITY, AMOUNT],
  [HOW_LONG, SPAN],
  [WHEN, DATE],
  [WHERE, PLACE],
  [WHY, REASON],
  [WHO, PERSON],
  [EARLIER, CHANGE],
] as const;
export const listAsked = (question: string) => ASKED.filter(([pattern]) => pattern.test(question));
/** Digits of a date do not count as an amount. */
export const hasFact = (fact: RegExp, sentence: string): boolean =>
  fact.test(fact === AMOUNT ? sentence.replaceAll(DATES, '') : sentence);

export const QUESTION =
  /\?|^(?:(?:and|but|so|or|then|also|well|oh)\b|[, ])*(?:what|how|why|when|where|who|whom|which|is|are|was|were|does|do|did|can|could|would|will|has|have|should|tell|show|give|name|list)\b/iu;
