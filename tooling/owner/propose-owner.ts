import { countMonthsIn } from '@asad/content/dates';
import { findFigure, type Pronouns } from '@asad/content';
import type { Resume } from '@asad/content/resume';
import { guessName } from './guess-name.ts';
import { BOOTCAMP } from './to-portfolio/read-facts.ts';

/** A fact that the file states or that is a guess. */
export interface Proposal {
  readonly value: string;
  readonly source: 'file' | 'guess';
  /** What a guess was made from, if it is not obvious. */
  readonly origin?: string;
}
const fromFile = (value: string | undefined): Proposal | undefined => (value ? { value, source: 'file' } : undefined);
const guess = (value: string | undefined, origin?: string): Proposal | undefined =>
  value ? { value, source: 'guess', ...(origin !== undefined && { origin }) } : undefined;

const counterOf = (text: string) => (words: RegExp) => text.match(words)?.length ?? 0;
/** Returns undefined for the first person. */
function findPronouns(text: string): Pronouns | undefined {
  const count = counterOf(text);
  const [he, she] = [count(/(?<!\p{L})(?:he|him|his)(?!\p{L})/giu), count(/(?<!\p{L})(?:she|her|hers)(?!\p{L})/giu)];
  return he === she ? undefined : he > she ? 'he' : 'she';
}

const TITLES =
  /^((?:(?:[Pp]rof|[Dd]ra?|Dipl|Ing|Mrs?|Ms|Mx|Mme|Sra?|Herr|Frau|Doña|D\.?ª|(?:[Dd]hr|[Dd]rs|[Ii]r|[Mm]evr|Arq|Eng|Lic|Mag)(?=\.))\.?(?:-Ing\.?|ª)?\s+)+)(?=\S)/u;

