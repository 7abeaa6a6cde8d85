import { isKnownTool, splitSentences } from '@asad/guide/derive';
import { splitList, type Item, type Notes } from '@asad/content/resume';
import { findAnswered, type Place } from './find-answered.ts';

/** Fields that sentences of an entry fill; each is proposed once, at the import. */
export const FACTS = [
  'forWhom',
  'users',
  'hard',
  'learned',
  'leaving',
  'cost',
  'team',
  'led',
  'talks',
  'research',
  'certified',
  'hackathon',
] as const;

/** A role of leading or teaching is itself what was led. */
const LEADER =
  /\b(?:instructor|teacher|teaching assistant|lecturer|preceptor|tutor|lead|(?:group|shift|team) leader|head of|director|vice president|VP|(?<!\b(?:account|brand|case|community|content|product|program(?:me)?|project) )manager)\b|负责人/iu;

/** `Four teams, 31 engineers.` */
const PEOPLE =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[\p{L}-]+ ){0,2}(?:people|teams|engineers|developers|programmers|designers|managers|scientists|analysts|testers|technicians|employees)\b|\blead of \d/iu;
interface Read {
  readonly title: string;
  readonly role?: string | undefined;
  readonly texts: readonly string[];
  /** Sentences of About that name the entry. */
  readonly about?: readonly string[];
}
/** Reads the facts that the schema has from the sentences of an entry; the report marks them. */
export function readFacts(
  schema: { readonly shape: object },
  { title, role = '', texts, about = [] }: Read,
  notes: Notes,
): object {
  const answers = (place: Place) => (text: string) => [text, findAnswered(text, place)] as const;
  const all = new Map([
    ...texts.flatMap(splitSentences).map(answers('entry')),
    ...about.flatMap(splitSentences).map(answers('about')),
  ]);
  const facts = FACTS.flatMap((name): (readonly [string, readonly string[]])[] => {
    if (!(name in schema.shape)) return [];
    const written = [...all].flatMap(([text, answered]) => (answered.has(name) ? [text] : []));
    const found =
      name === 'led' && written.length === 0 && LEADER.test(role)
        ? [[...all.keys()].find((text) => PEOPLE.test(text)) ?? `Worked as ${role}.`]
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
const toEnglish = (name: string): string =>
  ENGLISH.get(name.toLowerCase().replace(/^bahasa (?!malaysia)/u, '')) ?? name;
/** A visitor asks for `Inglés` by its English name. */
export function nameLanguage(name: string, notes: Notes): string {
  const english = toEnglish(name);
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
/** Languages that About names, and the list does not. */
export function readLanguages(about: readonly string[], listed: readonly Item[], notes: Notes): readonly Item[] {
  const known = listed.map(({ name = '' }) => toEnglish(name)).join();
  const spoken = about
    .flatMap(splitSentences)
    .filter((text) => SPEAKS.test(text) && !/\bno[tr]?\b|n’t|n't/u.test(text));
  const found = LANGUAGES.flatMap((name) => {
    const [whole, level] = new RegExp(`\\b${name}\\b(?: \\(([^)]+)\\))?`, 'u').exec(spoken.join(' ')) ?? [];
    return whole === undefined || known.includes(name) ? [] : [{ name, ...(level !== undefined && { level }) }];
  });
  const names = found.map(({ name }) => name);
  if (names.length > 0) notes.changed.push(`About: read from its text: languages ${names.join(', ')}`);
  return found;
}

/** What the title of an award or a certificate is proof of. */
const PROOFS = {
  talk: /\b(?:talk|speaker|keynote)\b|分享|演讲/iu,
  hackathon: /\bhack(?!ed\b|ing\b|er)[\p{L}-]*|\b(?:game|code) jam\b|\bhack ?days?\b/iu,
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
