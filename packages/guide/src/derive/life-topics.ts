import type { AnyEntry, Education, Kind, Portfolio, UnwrittenId } from '@asad/content';
import type { Answer } from '../knowledge.ts';
import { speakStay } from './job-entities.ts';
import type { Sources } from './sources.ts';
import topicTexts from './texts.json' with { type: 'json' };
import { upperFirst } from '../english/phrases.ts';
import {
  countWords,
  MOST_WORDS,
  settle,
  speakAmong,
  speakCount,
  lowerFirst,
  speakList,
  speakMonth,
  splitSentences,
  tell,
} from './speech.ts';
import { isOpen } from './time.ts';

const bracket = (text: string | undefined): string => (text === undefined || text === '' ? '' : ` (${text})`);
const dateOf = (date: string | undefined): string => (date === undefined ? '' : `, ${speakMonth(date)}`);

export const byDegree = (studies: readonly Education[] = []): readonly Education[] =>
  studies.toSorted((a, b) => Number(b.degree !== '') - Number(a.degree !== ''));

/** A study without a school is named by its degree. */
const DEGREE =
  /^(?:ph\.?d|[bm]\.?(?:sc?|a|eng)|master|bachelor|diplom[ae]|doctor)\b(?!.*\b(?:school|college|universit))/iu;

export function speakStudy({ person, today }: Sources, study: Education): string {
  const { institution, area, degree, start, end, location } = study;
  const isNow = start !== undefined && start <= today && (end === undefined || end > today);
  const isUnfinished = /^(?:incomplete|unfinished|dropped out|no degree)$/iu.test(degree);
  const what = [isUnfinished ? '' : degree, area].filter(Boolean).join(' in ');
  const isSchool = what !== '' || !DEGREE.test(institution);
  const where = `${isSchool ? 'at ' : ''}${institution}${location === undefined || location === '' ? '' : ` in ${location}`}`;
  const ends = isNow && end !== undefined ? ` until ${speakMonth(end)}` : isUnfinished ? ', without a degree' : '';
  const when = upperFirst(speakStay({ start: start ?? '', ...(end !== undefined && !isNow && { end }) }).trim());
  const verb = isNow
    ? `${person.is('has', 'have')} studied`
    : start !== undefined && start > today
      ? 'will study'
      : 'studied';
  return `${when === '' ? '' : `${when} `}${person.first} ${verb}${what === '' ? '' : ` ${what}`} ${where}${ends}.`;
}

const speakStudied = ({ institution, score, courses = [], highlights = [] }: Education): readonly string[] => [
  ...(score === undefined || score === '' ? [] : [`The grade at ${institution}: ${score}.`]),
  ...(courses.length === 0 ? [] : [`Courses at ${institution}: ${speakList(courses)}.`]),
  ...highlights.map(upperFirst),
];

/** Finds the owner's matching sentences in About; one that does not name the owner is a quotation. */
export const findAbout = ({ portfolio, person }: Sources, matter: RegExp): readonly string[] =>
  portfolio.words.about
    .flatMap((paragraph) => person.quote(paragraph))
    .filter((sentence) => matter.test(sentence))
    .map((one) => (one.includes(person.first) ? one : `In ${person.firsts} words: ${lowerFirst(one)}`));

/** Words for an award. */
export const WINS = ['won', 'she win', 'he win', 'they win'];

/** Certificates and awards. */
export const listPapers = ({ certificates = [], awards = [] }: Pick<Portfolio, 'certificates' | 'awards'>) => [
  ...certificates.map(({ issuer, ...one }) => ({ ...one, maker: issuer, noun: 'certificate' })),
  ...awards.map(({ title, awarder, ...one }) => ({ ...one, name: title, maker: awarder, noun: 'award' })),
];

/** Kinds with sentences of their own. */
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

