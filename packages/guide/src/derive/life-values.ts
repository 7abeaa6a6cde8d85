import type { AnyEntry, Background, Education, Volunteering } from '@asad/content';
import { upperFirst } from '../english/phrases.ts';
import bank from './bank.json' with { type: 'json' };
import { fillSentences, type Scope } from './fill.ts';
import type { Sources } from './sources.ts';
import {
  countWords,
  MOST_WORDS,
  speakAmong,
  speakCount,
  speakList,
  speakMonth,
  speakStay,
  splitSentences,
} from './speech.ts';
import { inTime, isDated } from './time.ts';

type Reference = NonNullable<Background['references']>[number];

const bracket = (text: string | undefined): string => (text === undefined || text === '' ? '' : ` (${text})`);

/** "Sample Repair Café" is also "repair café". */
const shortenName = (name: string): readonly string[] =>
  name.split(' ').length > 2 ? [name, name.slice(name.indexOf(' ') + 1)] : [name];

/** Returns a title without brackets and without its maker. */
function namesOf(title: string, maker: string | undefined): readonly string[] {
  const short = title.replaceAll(/\s*[（(][^）)]*[）)]/gu, '').trim();
  const bare = maker !== undefined && short.startsWith(`${maker} `) ? short.slice(maker.length + 1) : short;
  const inBrackets = /[（(]([^）)]{2,})[）)]/u.exec(title)?.[1] ?? '';
  const initials = short.match(/\b\p{Lu}(?=\p{Ll})/gu) ?? [];
  const acronym = initials.length > 2 && initials.length === short.split(' ').length ? initials.join('') : '';
  return [...new Set([title, short, bare, inBrackets, acronym])].filter((name) => name.length > 1);
}

/** The school, or else `BSc in Physics`. */
export const nameStudy = ({ institution, degree, area }: Education): string =>
  institution || [degree, area].filter(Boolean).join(' in ');

const isNow = ({ start = '', end }: Education, today: string): boolean =>
  start !== '' && start <= today && (end === undefined || end > today);

export function speakStudy({ person, today }: Sources, study: Education): string {
  const { institution, degree, area, start = '', end, location } = study;
  const isPresent = isNow(study, today);
  const where = [degree === '' && area, institution && `at ${institution}`, location && `in ${location}`];
  const until = isPresent && end !== undefined ? `, until ${speakMonth(end)} as planned` : '';
  const when = upperFirst(speakStay({ start, end: isPresent ? undefined : end }));
  const verb = isPresent ? `${person.is('has', 'have')} studied` : start > today ? 'will study' : 'studied';
  const what = degree && `: ${nameStudy({ ...study, institution: '' })}`;
  return `${[when, person.first, verb, ...where].filter(Boolean).join(' ')}${until}${what}.`;
}

const byDegree = (studies: readonly Education[] = []): readonly Education[] =>
  studies.toSorted((a, b) => Number(b.degree !== '') - Number(a.degree !== ''));

/** An entry with its names, and the sentences that answers about it and about its kind share. */
const toEntry = ({ person }: Sources, kind: keyof typeof bank.life, values: Scope): Scope => {
  const row = bank.life[kind];
  return fillSentences('sentences' in row ? row.sentences : {}, { ...person, ...values });
};

interface Paper {
  readonly noun: string;
  readonly title: string;
  readonly maker?: string | undefined;
  readonly date?: string | undefined;
}

/** A certificate, an award, or an entry of a kind that only the table of kinds describes. */
function toPaper(sources: Sources, paper: Paper): Scope {
  const { noun, title, maker, date } = paper;
  const names = namesOf(title, maker);
  const isAward = noun === 'award';
  return toEntry(sources, 'paper', {
    by: 'by',
    ...paper,
    group: noun,
    since: date,
    isAward,
    hasYear: /\b(?:19|20)\d\d\b/u.test(title),
    isOnlyAward: isAward && sources.portfolio.awards?.length === 1,
    shortNames: names,
    // "The Linux certificate" is Linux Essentials.
    names: [...names, ...names.flatMap(shortenName), ...names.map((name) => `${name.split(' ')[0]} ${noun}`)],
  });
}

