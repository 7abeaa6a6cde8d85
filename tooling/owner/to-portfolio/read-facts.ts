import { isKnownTool, splitSentences } from '@asad/guide/derive';
import { splitList, type Item, type Notes } from '@asad/content/resume';

/** Sentences of a text that answer what people ask; each is proposed once, at the import, as a field. */
const FACTS = {
  // "For" alone is as often of a purpose or a time.
  forWhom:
    /^(?:clients?|customers?|worked for): \p{Lu}|(?<!\b(?:ask|call|care?|look|pay|paid|search|wait|responsible)(?:s|ed|ing)? )\bfor (?:(?!(?:at|by|from|in|of|on|to|with|years?|months?|weeks?|days?)\b)[\p{L}\d'’-]+ ){0,3}(?:people|teams?|schools?|teachers|learners|pupils|students|children|families|couples|grandmother|mother|father|daughter|friends|neighbours|doctors|nurses|patients|clients?|customers|users|compan(?:y|ies)|start-?ups|others|leaders|(?:e-)?shops|stores?|supermarkets|baker(?:y|ies)|restaurants?|kitchens?|farm(?:s|ers)?|makers|manufacturers|sellers|vendors|merchants|retailers|banks?|insurers|hospitals?|clinics?|laborator(?:y|ies)|museums?|theatres?|publishers?|hotels?|villages?|cities|communit(?:y|ies)|clubs?|NGO|cooperatives?|associations?|institutes?|practice|staff|drivers|riders|surfers|florists|developers|engineers|designers|researchers|testers|players|managers|walkers)\b(?! of \d|['’]s)/iu,
  users:
    /\bused (?:\p{L}*ly )?(?:by|in|at)\b|\bused \p{L}*ly on\b|^used on\b|\bin use (?:at|by|in)\b|(?<!\b(?:I|we) )\buse[ds]? it\b|\d (?:\p{L}+ ){1,2}uses?\b(?! of)|\b(?:downloaded|sold) (?!out\b)(?:\p{L}+ ){0,2}\d|\b(?:built|heard|played|printed|read|visited|watched) \d[\d.,]* times\b|\b(?:bought|downloaded|heard|licen[cs]ed|played|read|run|tried|visited|watched) (?:\p{L}+ ){0,3}by (?:\p{L}+ ){0,3}(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|million)\b)|\bplayed (?:at|in) (?:\d|two|three|four|five|six|seven|eight|nine|ten)|\b(?:runs?|running|installed|live) (?:at|in|on) (?:\p{L}+ ){0,2}\d[\d.,]* (?:\p{L}+ )?(?:companies|teams|org(?:ani[sz]ation)?s|schools|universities|hospitals|clinics|practices|wards|shops|stores|restaurants|caf[eé]s|hotels|theatres|museums|libraries|plants|factories|farms|boats|ships|tugs|cities|towns|villages|countries)\b|^\d[\d.,]* (?:\p{L}+ )?(?:schools|classrooms|companies|banks|farms|hospitals|libraries|municipalities)\b|\d (?:\p{L}+ )?(?:installed|sold|subscribed)\b|(?:\d[kM]?\+?|\bmillion) (?:\w+ )?(?:users|downloads|install(?:ation)?s|stars|customers|readers|listeners|visitors|visits|others|people|copies|licen[cs]es|households|families|members|children|pupils|patients|students|players|subscribers|calls)\b(?! in (?:\w+ )?(?:milli)?(?:minutes|seconds)\b)/iu,
  hard: /\b(?:hard|difficult|tough|tricky|challenging|hardest|toughest|trickiest) (?:parts?|bits?|things?|problems?)\b|\b(?:main|biggest|real) challenge\b/iu,
  learned: /^(?:learned|learnt)\b|\b(?:I|we) (?:\w+ )?(?:learned|learnt)\b|\btaught me\b/iu,
  leaving:
    /\b(?:left|quit|resigned)\b(?: \w+){0,3}? (?:to|because|when|after)\b|\bso (?:I|he|she) (?:left|quit)\b|\b(?:ended|stopped|closed|gave (?:it|this) up) (?:when|because|after)\b|(?:^|\b(?:was|were|got) )laid off\b|\bredundan(?:t|cy)\b|\b(?:company|studio|firm|office|branch|department|contract|funding) (?:was |were |has |had )?(?:closed|shut|folded|ended|sold|acquired|bought)\b|\bran out of (?:money|funding)\b|\bclosed for good\b|^closed(?: down)? in \d{4}|\b(?:compan(?:y|ies)|studio|firm|agency|start-?up|restaurant)\b.*\bclosed(?: down)? in \d{4}/iu,
  cost: /^(?!(?!.*\bcosts?\b).*\b(?:saved?|saves|earn(?:s|ed)|brings? in|offer of)\b).*?(?:\bcosts?\b(?:.*\d| nothing\b)|\bno costs?\b|\b\w+[- ](?:dollars?|euros?)\b|(?:[$£€₹]|\b(?-i:[A-Z]{2,3})) ?\d[\d.,]* (?:each|once|one-off|per \p{L}+|an? (?:month|year|day|user|episode|piece))\b|\d (?:\p{L}+ )?(?:pounds?|francs?|kron(?:or|er)|krónur|rand|pula|pesos?|zloty|rupees?|rupiah|won|yen|reais|kr|EUR|USD|GBP|CHF|SEK|NOK|DKK|INR|BRL|PLN|CAD|AUD) (?:each|once|one-off|per \p{L}+|an? (?:month|year|day|user|episode|piece))\b|\b(?:paid|financed|funded|sponsored) (?:for )?(?:by|from|with)\b|\b(?:budgets?|grants?|stipends?|crowdfunding) of\b|\bbudget: |\bno budget\b|\bopen[- ]source(?=[.,;]|$| since| under)|^(?:an? )?open[- ]source\b|\b(?:MIT|BSD|Apache|A?GPL)[- ]licen[cs]ed?\b|\bfree (?:of charge|for|to (?:use|download|play|read))\b|\bfor free\b|[$£€₹] ?\d[\d.,]* from\b|(?:^|; |, )free(?: and\b|,|;|\.|$)|^free (?!time|places?|text)\p{L})/iu,
  team: /\btogether with\b|\b(?:built|designed|developed|drawn|made|written) by (?:an?|two|three|four|five|\d+|her|his|my|our) |\bwith (?:an?|the|my|his|her|their) (?!(?:library|framework|language|engine|platform|tool|database|model|software|service)\b)(?-i:\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)|\bwith (?:\p{L}+ )?(?:friends?|colleagues?|classmates?|neighbou?rs?|others?|students?|team|sister|brother|cousin|wife|husband|daughter|son)\b|\b(?:team|group|project|kitchen|crew|brigade|department|squad|workshop|studio|office) of (?:\d|two|three|four|five|six|seven|eight|nine|ten)(?! (?:\p{L}+ )?(?:schools|companies|hospitals|hotels))|\b(?:led|leads?|headed|managed?|manages|supervised?) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\w+ )?(?:people|engineers|developers|programmers|designers|managers|scientists|analysts|specialists|consultants|juniors|interns|testers|technicians|operators|agents|pickers|workers|employees|nurses|teachers|drivers|cooks|volunteers|teams|others)\b|\bteam to \d|\bcontributors\b|\balone\b|\bone-(?:person|man|woman)\b|\bon (?:my|his|her) own\b(?! (?!since|in|for)\p{Ll})|\bas a team project\b|\bin a pair\b|\bsole \p{Ll}/iu,
  // Its object is people: a lead time, a trained model and the owner's own mentor do not count.
  led: /(?<!\b(?:is|are|was|were|been|being|my|our|his|her|the) )\b(?:led|leads?|heads|headed|direct(?:s|ed)|manage[sd]?|supervise[sd]?|mentor(?:s|ed)?|coach(?:es|ed)?|train(?:s|ed)|hired) (?:(?!(?:as|at|by|for|from|in|into|me|of|on|red|to|us|with)\b)[\p{L}\d'’+-]+ ){0,5}(?:teams?|groups?|guilds?|squads?|departments?|people|engineers|developers|programmers|designers|scientists|analysts|testers|researchers|workers|employees|staff|colleagues|others|juniors?|graduates?|mentees?|newcomers?|interns?|apprentices?|restorers|trainees|starters|students|pupils|leaders|technicians|teachers|nurses|annotators|volunteers|theses)\b|\bresponsible for (?:[\p{L}\d]+ ){1,2}(?:teams?|people|engineers|developers)\b|(?<!-)\b(?:taught|teaches) (?!(?:(?:my|him|her|it|our|them)sel(?:f|ves)|me|us)\b)|(?:^|\bteam )lead of\b|\b(?:mentor|preceptor|tutor|coach) (?:of|for|to)\b|带.{0,6}人|负责人|导师/iu,
  talks: /\b(?:talks? (?:at|about|on)|(?:an?|the|gave|give|invited) (?:\w+ )?talks?|keynotes?|conferences?)\b/iu,
  research: /\b(?:first[- ]author|co-?authored|published (?:in|at|a|an|the)|(?:research|white) papers?|thesis)\b/iu,
  certified: /\b(?:certified|certificate|certification|attestation|diploma)\b/iu,
  hackathon: /\bhack(?!ed\b|ing\b|er)[\p{L}-]*|\b(?:game|code) jam\b|\bhack ?days?\b/iu,
} as const;

/** Finds the users of a project, as in "for a club of divers"; times and prices do not match. */
const SERVES =
  /(?<!\b(?:ask|blam|call|car|check|know|known|left|look|paid|pay|prepar|responsibl|search|test|thank|wait|won)(?:e|ed|es|ing|s)? )\bfor (?!(?:\p{L}+ing|all|each|ever|example|free|fun|good|instance|it|lack|now|sale|that|this|what|which|years|(?:the )?(?:first|last|next|time))\b|(?:(?:about|almost|an?|entire|first|half|last|many|more|nearly|next|over|past|several|than|the|to|up|whole|\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]){1,4}(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|seasons?|summers?|winters?|euros?|dollars?|pounds?|francs?|kroner)\b)[\p{L}\d]/iu;

/** A role of leading or teaching is itself what was led. */
const LEADER =
  /\b(?:instructor|teacher|teaching assistant|lecturer|preceptor|tutor|lead|(?:group|shift|team) leader|head of|director|vice president|VP|(?<!\b(?:account|brand|case|community|content|product|program(?:me)?|project) )manager)\b|负责人/iu;

/** `Four teams, 31 engineers.` */
const PEOPLE =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\p{L}-]+ ){0,2}(?:people|teams|engineers|developers|programmers|designers|managers|scientists|analysts|testers|technicians|employees)\b|\blead of \d/iu;
interface Read {
  readonly title: string;
  readonly role?: string | undefined;
  /** After this year, the closing of the company explains nothing. */
  readonly end?: string | undefined;
  readonly texts: readonly string[];
}
/** Reads the facts that the schema has from the sentences of an entry; the report marks them. */
export function readFacts(
  schema: { readonly shape: object },
  { title, role = '', end = '9999', texts }: Read,
  notes: Notes,
): object {
  const all = [...new Set(texts.flatMap(splitSentences))];
  const isLater = (text: string): boolean => (/\b(?:19|20)\d\d\b/u.exec(text)?.[0] ?? '') > end.slice(0, 4);
  const facts = Object.entries(FACTS).flatMap(([name, words]): (readonly [string, readonly string[]])[] => {
    const isFact = (text: string): boolean => words.test(text) && !(name === 'leaving' && isLater(text));
    const sure = all.filter(isFact);
    const isServed = name === 'forWhom' && sure.length === 0 && !('impacts' in schema.shape);
    const written = name in schema.shape ? (isServed ? all.filter((text) => SERVES.test(text)) : sure) : [];
    const found =
      name === 'led' && written.length === 0 && LEADER.test(role)
        ? [all.find((text) => PEOPLE.test(text)) ?? `Worked as ${role}.`]
        : written;
    return found.length > 0 ? [[name, found]] : [];
  });
  if (facts.length > 0) notes.changed.push(`${title}: read from its text: ${facts.map(([name]) => name).join(', ')}`);
  return Object.fromEntries(facts);
}

