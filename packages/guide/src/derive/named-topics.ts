import type { Answer, Fields } from '../knowledge.ts';
import { speakPeriod, speakStart } from './job-entities.ts';
import type { Sources } from './sources.ts';
import { settle, speakList, splitSentences, tell, upperFirst } from './speech.ts';
import { findOverlaps, isExact } from './time.ts';

/** Only some portfolios have it. */
export interface NamedTopic {
  readonly kind: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly fields: Fields;
}

const topic = (kind: string, title: string, names: readonly string[], what: Answer): NamedTopic => ({
  kind,
  title,
  names,
  fields: { what },
});

const listTexts = ({ portfolio }: Sources): readonly string[] => [
  ...portfolio.experiences.flatMap(({ company, impacts }) => impacts.map((text) => `At ${company}: ${text}`)),
  ...portfolio.projects.flatMap(({ title, highlights = [] }) => highlights.map((text) => `${title}: ${text}`)),
];

/** Finds explained names: `Lampwick, an open source queue`. */
function listExplained(sources: Sources): readonly NamedTopic[] {
  const explained = /(?:^|[\s:])(\p{L}[\p{L}\d-]{3,}), an? (?=\p{L})/u;
  return listTexts(sources).flatMap((text) => {
    const name = explained.exec(text)?.[1];
    return name === undefined ? [] : [topic('named', name, [name], tell([upperFirst(text)]))];
  });
}

function listOverlapping(sources: Sources): readonly NamedTopic[] {
  const { experiences } = sources.portfolio;
  const pairs = findOverlaps(experiences).map(([one, other]) => `${one.company} and ${other.company}`);
  const isRough = experiences.some((job) => !isExact(job));
  const none = `No two jobs overlapped${isRough ? ', as far as their years tell' : ''}: each began after the one before it.`;
  const says = pairs.length > 0 ? [`At the same time: ${pairs.join('; ')}.`] : [none];
  if (experiences.length < 2) return [];
  return [
    topic(
      'overlap',
      'jobs at the same time',
      ['jobs overlap', 'posts overlap', 'overlapping jobs', 'side by side', 'at the same time'],
      tell(says, settle(pairs.length > 0, ['overlap', 'overlapped', 'same time'])),
    ),
  ];
}

function listOfKinds(sources: Sources): readonly NamedTopic[] {
  const { person, portfolio } = sources;
  const posts = (kind: string) => portfolio.experiences.filter((job) => job.posts.some((post) => post.kind === kind));
  const [ownPosts, internships] = [posts('own-company'), posts('internship')];
  return [
    ...(ownPosts.length === 0
      ? []
      : [
          topic(
            'own-company',
            `the company of ${person.first}`,
            ['own company', 'own business', 'founder'],
            tell(
              ownPosts.map((job) => speakStart(sources, job)),
              settle(true, ['company', 'business', 'founder']),
            ),
          ),
        ]),
    ...(internships.length === 0
      ? []
      : [
          topic(
            'internship',
            'internships',
            ['intern', 'an intern'],
            tell(
              internships.flatMap((job) =>
                job.posts
                  .filter(({ kind }) => kind === 'internship')
                  .map(
                    ({ role, company }) => `At ${company} ${person.first} was ${role}. ${speakPeriod(sources, job)}`,
                  ),
              ),
              settle(true, ['intern']),
            ),
          ),
        ]),
  ];
}

function listStudied({ portfolio, person }: Sources): readonly NamedTopic[] {
  const education = portfolio.education ?? [];
  const graded = education.filter(({ score }) => score !== undefined && score !== '');
  const ends = education.flatMap(({ highlights = [] }) => highlights.filter((text) => /graduat/iu.test(text)));
  return [
    ...(graded.length === 0
      ? []
      : [
          topic(
            'grade',
            `the grades of ${person.first}`,
            ['GPA', 'grade point average'],
            tell(graded.map(({ institution, score = '' }) => `The grade at ${institution}: ${score}.`)),
          ),
        ]),
    ...(ends.length === 0
      ? []
      : [topic('graduation', 'graduation', ['graduate', 'graduation'], tell(ends.map(upperFirst)))]),
  ];
}

const HACKATHON = /\bhack(?!ed\b|ing\b|er)[\p{L}-]*|\b(?:game|code) jam\b|\bhack ?days?\b/iu;

/** Lists projects that were made at a hackathon or a game jam, and awards from one. */
function listHackathons({ portfolio, person }: Sources): readonly NamedTopic[] {
  const projects = portfolio.projects.flatMap(({ title, story, impact, highlights = [] }) => {
    const text = [story, impact, ...highlights].flatMap(splitSentences).find((one) => HACKATHON.test(one));
    return text === undefined ? [] : [{ title, text: `${title}: ${text}` }];
  });
  const awards = (portfolio.awards ?? []).filter(({ title, summary = '' }) => HACKATHON.test(`${title} ${summary}`));
  const sentence = `${person.first} made ${speakList(projects.map(({ title }) => title))} at ${projects.length === 1 ? 'a hackathon' : 'hackathons'}.`;
  const says = [
    projects.length > 0 ? sentence : '',
    ...projects.map(({ text }) => text),
    ...awards.map(({ title, awarder }) => `Award: ${title}${awarder === undefined ? '' : ` (${awarder})`}.`),
  ].filter(Boolean);
  if (says.length === 0) return [];
  return [topic('hackathon', 'hackathons', ['hackathon', 'hackathons', 'game jam', 'hack day'], tell(says))];
}

const listReferees = ({ portfolio, person }: Sources): readonly NamedTopic[] =>
  (portfolio.references ?? []).map(({ name, relation, text }) =>
    topic(
      'reference',
      name,
      [...new Set([name, name.split(' ')[0] ?? name])],
      tell([
        text === undefined
          ? `${name}${relation === undefined ? '' : `, ${relation},`} can speak for ${person.first}.`
          : `${name} says: ${text}`,
      ]),
    ),
  );

export const listNamedTopics = (sources: Sources): readonly NamedTopic[] => [
  ...listOverlapping(sources),
  ...listOfKinds(sources),
  ...listStudied(sources),
  ...listHackathons(sources),
  ...listReferees(sources),
  ...listExplained(sources),
];