/** With mentions in cards and education; declines the missing one. */
function tellCertificates({ portfolio, person }: Sources): Answer | undefined {
  const { certificates = [], awards = [], education = [] } = portfolio;
  const paper = /\b(?:certified|certificate|certification|attestation|diploma)\b/iu;
  const mentioned = [
    ...portfolio.experiences.flatMap(({ at, impacts }) =>
      impacts.filter((text) => paper.test(text)).map((text) => `${at}: ${text}`),
    ),
    ...education
      .filter(({ degree }) => paper.test(degree))
      .map(({ degree, institution }) => `${degree}, ${institution}`),
  ];
  if (certificates.length + awards.length + mentioned.length === 0) return undefined;
  const count = (items: readonly string[], noun: string): string =>
    items.length === 0
      ? `No ${noun} is written here.`
      : speakAmong(`${person.first} ${person.is('has', 'have')} ${speakCount(items.length, noun)}`, [
          ...new Set(items),
        ]);
  const certified = certificates.map(({ name }) => name);
  const awarded = awards.map(({ title }) => title);
  const facts = listPapers(portfolio);
  const [latest] = facts
    .filter(({ date }) => date !== undefined)
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return tell(
    [
      ...(certified.length > 0 || mentioned.length === 0 ? [count(certified, 'certificate')] : mentioned),
      count(awarded, 'award'),
      latest === undefined || facts.length < 2
        ? ''
        : `The most recent ${latest.noun} is ${latest.name}${bracket(latest.maker)}${dateOf(latest.date)}.`,
      ...facts.map(
        ({ name, maker, date, summary }) =>
          `${upperFirst(name)}${bracket(maker)}${dateOf(date)}.${summary ? ` ${upperFirst(summary)}` : ''}`,
      ),
      ...(certified.length > 0 ? mentioned : []),
    ],
    settle(true, [
      ...(certified.length + mentioned.length > 0 ? ['certificate'] : []),
      ...(awarded.length > 0 ? ['award', 'prize'] : []),
    ]),
  );
}

function tellLanguages({ portfolio, person }: Sources): Answer | undefined {
  const { languages = [], certificates = [], awards = [] } = portfolio;
  const names = [...certificates.map(({ name }) => name), ...awards.map(({ title }) => title)];
  const proofs = names.filter((name) =>
    /\b(?:English|German|French|Spanish|Chinese|Japanese|IELTS|TOEFL|DELF|TestDaF|JLPT|HSK|CET)|英语|日语|德语|法语/u.test(
      name,
    ),
  );
  const spoken = languages.map(({ name, level }) => `${name}${bracket(level)}`);
  const proof = proofs.length === 0 ? '' : `There is proof of it: ${speakList(proofs)}.`;
  if (languages.length > 0)
    return tell(
      [`${person.first} ${person.is('speaks', 'speak')} ${speakList(spoken)}.`, proof],
      settle(
        true,
        languages.map(({ name }) => name),
        topicTexts.known.languages,
      ),
    );
  return proofs.length === 0
    ? undefined
    : tell([`Of languages ${person.first} ${person.is('names', 'name')} ${speakList(proofs)}.`]);
}

function tellPublications({ portfolio, person }: Sources): Answer | undefined {
  const { publications = [] } = portfolio;
  const titles = publications.map(({ title }) => title);
  const has = `${person.first} ${person.is('has', 'have')}`;
  const published = `${has} published ${speakList(titles)}.`;
  const talks = (portfolio.awards ?? [])
    .filter(({ title }) => /\b(?:talk|speaker|keynote)\b|分享|演讲/iu.test(title))
    .map(({ title }) => title);
  const talksAtJobs = portfolio.experiences.flatMap(({ at, impacts }) =>
    impacts.filter((text) => /\b(?:talk|keynote|conference)\b/iu.test(text)).map((text) => `${at}: ${text}`),
  );
  const research =
    /\b(?:first[- ]author|co-?authored|published (?:in|at|a|an|the)|(?:research|white) papers?|thesis)\b/iu;
  const researched = [
    ...portfolio.projects.map(({ title, story, highlights = [] }) => ({ name: title, texts: [story, ...highlights] })),
    ...portfolio.experiences.map(({ at, impacts }) => ({ name: at, texts: impacts })),
  ].flatMap(({ name, texts }) =>
    texts
      .flatMap(splitSentences)
      .filter((text) => research.test(text))
      .map((text) => `${name}: ${text}`),
  );
  const talked = [...talks.map((talk) => `${person.first} gave a talk: ${talk}.`), ...talksAtJobs];
  if (publications.length > 0)
    return tell(
      [
        countWords(published) <= MOST_WORDS
          ? published
          : speakAmong(`${has} ${speakCount(publications.length, 'publication')}`, titles),
        ...(talked.length > 0 ? talked : ['No talk at a conference is written here.']),
        ...publications.map(
          ({ title, publisher, date, summary }) =>
            `${upperFirst(title)}${bracket(publisher)}${dateOf(date)}.${summary ? ` ${upperFirst(summary)}` : ''}`,
        ),
      ],
      settle(true, ['published', 'publication', 'paper', 'article', ...(talked.length > 0 ? ['talk'] : [])]),
    );
  if (researched.length > 0)
    return tell([...researched, ...talked], settle(true, ['published', 'publication', 'research', 'paper']));
  return talked.length > 0
    ? tell([...talked, 'No published article, paper or book is written here.'], settle(true, ['talk', 'conference']))
    : undefined;
}