const REMOTE =
  /\b(?:fully|entirely|100 ?%) remote(?:ly)?\b|\bwork(?:s|ed|ing)? remotely\b|[(,|–—-]\s*(?:fully )?remote\)?\.?$/iu;
/** A place of work that only the text names. */
export function readPlace(location: string, { title, role = '', texts }: Read, notes: Notes): string {
  if (/\bremote\b/iu.test(location) || ![title, role, ...texts].some((text) => REMOTE.test(text))) return location;
  notes.changed.push(`${title}: read from its text: location`);
  return location === '' ? 'Remote' : `${location} (remote)`;
}

const UNFINISHED = /^(?:incomplete|unfinished|dropped out|no degree)$/iu;
const DEGREE =
  /^(?:ph\.?d|[bm]\.?(?:sc?|a|eng)|master|bachelor|diplom[ae]|doctor)\b(?!.*\b(?:school|college|universit))/iu;
export const BOOTCAMP = /\bboot ?camp\b/iu;
/** A study that is one text may be a degree without its school; LinkedIn writes `Bachelor of Science - BS`. */
export function readDegree({ institution = '', degree, area = '', highlights = [] }: Item, notes: Notes): Item {
  if (degree !== undefined && BOOTCAMP.test(degree))
    return { degree: '', area: area === '' ? degree : `${area} (${degree})` };
  if (degree !== undefined && UNFINISHED.test(degree)) {
    notes.changed.push(`${institution}: the degree "${degree}" is a sentence`);
    return { degree: '', highlights: ['The studies ended without a degree.', ...highlights] };
  }
  if (degree !== undefined) return { degree: degree.replace(/(?<= of .*) - \p{Lu}[\p{L}.]{0,5}(?=,|$)/u, '') };
  if (!DEGREE.test(institution)) return {};
  notes.changed.push(`${institution}: read from its text: degree`);
  return { institution: '', degree: institution };
}

