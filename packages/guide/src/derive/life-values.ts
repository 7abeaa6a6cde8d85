import type { AnyEntry, Education, Kind, Portfolio } from '@asad/content';
import { upperFirst } from '../english/phrases.ts';
import type { Scope } from './fill.ts';
import { speakStay } from './job-entities.ts';
import type { Sources } from './sources.ts';
import {
  countWords,
  lowerFirst,
  MOST_WORDS,
  speakAmong,
  speakCount,
  speakList,
  speakMonth,
  speakSince,
  withStop,
} from './speech.ts';
import { isOpen } from './time.ts';

const bracket = (text: string | undefined): string => (text === undefined || text === '' ? '' : ` (${text})`);
const dateOf = (date: string | undefined): string => (date === undefined ? '' : `, ${speakMonth(date)}`);

export const byDegree = (studies: readonly Education[] = []): readonly Education[] =>
  studies.toSorted((a, b) => Number(b.degree !== '') - Number(a.degree !== ''));

/** The school, or else `BSc in Physics`. */
export const nameStudy = ({ institution, degree, area }: Education): string =>
  institution || [degree, area].filter(Boolean).join(' in ');

export function speakStudy({ person, today }: Sources, study: Education): string {
  const { institution, degree, area, start, end, location } = study;
  const isNow = start !== undefined && start <= today && (end === undefined || end > today);
  const where = [degree === '' && area, institution && `at ${institution}`, location && `in ${location}`];
  const until = isNow && end !== undefined ? ` until ${speakMonth(end)}` : '';
  const when = upperFirst(speakStay({ start: start ?? '', ...(end !== undefined && !isNow && { end }) }).trim());
  const verb = isNow ? `${person.is('has', 'have')} studied` : (start ?? '') > today ? 'will study' : 'studied';
  const title = nameStudy({ ...study, institution: '' });
  const what = degree && `: ${title}`;
  return `${[when, person.first, verb, ...where].filter(Boolean).join(' ')}${until}${what}.`;
}

export const speakGrade = ({ score, ...study }: Education): readonly string[] =>
  score ? [`The grade at ${nameStudy(study)} was ${score}.`] : [];
const speakStudied = ({ courses = [], highlights = [], ...study }: Education): readonly string[] => [
  ...speakGrade(study),
  ...(courses.length === 0 ? [] : [`Courses at ${nameStudy(study)} were ${speakList(courses)}.`]),
  ...highlights.map(upperFirst),
];

/** Certificates and awards. */
export const listPapers = ({ certificates = [], awards = [] }: Pick<Portfolio, 'certificates' | 'awards'>) => [
  ...certificates.map(({ issuer, ...certificate }) => ({ ...certificate, maker: issuer, noun: 'certificate' })),
  ...awards.map(({ title, awarder, ...award }) => ({ ...award, name: title, maker: awarder, noun: 'award' })),
];

/** The bank has sentences for these kinds; all others are listed. */
const TOLD = /^(?:education|publications|awards|certificates|languages|volunteering|interests|references)$/u;
export type Kinds = Readonly<Record<string, Pick<Kind, 'noun' | 'name' | 'detail' | 'spoken'>>>;
/** Entries of all other kinds, by the table of kinds. */
export const listOthers = (portfolio: object, kinds: Kinds) =>
  Object.entries(kinds).flatMap(
    ([
      kind,
      {
        noun,
        name,
        detail: [[maker = ''] = []],
        spoken,
      },
    ]) => {
      const entries = new Map(Object.entries(portfolio)).get(kind) as readonly AnyEntry[] | undefined;
      const textOf = (entry: AnyEntry, field: string): string => String(entry[field] ?? '');
      return TOLD.test(kind) || !entries?.length
        ? []
        : [
            {
              kind,
              noun,
              papers: entries.map((entry) => ({
                noun,
                name: textOf(entry, name),
                maker: textOf(entry, maker) || undefined,
                date: textOf(entry, 'date') || undefined,
                url: textOf(entry, 'url') || undefined,
                summary: textOf(entry, 'summary'),
                ...(spoken && { spoken }),
              })),
            },
          ];
    },
  );