function tellReferences({ portfolio, person }: Sources): Answer | undefined {
  const { references = [] } = portfolio;
  if (references.length === 0) return undefined;
  return tell([
    `${speakList(references.map(({ name, relation }) => `${name}${bracket(relation)}`))} can speak for ${person.first}.`,
    ...references.flatMap(({ name, text }) => (text === undefined ? [] : [`${name} says: ${text}`])),
  ]);
}

const HOSTS = /git(?:hub|lab|ea)|codeberg|bitbucket|sourcehut|codepen|stack ?overflow|kaggle|npm/iu;

function tellProfiles({ portfolio, person }: Sources): Answer | undefined {
  const found = (portfolio.owner.profiles ?? []).filter(({ network }) => network !== 'Website');
  if (!found.some(({ network }) => HOSTS.test(network))) return undefined;
  const networks = speakList(found.map(({ network }) => network));
  return tell(
    [`${person.first} ${person.is('is', 'are')} on ${networks}: the links are in the About section.`],
    settle(
      true,
      found.map(({ network }) => network),
      topicTexts.known.networks,
    ),
  );
}

function tellPromotion({ portfolio, person }: Sources): Answer | undefined {
  const promotions = portfolio.experiences
    .map(({ at, posts }) => ({
      at,
      posts: posts.filter(({ role }, index) => role !== '' && role !== posts[index - 1]?.role),
    }))
    .filter(
      ({ posts }) =>
        new Set(posts.map(({ role }) => role)).size > 1 && new Set(posts.map(({ start }) => start)).size > 1,
    )
    .map(({ at, posts }) => `${at} ${person.first} was first ${posts.map(({ role }) => role).join(', then ')}.`);
  return promotions.length > 0 ? tell(promotions, settle(true, ['promoted'])) : undefined;
}

/** Answers of education, interests and volunteering to topics that the cards lack. */
export function computeLife(sources: Sources): Readonly<Partial<Record<UnwrittenId, Answer>>> {
  const { portfolio, person } = sources;
  const { education = [], interests = [], volunteering = [], owner } = portfolio;
  const studies = byDegree(education).map((study) => speakStudy(sources, study));
  const isSentence = (text: string): boolean => text.endsWith('.');
  const hobbies = interests.map(({ name, keywords = [] }) =>
    upperFirst(`${name}${bracket(keywords.filter((word) => !isSentence(word)).join(', '))}`),
  );
  const helped = volunteering.map(
    ({ organization, role }) =>
      `${person.first} ${person.is('volunteers', 'volunteer')} or volunteered at ${organization}${role === '' ? '' : ` as ${role}`}.`,
  );
  const names = `Outside of work ${person.first} ${person.is('names', 'name')} ${speakList(hobbies)}.`;
  const moves = findAbout(sources, /\brelocat|\bmove (?:to|for)\b/iu);
  const relocation = [
    ...(/\brelocat/iu.test(owner.availability) ? [`This site says: ${owner.availability}`] : []),
    ...moves,
  ];
  const computed: Readonly<Record<string, Answer | undefined>> = {
    education: education.length > 0 ? tell([...studies, ...education.flatMap(speakStudied)]) : undefined,
    certificates: tellCertificates(sources),
    languages: tellLanguages(sources),
    references: tellReferences(sources),
    blog: tellPublications(sources),
    'code-host': tellProfiles(sources),
    hobbies:
      hobbies.length > 0
        ? tell([names, ...interests.flatMap(({ keywords = [] }) => keywords.filter(isSentence)), ...helped])
        : undefined,
    phone: owner.phone === undefined ? undefined : tell([`The phone number is in the contact block: ${owner.phone}.`]),
    photo: owner.photo === undefined ? undefined : tell([`A picture of ${person.first} is in the About section.`]),
    promotion: tellPromotion(sources),
    relocation: relocation.length > 0 ? tell(relocation) : undefined,
    beginnings: studies.length > 0 && portfolio.experiences.some(isOpen) ? tell(studies) : undefined,
  };
  return Object.fromEntries(Object.entries(computed).filter(([, answer]) => answer !== undefined));
}

/** Lists what the owner led or taught. */
export const listLed = ({ portfolio }: Sources): readonly string[] => [
  ...portfolio.experiences.flatMap(({ at, led = [] }) => led.map((text) => `${at}: ${text}`)),
  ...portfolio.projects.flatMap(({ title, led = [] }) => led.map((text) => `${title}: ${text}`)),
  ...(/teach/iu.test(portfolio.owner.availability) ? [`This site says: ${portfolio.owner.availability}`] : []),
];