/** `Lopez, Ana` and `LOPEZ Ana` begin with the last name. A name without spaces counts as a first name. */
export function findFirst(name: string): string {
  const words = name.replace(/^[^\s,]+,\s+/u, '').match(/\S*\p{L}\S*/gu) ?? [name];
  const isFirst = (word: string): boolean => /\p{Ll}/u.test(name) && !/^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(word);
  return (words.find(isFirst) ?? words[0] ?? name).replace(/[.,]$/u, '');
}
const withoutPictures = (text: string): string =>
  text
    .replaceAll(/[\p{Extended_Pictographic}\p{RI}]\uFE0F?|\u200D/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** `Engineer | he/him`, `Ana Lopez (she/her)` */
const PRONOUNS = /\s*[|·,(–-]?\s*\b(he|she|they)\/(?:him|her|them|they)\b\)?/iu;
/** `Ana Lopez, PMP, PhD`, but not `Lopez, Ana` */
const DEGREES = /(?:(?<=\p{Ll}) \p{Lu}{2,5})?(?:,\s*(?=\S*\p{Lu}\S*\p{Lu})\p{Lu}[\p{L}.-]{1,6})+$/u;

/** `LOPEZ, Ana`, but not `Nike, Inc.` */
const REVERSED =
  /^((?:(?:da|de|dos?|la|van|von|den|der) )*\p{Lu}[\p{L}'’-]+), (?!(?:Inc|LLC|Ltd|Co|GmbH|Partners|Studio|[JS]r|Ph\.?D|M\.?[AD])\b)(\p{Lu}[\p{L} .'’-]+)$/u;

/** Takes the latest post, or the field of study. */
function findRole({ basics, work: listed, education }: Resume, today: string): Proposal | undefined {
  // The import leaves out a post without employer and dates.
  const work = listed.filter(({ name, start, end }) => (name ?? start ?? end) !== undefined);
  const isOpen = ({ end }: { readonly end?: string }): boolean => end === undefined || end > today;
  const label = withoutPictures(basics.label?.replace(PRONOUNS, '').replace(/[.]$/u, '') ?? '');
  // LinkedIn's `Engineer @ Acme | React, Go, Rust | Speaker`
  const [, first, place = ''] = /^(.+?)(?:\s+(?:@|at)\s+([^|•·]+?))?(?:\s+[|•·]\s.*)?$/u.exec(label) ?? [];
  const isCut = work.some(({ name }) => name === place) || (label.length > 60 && /\s[|•·]\s/u.test(label));
  if (label !== '') return isCut ? guess(first, `the first part of "${label}"`) : fromFile(label);
  const job = work.find((post) => isOpen(post) && post.position !== undefined);
  if (job?.position !== undefined) return guess(job.position);
  // A study without dates may be over.
  const study = education.find((studied) => (studied.start !== undefined && isOpen(studied)) || studied.isRunning);
  if (study) return guess(study.area ? `Student of ${study.area}` : 'Student');
  const area = education[0]?.area;
  return guess(work.find(({ position }) => position !== undefined)?.position ?? (area && `Graduate in ${area}`));
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

function countYears({ basics, work, education }: Resume, today: string): Proposal | undefined {
  const stated = /(?<![\d.,])([1-9]\d*)(?:[.,]\d)?\+?\s*years/iu.exec(basics.label ?? '')?.[1];
  const inFile = basics.years ?? (stated && `${stated}+`);
  if (inFile) return fromFile(inFile);
  const about = (basics.summary?.join(' ') ?? '').replaceAll(/\p{L}+/gu, (word) =>
    NUMBERS.includes(word.toLowerCase()) ? `${NUMBERS.indexOf(word.toLowerCase())}` : word,
  );
  const inAbout =
    /(?<![\d.,])([1-9]\d*)(?:[.,]\d)?\+?\s*(?:(?:years|yrs)[’']?(?: of)?(?: (?!(?:at|in|on)\b)\w+)? (?:experience|building|writing|developing|designing)|anos de experiência|años de experiencia|ans d.expérience|Jahren? (?:Berufs)?erfahrung)/iu.exec(
      about,
    );
  if (inAbout?.[1]) return guess(`${inAbout[1]}+`, 'read from the text');
  // Work during a study is not a profession yet, and work before a bootcamp was another one.
  const [until = today] = education.flatMap(({ start, end = '9999' }) =>
    start !== undefined && end > today ? start : [],
  );
  const [from = ''] = education.flatMap(({ start = [], institution, degree, area }) =>
    BOOTCAMP.test([institution, degree, area].join(' ')) ? start : [],
  );
  const past = work.filter(({ start = '' }) => start >= from && start < until);
  const posts = past.map(({ start = '', end = until }) => ({ start, end: end < until ? end : until }));
  const years = Math.floor(countMonthsIn(posts, today) / 12);
  return years > 0 ? guess(`${years}+`) : undefined;
}

const MOST_OF_HEADLINE = 72;
const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
/** `2.4 million` and `$2.4M` are 2,400,000. */
function toAmount(figure = ''): number {
  const [, digits = '', letter = ''] = /(\d[\d., ]*\d|\d)\s?([kmb])?/iu.exec(figure) ?? [];
  return Number(digits.replaceAll(/[,. ](?=\d{3}(?!\d))/gu, '').replace(',', '.')) * (UNITS[letter.toLowerCase()] ?? 1);
}

/** The best figure of the present posts, or else of the works: one that compares, then the greatest. */
function findResult({ work, projects }: Resume, today: string): string | undefined {
  const present = work.filter(({ end }) => end === undefined || end > today);
  const results = (work.length > 0 ? present : projects).flatMap(({ highlights = [] }) =>
    // The second sentence of a highlight may lack its subject.
    highlights.flatMap((text) => text.split(/(?<=[.!?])\s+|[.。]$/u)[0] ?? []),
  );
  // `Price: from $850` is a fact, no result.
  const rank = (text: string): number =>
    /[%×→]|->|从.*到|\bfrom \d.* to \d/u.test(text)
      ? Infinity
      : toAmount(findFigure(text.replaceAll(/\([^)]*\)|^\p{Lu}\p{L}*(?: \p{L}+){0,2}: .*/gu, '')));
  const [best] = results
    .filter((text) => text.length <= MOST_OF_HEADLINE && /\p{L}{2}/u.test(text) && rank(text) > 9)
    .toSorted((a, b) => Number(rank(b) > rank(a)) - Number(rank(a) > rank(b)));
  const end = /\p{Script=Han}$/u.test(best ?? '') ? '。' : '.';
  return best && `${best.charAt(0).toUpperCase()}${best.slice(1).replace(/[.!?]$/u, '')}${end}`;
}
const shorten = (role: string): string =>
  role.replace(/\s+[|•·].*$|\s*[-–|,·]\s*\d[\d.,]*\+?\s*years\b.*$|(?<=\S)\s*[(（][^)）]*[)）]|[.!?]+$/giu, '');

/** Omits facts that the résumé neither states nor suggests. `path` may suggest a name. */
export function proposeOwner(resume: Resume, today: string, path = '-'): Readonly<Record<string, Proposal>> {
  const { basics } = resume;
  const whole = basics.name?.replace(REVERSED, '$2 $1');
  const honorific = TITLES.exec(whole ?? '')?.[1]?.trim();
  const guessed = basics.name === undefined ? guessName(resume, path) : undefined;
  const plain = whole && withoutPictures(whole.replace(PRONOUNS, '').replace(TITLES, '').replace(DEGREES, ''));
  const name = plain || guessed?.name;
  // A recommendation without the owner's name may be about another person.
  const nameWords = name?.split(/\s+/u).filter((word) => word.length > 2) ?? [];
  const references = resume.references.map(({ summary = '' }) => summary);
  const aboutOwner = references.filter((text) => nameWords.some((word) => text.includes(word)));
  // "My father after his stroke": in the owner's own words, "his" is another person's.
  const summary = (basics.summary ?? []).filter((text) => !/\b(?:I|me|my)\b/u.test(text));
  const texts = [basics.label, ...summary, ...aboutOwner].join(' ');
  const stated = PRONOUNS.exec(`${basics.name} ${basics.label}`)?.[1]?.toLowerCase() as Pronouns | undefined;
  const title = /\b(?:(Mrs|Ms|Mme|Frau|Sra|[Mm]evr|Doña|[Dd]ra)|Mr|Herr|[Dd]hr|Sr)\b/u.exec(honorific ?? '');
  const count = counterOf((basics.summary ?? []).join(' '));
  const isGroup = resume.work.length === 0 && count(/\b(?:we|our)\b/giu) > 2 * count(/\b(?:I|me|my)\b/gu);
  const pronouns = isGroup ? 'we' : (stated ?? findPronouns(texts) ?? (title ? (title[1] ? 'she' : 'he') : undefined));
  const role = findRole(resume, today);
  const linkedIn = basics.profiles?.find(
    ({ network, url }) => network === 'LinkedIn' && url?.startsWith('https://'),
  )?.url;
  const facts: Readonly<Record<string, Proposal | undefined>> = {
    name: guess(guessed?.name, guessed?.origin) ?? fromFile(name),
    'first-name': fromFile(basics.givenName?.replace(TITLES, '')) ?? guess(name && (isGroup ? name : findFirst(name))),
    honorific: fromFile(honorific),
    pronouns: guess(pronouns),
    role,
    email: fromFile(basics.email),
    years: countYears(resume, today),
    location: fromFile(basics.location),
    availability: fromFile(basics.availability?.replace(/[.]$/u, '')),
    linkedin: fromFile(linkedIn),
    headline: guess(findResult(resume, today), 'a result in the file') ?? guess(role && `${shorten(role.value)}.`),
  };
  return Object.fromEntries(Object.entries(facts).flatMap(([flag, proposal]) => (proposal ? [[flag, proposal]] : [])));
}