const HOSTS = /git(?:hub|lab|ea)|codeberg|bitbucket|sourcehut|codepen|stack ?overflow|kaggle|npm/iu;

/** With mentions in cards and education; declines the missing one. */
function listPaperValues(sources: Sources): Scope {
  const { portfolio, person } = sources;
  const { certificates = [], awards = [], education = [] } = portfolio;
  const inFields = [
    ...portfolio.experiences.flatMap(({ at, certified = [] }) => certified.map((text) => `${at}: ${text}`)),
    ...education
      .filter(({ kind }) => kind === 'certificate')
      .map(
        ({ degree, institution }) =>
          `${person.first} ${person.is('has', 'have')} the certificate ${[degree, institution].filter(Boolean).join(', ')}.`,
      ),
  ];
  const mentioned = inFields;
  if (certificates.length + awards.length + mentioned.length === 0) return {};
  const has = `${person.first} ${person.is('has', 'have')}`;
  const count = (items: readonly string[], noun: string): string =>
    items.length === 0
      ? `No ${noun} is written here.`
      : speakAmong(`${has} ${speakCount(items.length, noun)}`, [...new Set(items)]);
  const certified = certificates.map(({ name }) => name);
  const facts = listPapers(portfolio);
  const [latest] = facts
    .filter(({ date }) => date !== undefined)
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return {
    papers: [
      ...(certified.length > 0 || mentioned.length === 0 ? [count(certified, 'certificate')] : mentioned),
      count(
        awards.map(({ title }) => title),
        'award',
      ),
      latest === undefined || facts.length < 2
        ? ''
        : `The most recent ${latest.noun} is ${latest.name}${bracket(latest.maker)}${dateOf(latest.date)}.`,
      ...facts.map(
        ({ name, maker, date, summary }) =>
          `${upperFirst(name)}${bracket(maker)}${dateOf(date)}.${summary ? ` ${upperFirst(summary)}` : ''}`,
      ),
      ...(certified.length > 0 ? mentioned : []),
    ],
    paperWords: [
      ...(certified.length + mentioned.length > 0 ? ['certificate'] : []),
      ...(awards.length > 0 ? ['award', 'prize'] : []),
    ],
  };
}

/** Sentences about published articles, research and talks, with the words to which they say yes. */
function listPublishedValues(sources: Sources): Scope {
  const { portfolio, person } = sources;
  const { publications = [], awards = [], experiences, projects } = portfolio;
  const titles = publications.map(({ title }) => title);
  const has = `${person.first} ${person.is('has', 'have')}`;
  const published = `${has} published ${speakList(titles)}.`;
  const inFields = [
    ...awards.filter(({ proofOf }) => proofOf === 'talk').map(({ title }) => `${person.first} gave a talk: ${title}.`),
    ...experiences.flatMap(({ at, talks = [] }) => talks.map((text) => `${at}: ${text}`)),
  ];
  const talked = inFields;
  const researched = [
    ...projects.flatMap(({ title, research = [] }) => research.map((text) => `${title}: ${text}`)),
    ...experiences.flatMap(({ at, research = [] }) => research.map((text) => `${at}: ${text}`)),
  ];
  const whole =
    countWords(published) <= MOST_WORDS
      ? published
      : speakAmong(`${has} ${speakCount(publications.length, 'publication')}`, titles);
  const each = publications.map(
    ({ title, publisher, date, summary }) =>
      `${upperFirst(title)}${bracket(publisher)}${dateOf(date)}.${summary ? ` ${upperFirst(summary)}` : ''}`,
  );
  if (publications.length > 0)
    return {
      published: [whole, ...(talked.length > 0 ? talked : ['No talk at a conference is written here.']), ...each],
      publishedWords: ['published', 'publication', 'paper', 'article', ...(talked.length > 0 ? ['talk'] : [])],
    };
  if (researched.length > 0)
    return {
      published: [...researched, ...talked],
      publishedWords: ['published', 'publication', 'research', 'paper'],
    };
  return talked.length > 0
    ? {
        published: [...talked, 'No published article, paper or book is written here.'],
        publishedWords: ['talk', 'conference'],
      }
    : {};
}

