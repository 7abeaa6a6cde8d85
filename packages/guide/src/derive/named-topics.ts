import type { Experience } from '@asad/content';
import type { Answer, Fields } from '../knowledge.ts';
import { speakPeriod, speakStart, speakStay } from './job-entities.ts';
import { speakGrade } from './life-values.ts';
import type { Sources } from './sources.ts';
import { settle, speakList, tell } from './speech.ts';
import { findOverlaps, isExact } from './time.ts';

/** Only some portfolios have it. */
export interface NamedTopic {
  readonly kind: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly fields: Fields;
  /** The entry that a follow-up asks about. */
  readonly about?: string;
  readonly since?: string;
}

type Told = Pick<Answer, 'settles'> & { readonly jobs?: readonly Experience[] };

/** Returns nothing without sentences. */
const topic = (
  kind: string,
  title: string,
  names: readonly string[],
  says: readonly string[],
  { jobs: [job] = [], ...extra }: Told = {},
): readonly NamedTopic[] =>
  says.length === 0
    ? []
    : [{ kind, title, names, fields: { what: tell(says, extra) }, ...(job && { about: `experience-${job.id}` }) }];

function listOverlapping(sources: Sources): readonly NamedTopic[] {
  const { experiences } = sources.portfolio;
  const pairs = findOverlaps(experiences).map(([job, other]) => `${job.company} and ${other.company}`);
  const isRough = experiences.some((job) => !isExact(job));
  const none = `No two jobs overlapped${isRough ? ', as far as their years tell' : ''}: each began after the one before it.`;
  const says = pairs.length > 0 ? [`Jobs at the same time were ${pairs.join('; ')}.`] : [none];
  const names = ['jobs overlap', 'posts overlap', 'overlapping jobs', 'side by side', 'at the same time'];
  const settled = settle(pairs.length > 0, ['overlap', 'overlapped', 'same time']);
  return topic('overlap', 'jobs at the same time', names, experiences.length < 2 ? [] : says, settled);
}

function listOfKinds(sources: Sources): readonly NamedTopic[] {
  const { person, portfolio } = sources;
  const jobsOf = (kind: string) => portfolio.experiences.filter((job) => job.posts.some((post) => post.kind === kind));
  const [own, internships] = [jobsOf('own-company'), jobsOf('internship')];
  const interned = internships.flatMap((job) =>
    job.posts
      .filter(({ kind }) => kind === 'internship')
      .map((post) =>
        post.role === '' ? speakPeriod(sources, job) : `${job.at} ${person.first} was ${post.role}${speakStay(post)}.`,
      ),
  );
  return [
    ...topic(
      'own-company',
      `the company of ${person.first}`,
      ['own company', 'own business', 'founder'],
      own.map((job) => speakStart(sources, job)),
      { jobs: own, ...settle(true, ['company', 'business', 'founder']) },
    ),
    ...topic('internship', 'internships', ['intern', 'an intern'], interned, {
      jobs: internships,
      ...settle(true, ['intern']),
    }),
  ];
}

function listStudied({ portfolio: { education = [] }, person }: Sources): readonly NamedTopic[] {
  const grades = education.flatMap(speakGrade);
  return [
    ...topic(
      'grade',
      `the grades of ${person.first}`,
      ['GPA', 'grade point average', 'grade', 'grades', 'marks'],
      grades,
    ),
  ];
}

const listOwnNames = ({ portfolio: { experiences, projects } }: Sources): readonly NamedTopic[] =>
  [
    ...experiences.map(({ at, named }) => ({ of: at, named })),
    ...projects.map(({ title, named }) => ({ of: title, named })),
  ].flatMap(({ of, named = [] }) =>
    named.flatMap(({ label, value }) => topic('named', label, [label], [`${of}: ${value}`])),
  );

/** Lists projects that were made at a hackathon or a game jam, and awards from one. */
function listHackathons({ portfolio, person }: Sources): readonly NamedTopic[] {
  const projects = portfolio.projects.flatMap(({ title, hackathon = [] }) =>
    hackathon.length === 0 ? [] : [{ title, text: `${title}: ${hackathon.join(' ')}` }],
  );
  const awards = (portfolio.awards ?? []).filter(({ proofOf }) => proofOf === 'hackathon');
  const sentence = `${person.first} made ${speakList(projects.map(({ title }) => title))} at ${projects.length === 1 ? 'a hackathon' : 'hackathons'}.`;
  const says = [
    ...(projects.length > 0 ? [sentence] : []),
    ...projects.map(({ text }) => text),
    ...awards.map(
      ({ title, awarder }) => `${person.first} won the award ${title}${awarder === undefined ? '' : ` (${awarder})`}.`,
    ),
  ];
  return topic('hackathon', 'hackathons', ['hackathon', 'hackathons', 'game jam', 'hack day'], says);
}

const listReferees = ({ portfolio, person }: Sources): readonly NamedTopic[] =>
  (portfolio.references ?? []).flatMap(({ name, relation, text }) =>
    topic(
      'reference',
      name,
      [...new Set([name, name.split(' ')[0] ?? name])],
      [
        text === undefined
          ? `${name}${relation === undefined ? '' : `, ${relation},`} can speak for ${person.first}.`
          : `${name} says: ${text}`,
      ],
    ),
  );

export const listNamedTopics = (sources: Sources): readonly NamedTopic[] =>
  [listOverlapping, listOfKinds, listStudied, listHackathons, listReferees, listOwnNames].flatMap((list) =>
    list(sources),
  );