/** A certificate listed as a study. */
export const readCertificate = ({ degree = '' }: Item) =>
  /\b(?:certificate|attestation)\b/iu.test(degree) && { kind: 'certificate' };

const CODES =
  'af ar bg bn ca cs cy da de el es et eu fa fi fr fy ga gl gu he hi hr hu hy id ig is it ja ka ko lb lt lv mk ml mr ms mt ne nl no pa pl pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur vi xh yo zh zu en'.split(
    ' ',
  );
const listNames = (locale: string): readonly string[] => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return CODES.map((code) => names.of(code) ?? code);
};
const LANGUAGES = listNames('en');
const ENGLISH = new Map(
  CODES.flatMap((locale) => listNames(locale).map((name, at) => [name.toLowerCase(), LANGUAGES[at] ?? name] as const)),
);
/** A visitor asks for `Inglés` by its English name. */
export function nameLanguage(name: string, notes: Notes): string {
  const english = ENGLISH.get(name.toLowerCase().replace(/^bahasa (?!malaysia)/u, '')) ?? name;
  if (english.toLowerCase() !== name.toLowerCase()) notes.changed.push(`languages: "${name}" is ${english}`);
  return english;
}

const NATIVE =
  /^(?:nativ[oa]|native speaker|modersmål|morsmål|muttersprache oder zweisprachig|שפת אם|母語|ネイティブ|langue maternelle ou bilingue|moedertaal|muttersprache|langue maternelle|lengua materna|língua materna|madrelingua|ojczysty|母语)$/iu;