const listPromotions = ({ portfolio, person }: Sources): readonly string[] =>
  portfolio.experiences
    .map(({ at, posts }) => ({
      at,
      posts: posts.filter(({ role }, index) => role !== '' && role !== posts[index - 1]?.role),
    }))
    .filter(
      ({ posts }) =>
        new Set(posts.map(({ role }) => role)).size > 1 && new Set(posts.map(({ start }) => start)).size > 1,
    )
    .map(({ at, posts }) => `${at} ${person.first} was first ${posts.map(({ role }) => role).join(', then ')}.`);

const listHelped = ({ portfolio: { volunteering = [] } }: Sources): readonly string[] =>
  volunteering.flatMap(({ organization, role, summary, start, end, highlights = [] }) => [
    `${role === '' ? 'Help' : upperFirst(role)} at ${organization}${start === undefined ? '' : `, ${speakSince({ start: start.slice(0, 4), ...(end && { end: end.slice(0, 4) }) })}`}.`,
    ...[summary, ...highlights].filter(Boolean).map((text) => `At ${organization}: ${lowerFirst(withStop(text))}`),
  ]);

function listStudyValues(sources: Sources): Scope {
  const { education = [], experiences } = sources.portfolio;
  const studies = byDegree(education).map((study) => speakStudy(sources, study));
  return {
    studies,
    studied: education.flatMap(speakStudied),
    studiesBefore: experiences.some(isOpen) ? studies : [],
  };
}

/** Values about education, languages, interests and volunteering. */
export function listLifeValues(sources: Sources): Scope {
  const { portfolio, person } = sources;
  const { interests = [], languages = [], references = [], certificates = [], awards = [], owner } = portfolio;
  const isSentence = (text: string): boolean => text.endsWith('.');
  const papers = [...certificates, ...awards.map(({ title, ...award }) => ({ ...award, name: title }))];
  return {
    ...listPaperValues(sources),
    ...listPublishedValues(sources),
    ...listStudyValues(sources),
    onlyAward: awards.length === 1,
    languages: languages.map(({ name, level }) => `${name}${bracket(level)}`),
    languageNames: languages.map(({ name }) => name),
    proofsOfLanguages: papers.filter(({ proofOf }) => proofOf === 'language').map(({ name }) => name),
    referees: references.map(({ name, relation }) => `${name}${bracket(relation)}`),
    testimonials: references.flatMap(({ name, text }) => (text === undefined ? [] : [`${name} says: ${text}`])),
    hasCodeHost: (owner.profiles ?? []).some(({ network }) => HOSTS.test(network)),
    hobbies: interests.map(({ name, keywords = [] }) =>
      upperFirst(`${name}${bracket(keywords.filter((word) => !isSentence(word)).join(', '))}`),
    ),
    hobbySentences: interests.flatMap(({ keywords = [] }) => keywords.filter(isSentence)),
    helping: portfolio.volunteering,
    helped: listHelped(sources),
    promotions: listPromotions(sources),
    partners: [
      ...portfolio.experiences.flatMap(({ at, team = [] }) => team.map((text) => `${at}: ${lowerFirst(text)}`)),
      ...portfolio.projects.flatMap(({ title, team = [] }) =>
        team
          .flatMap((text) => person.quote(text))
          .map((quote) => `${title}: ${quote.startsWith('In ') ? quote : lowerFirst(quote)}`),
      ),
    ],
  };
}

/** Lists what the owner led or taught. */
export const listLed = ({ portfolio }: Sources): readonly string[] => [
  ...portfolio.experiences.flatMap(({ at, led = [] }) => led.map((text) => `${at}: ${text}`)),
  ...portfolio.projects.flatMap(({ title, led = [] }) => led.map((text) => `${title}: ${text}`)),
];