/** The bank has sentences for these kinds; all others are listed. */
const TOLD = new Set(
  'education publications awards certificates languages volunteering interests references'.split(' '),
);
/** Entries of all other kinds, by the table of kinds. */
const listOthers = ({ portfolio, kinds }: Sources) =>
  Object.entries(kinds).flatMap(([list, { noun, name, detail, spoken }]) => {
    const entries = new Map(Object.entries(portfolio)).get(list) as readonly AnyEntry[] | undefined;
    if (TOLD.has(list) || !entries?.length) return [];
    const textOf = (entry: AnyEntry, field = ''): string => String(entry[field] ?? '');
    const papers = entries.map((entry) => ({
      ...entry,
      ...(spoken && { got: spoken.has, by: spoken.by }),
      noun,
      title: textOf(entry, name),
      maker: textOf(entry, detail[0]?.[0]),
    }));
    return [{ list, noun, papers }];
  });

function toHelp(sources: Sources, help: Volunteering): Scope {
  const { organization, start = '', end } = help;
  const last = organization.split(' ').at(-1) ?? '';
  // "The shelter" is enough, but not the town.
  const isTown = sources.portfolio.owner.location.includes(last);
  return toEntry(sources, 'volunteering', {
    ...help,
    at: `At ${organization}`,
    names: [...shortenName(organization), ...(isTown ? [] : [`the ${last}`])],
    since: help.start,
    isNow: start !== '' && end === undefined,
    period: upperFirst(speakStay(help)),
  });
}

type FactField = 'team' | 'led' | 'leaving' | 'research' | 'talks' | 'certified';
/** What jobs and works say in a field. */
export const listFacts = ({ portfolio, person }: Sources, field: FactField): readonly string[] =>
  [
    ...portfolio.experiences.map((job) => [job.at, job[field]] as const),
    ...portfolio.projects.map((project) => [project.title, field in project ? project[field as 'team'] : []] as const),
  ].flatMap(([of, texts = []]) => texts.flatMap((text) => person.quoteOf(of, text)));

/** `Omar has two awards: A and B.`; nothing without items. */
function speakListed({ person }: Sources, noun: string, titles: readonly string[], verb = ''): string {
  const has = `${person.first} ${person.is('has', 'have')}`;
  const whole = `${has} ${verb} ${speakList(titles)}.`;
  if (titles.length === 0) return '';
  return verb !== '' && countWords(whole) <= MOST_WORDS
    ? whole
    : speakAmong(`${has} ${speakCount(titles.length, noun)}`, [...new Set(titles)]);
}

/** Certificates, awards and publications. */
function listPaperValues(sources: Sources): Scope {
  const { certificates = [], awards = [], publications = [], education = [] } = sources.portfolio;
  const { first, is } = sources.person;
  const papers = [
    ...certificates.map(({ name, issuer, ...more }) => ({ ...more, title: name, maker: issuer, noun: 'certificate' })),
    ...awards.map(({ awarder, ...more }) => ({ ...more, maker: awarder, noun: 'award' })),
  ];
  const [latest] = papers
    .filter(({ date }) => date !== undefined)
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const others = listOthers(sources);
  const told = papers.map((paper) => toPaper(sources, paper));
  const titlesOf = (noun: string) => papers.filter((paper) => paper.noun === noun).map(({ title }) => title);
  const studied = education
    .filter(({ kind }) => kind === 'certificate')
    .map(({ degree, institution }) => [degree, institution].filter(Boolean).join(', '));
  const titles = publications.filter(({ proofOf: proof }) => proof !== 'talk').map(({ title }) => title);
  const published = publications.map((publication) =>
    toEntry(sources, 'publication', {
      ...publication,
      publisher: publication.publisher?.replaceAll(/[\s,]+\(?talk\)?$|^(?:\w+ )?(?:talk|keynote) at /giu, ''),
      isTalk: publication.proofOf === 'talk',
      since: publication.date,
      shortTitle: publication.title.split(/[:–—]/u)[0]?.trim(),
    }),
  );
  const proofOf = (proof: string) => [...papers, ...publications].filter((paper) => paper.proofOf === proof);
  return {
    papers: [...told, ...others.flatMap((other) => other.papers.map((paper) => toPaper(sources, paper)))],
    otherLists: others.map(({ list, noun, papers: listed }) => {
      const names = listed.map(({ title }) => title);
      return { list, noun, listing: speakListed(sources, noun, names) };
    }),
    certificates: told.slice(0, certificates.length),
    awards: told.slice(certificates.length),
    onlyAward: awards.length === 1,
    latestPaper: papers.length > 1 && latest ? [latest] : [],
    certificatesListed: speakListed(sources, 'certificate', titlesOf('certificate')),
    awardsListed: speakListed(sources, 'award', titlesOf('award')),
    certified: [
      ...listFacts(sources, 'certified'),
      ...studied.map((study) => `${first} ${is('has', 'have')} the certificate ${study}.`),
    ],
    publications: published,
    writings: published.filter(({ isTalk }) => !isTalk),
    publicationsListed: speakListed(sources, 'publication', titles, 'published'),
    talked: [
      ...published.flatMap(({ isTalk, told: says }) => (isTalk ? (says as readonly string[]) : [])),
      ...papers
        .filter((paper) => paper.proofOf === 'talk')
        .map(({ noun, title }) => `${first} ${is('has', 'have')} the ${noun} ${title}.`),
      ...listFacts(sources, 'talks'),
    ],
    researched: listFacts(sources, 'research'),
    proofsOfLanguages: proofOf('language'),
    hackathonAwards: proofOf('hackathon'),
  };
}