const FLUENT = /^(?:vloeiend|fließend|verhandlungssicher|courant|fluido|fluente|biegły|流利)$/iu;
export const nameLevel = (level: string): string =>
  NATIVE.test(level) ? 'native' : FLUENT.test(level) ? 'fluent' : level;

/** `English (native)` begins with the name of a language. */
export const isLanguage = (text: string): boolean =>
  ENGLISH.has((/^[\p{L}\s]*\p{L}/u.exec(text)?.[0] ?? '').toLowerCase());

const SPOKEN = /^(?:.* )?(?:languages?|idiomas?|langues|lingue|sprachen|talen|języki|språk)(?:\s*:\s*(.+))?$/iu;
/** The spoken languages of a group of skills, perhaps with one of which no name is known. */
export function listSpoken({ name = '', keywords = [] }: Item): readonly string[] {
  const names = SPOKEN.test(name) ? [name.replace(SPOKEN, '$1'), ...keywords].flatMap(splitList).filter(Boolean) : [];
  return names.some(isLanguage) && !names.some(isKnownTool) ? names : [];
}

const SPEAKS = /\b(?:speaks?(?! (?:at|about|to)\b)|fluent|bilingual|native speaker|mother tongue)\b/iu;
/** Languages that About names, for a file without a list of them. */
export function readLanguages(
  about: readonly string[],
  notes: Notes,
): readonly { readonly name: string; readonly level?: string }[] {
  const spoken = about
    .flatMap(splitSentences)
    .filter((text) => SPEAKS.test(text) && !/\bno[tr]?\b|n’t|n't/u.test(text));
  const found = LANGUAGES.flatMap((name) => {
    const [whole, level] = new RegExp(`\\b${name}\\b(?: \\(([^)]+)\\))?`, 'u').exec(spoken.join(' ')) ?? [];
    return whole === undefined ? [] : [{ name, ...(level !== undefined && { level: nameLevel(level) }) }];
  });
  const names = found.map(({ name }) => name);
  if (names.length > 0) notes.changed.push(`About: read from its text: languages ${names.join(', ')}`);
  return found;
}

/** What the title of an award or a certificate is proof of. */
const PROOFS = {
  talk: /\b(?:talk|speaker|keynote)\b|分享|演讲/iu,
  hackathon: FACTS.hackathon,
  language:
    /\b(?:English|German|French|Spanish|Chinese|Japanese|IELTS|TOEFL|DELF|TestDaF|JLPT|HSK|CET)|英语|日语|德语|法语/u,
} as const;
/** A talk is listed among publications. */
const PUBLISHED_TALK = /(?:^|[,.:;(] ?|\b(?:an?|the|my|invited|conference|lightning|opening) )(?:talk|keynote)\b/iu;
export function readProof(kind: string, { name = '', issuer = '', summary = '', ...item }: Item) {
  if (kind === 'publications') {
    if (item.proofOf === 'patent') return { proofOf: 'patent' };
    const isTalk = item.proofOf === 'talk' || PUBLISHED_TALK.test(`${name}, ${issuer}, ${summary}`);
    return isTalk ? { proofOf: 'talk' } : {};
  }
  const [proofOf] =
    Object.entries(PROOFS).find(([proof, look]) => look.test(proof === 'hackathon' ? `${name} ${summary}` : name)) ??
    [];
  return proofOf === undefined ? {} : { proofOf };
}