/** `Ana Lopez, CTO of Acme` is a person and a relation. The first sentence of a quotation names the speaker in full. */
function toReference(sources: Sources, { name, relation, text = '' }: Reference): Scope {
  const [, person = name, post = relation] = /^([^,]+), (.+)$/u.exec(name) ?? [];
  const who = post ? `${person}, ${post},` : person;
  const [first, ...others] = splitSentences(text);
  return toEntry(sources, 'reference', {
    title: name,
    firstWord: name.split(' ')[0],
    person,
    relation: post,
    said:
      first === undefined ? [] : [`${who} says: ${first}`, ...others.map((quote) => `In ${person}'s words: ${quote}`)],
  });
}

const HOSTS = /git(?:hub|lab|ea)|codeberg|bitbucket|sourcehut|codepen|stack ?overflow|kaggle|npm/iu;

/** Values about studies, certificates, publications, languages, interests and volunteering. */
export function listLifeValues(sources: Sources): Scope {
  const { portfolio } = sources;
  const { experiences, projects, owner } = portfolio;
  const { interests = [], languages = [], references = [], volunteering = [] } = portfolio;
  const isSentence = (text: string): boolean => text.endsWith('.');
  const made = projects.filter(({ hackathon = [] }) => hackathon.length > 0);
  const [firstJob] = inTime(experiences.filter(isDated));
  const education = byDegree(portfolio.education).map((study, at, all) => {
    const school = nameStudy(study);
    // A second study at a school has the name of its degree.
    const isSecond = all.findIndex((other) => nameStudy(other) === school) < at;
    const title = isSecond ? nameStudy({ ...study, institution: '' }) || school : school;
    const studied = speakStudy(sources, study);
    const names = isSecond ? [title, study.degree, study.area].filter(Boolean) : shortenName(title);
    const of = `${isSecond ? 'of' : 'at'} ${title}`;
    const entry = { ...study, title, names, of, since: study.start, until: study.end, studied };
    return { since: study.start, ...toEntry(sources, 'education', entry) };
  });
  return {
    ...listPaperValues(sources),
    education,
    earlyStudies: education.filter(
      ({ since }) => since !== undefined && firstJob !== undefined && since < firstJob.start,
    ),
    nowStudies: (portfolio.education ?? [])
      .filter((study) => isNow(study, sources.today))
      .map((study) => ({ studied: speakStudy(sources, study) })),
    volunteering: volunteering.map((help) => toHelp(sources, help)),
    languages: languages.map((language) => toEntry(sources, 'language', language)),
    references: references.map((reference) => toReference(sources, reference)),
    isQuotedOnce: references.length === 1 && references[0]?.text,
    hasCodeHost: (owner.profiles ?? []).some(({ network }) => HOSTS.test(network)),
    hobbies: interests.map(({ name, keywords = [] }) =>
      upperFirst(`${name}${bracket(keywords.filter((word) => !isSentence(word)).join(', '))}`),
    ),
    hobbySentences: interests.flatMap(({ keywords = [] }) => keywords.filter(isSentence)),
    partners: listFacts(sources, 'team'),
    lefts: listFacts(sources, 'leaving'),
    hackathonProjects: made,
    isOneHackathon: made.length === 1,
    hackathons: made.map(({ title, hackathon = [] }) => `${title}: ${hackathon.join(' ')}`),
    named: [
      ...experiences.map(({ at, named = [] }) => ({ of: at, named })),
      ...projects.map(({ title, named = [] }) => ({ of: title, named })),
    ].flatMap(({ of, named }) => named.map((thing) => ({ ...thing, of }))),
  };
}
