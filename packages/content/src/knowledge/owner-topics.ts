import { isRemote } from './job-entities.ts';
import type { Answer, Entity } from './knowledge.ts';
import type { Sources } from './sources.ts';
import {
  lowerFirst,
  speakAll,
  speakCount,
  speakList,
  speakMonth,
  speakNumber,
  tell,
  unwritten,
  upperFirst,
} from './speech.ts';
import { inTime } from './time.ts';
import { topic } from './topic.ts';

const DATABASES =
  /^(?:PostgreSQL|MySQL|MariaDB|SQLite|MongoDB|Redis|Firestore|DynamoDB|Cassandra|InfluxDB|TimescaleDB|SQL Server|Oracle|DuckDB|ClickHouse|Elasticsearch|CouchDB|Neo4j|Supabase)$/iu;
const LANGUAGES =
  /^(?:TypeScript|JavaScript|Python|PHP|Java|Kotlin|Swift|Go|Rust|C|C\+\+|C#|Ruby|Elixir|Erlang|Scala|Clojure|Haskell|Dart|R|Julia|Lua|Zig|Ada|Fortran|COBOL|VHDL|Verilog|MATLAB|Objective-C|Perl|OCaml|F#|SQL|Assembly|Bash)$/u;
const INTELLIGENT = /\b(?:AI|LLMs?|machine learning|deep learning|neural|language models?|computer vision)\b/iu;

/** `4+` as one says it: `more than four`. */
const speakYears = (years: string): string => {
  const [, count, more] = /^(\d+)(\+?)$/u.exec(years) ?? [];
  if (count === undefined) return `${years} years`;
  return `${more === '+' ? 'more than ' : ''}${speakCount(Number(count), 'year')}`;
};

/** `UTC+1, +2 in summer` as one says it. */
const speakZone = (zone: string): string =>
  zone
    .replaceAll(/\+(?=\d)/gu, ' plus ')
    .replaceAll(/[−-](?=\d)/gu, ' minus ')
    .replaceAll(/ {2,}/gu, ' ');

/** Where somebody works: no place is called Remote. */
const speakFrom = (location: string): string => (/^remote(?:ly)?$/iu.test(location) ? 'remotely' : `from ${location}`);

/** What the owner does now: the jobs without an end, or since when there is none. */
export function tellCurrent({ portfolio, person }: Sources): Answer {
  const open = portfolio.experiences.filter(({ end }) => end === undefined);
  const [last] = portfolio.experiences;
  if (open.length > 0)
    return tell(
      open.map(
        ({ company, role, start }) =>
          `Since ${speakMonth(start)} ${person.first} ${person.is('has', 'have')} worked at ${company} as ${role}.`,
      ),
    );
  if (last?.end === undefined)
    return unwritten(`What ${person.first} ${person.is('does', 'do')} now is not written on this site.`);
  return tell([
    `${person.first} left ${last.company} in ${speakMonth(last.end)}.`,
    'What came after it is not written here.',
  ]);
}

/** The first thing that each of the latest jobs brought about, and the projects' where there are no jobs. */
function tellAchievements({ portfolio, person }: Sources): Answer {
  const told = [
    ...portfolio.experiences.flatMap(({ company, impacts }) =>
      impacts[0] === undefined ? [] : [`At ${company}: ${lowerFirst(impacts[0])}`],
    ),
    ...portfolio.projects.flatMap(({ title, impact }) => (impact === '' ? [] : [`${title}: ${lowerFirst(impact)}`])),
  ];
  return told.length > 0 ? tell(told) : unwritten(`What ${person.first} achieved is not written on this site.`);
}

/** Names among the parts of entries that are of one kind. */
const tellNamed = ({ parts, person }: Sources, kind: RegExp, noun: string): Answer => {
  const found = parts.filter((part) => kind.test(part)).toSorted();
  return found.length > 0
    ? tell([`${speakList(found)} ${found.length === 1 ? 'is' : 'are'} named on the cards of ${person.firsts} work.`])
    : unwritten(`Which ${noun} ${person.first} ${person.is('uses', 'use')} is not written on this site.`);
};

function tellIntelligent({ portfolio, person }: Sources): Answer {
  const found = [
    ...portfolio.projects
      .filter((one) => INTELLIGENT.test([one.subtitle, one.story, one.impact].join(' ')))
      .map(({ title }) => title),
    ...portfolio.experiences
      .filter((job) => INTELLIGENT.test([job.role, job.summary, ...job.impacts].join(' ')))
      .map(({ company }) => `the job at ${company}`),
  ];
  return found.length > 0
    ? tell([`These speak of artificial intelligence: ${speakList(found)}.`])
    : unwritten(`Work of ${person.first} with artificial intelligence is not written on this site.`);
}

function tellLocation(sources: Sources): Answer {
  const { portfolio, person } = sources;
  const { location } = portfolio.owner;
  const jobs = portfolio.experiences;
  if (location === '')
    return unwritten(`Where ${person.first} ${person.is('works', 'work')} from is not written here.`);
  const remote =
    jobs.length > 0 && jobs.every(isRemote)
      ? `, and ${jobs.length === 1 ? 'the one job here is' : `${speakAll(jobs.length)} jobs were`} remote`
      : '';
  const { timeZone } = portfolio.owner;
  return tell([
    `${person.first} ${person.is('works', 'work')} ${speakFrom(location)}${remote}.`,
    timeZone === '' ? '' : `The clock there is ${speakZone(timeZone)}.`,
  ]);
}

/** Topics about the owner as somebody to work with. */
export function toOwnerTopics(sources: Sources, current: Answer): readonly Entity[] {
  const { portfolio, person } = sources;
  const { owner, experiences, pillars, principles } = portfolio;
  const { first, name, is } = person;
  const firstJob = inTime(experiences)[0];
  const missing = (what: string): Answer => unwritten(`${what} is not written on this site.`);
  const work = is('works', 'work');
  const fields = [...new Set(experiences.flatMap(({ tags }) => tags))];
  const zone =
    owner.timeZone === ''
      ? missing(`The time zone of ${first}`)
      : tell([`The clock there is ${speakZone(owner.timeZone)}.`]);
  const pillarIds = pillars.map(({ id }) => `pillar-${id}`);
  const when = firstJob && `The first job began in ${speakMonth(firstJob.start)}.`;
  const years =
    owner.yearsOfExperience === ''
      ? []
      : [`${first} ${is('has', 'have')} ${speakYears(owner.yearsOfExperience)} of professional experience.`];
  const all = [...years, ...(when === undefined ? [] : [when])];
  return [
    topic(
      sources,
      'owner',
      `who ${first} ${is('is', 'are')}`,
      tell([
        `${name}, ${lowerFirst(owner.role)}${owner.location === '' ? '' : `, ${work} ${speakFrom(owner.location)}`}.`,
        ...all,
        ...portfolio.words.about.flatMap((paragraph) => person.quote(paragraph)),
      ]),
    ),
    topic(
      sources,
      'years',
      `how long ${first} ${is('has', 'have')} done this`,
      all.length > 0 ? tell(all) : missing(`How long ${first} ${is('has', 'have')} done this`),
    ),
    topic(
      sources,
      'current',
      `what ${first} ${is('does', 'do')} now`,
      { ...current, offers: ['availability/what'] },
      experiences[0] && { about: `experience-${experiences[0].id}` },
    ),
    topic(
      sources,
      'proudest',
      `the work ${first} ${is('is', 'are')} proudest of`,
      missing(`Which work ${first} ${is('is', 'are')} proudest of`),
    ),
    topic(
      sources,
      'strengths',
      `what ${first} ${is('is', 'are')} good at`,
      principles.length > 0
        ? tell([
            `On this site ${first} ${is('names', 'name')} ${principles.length === 1 ? 'one principle' : `${speakNumber(principles.length)} principles`}: ${speakList(principles.map(({ text }) => text.toLowerCase()))}.`,
          ])
        : missing(`What ${first} ${is('is', 'are')} best at`),
    ),
    topic(
      sources,
      'weaknesses',
      `what ${first} ${is('does', 'do')} not do`,
      missing(`What ${first} ${is('does', 'do')} not do`),
    ),
    topic(sources, 'process', `how ${first} ${work}`, missing(`How a project with ${first} goes`), {
      fields: Object.fromEntries(
        (['when', 'length', 'first', 'last'] as const).map((field) => [
          field,
          missing(`How a project with ${first} goes`),
        ]),
      ),
    }),
    topic(sources, 'location', `where ${first} ${work} from`, tellLocation(sources), {
      fields: { why: missing(`Why ${first} ${is('lives', 'live')} there`), when: zone },
    }),
    topic(
      sources,
      'industries',
      `which industries ${first} ${is('knows', 'know')}`,
      fields.length > 0
        ? tell([`The cards of ${person.firsts} jobs name ${speakList(fields.slice(0, 8))}.`])
        : missing(`Which industries ${first} ${is('knows', 'know')}`),
    ),
    topic(sources, 'achievements', `what ${first} ${is('has', 'have')} achieved`, tellAchievements(sources)),
    topic(
      sources,
      'teaching',
      `whether ${first} ${is('teaches', 'teach')}`,
      missing(`Whether ${first} ${is('teaches', 'teach')} or ${is('leads', 'lead')}`),
    ),
    topic(
      sources,
      'databases',
      `which databases ${first} ${is('knows', 'know')}`,
      tellNamed(sources, DATABASES, 'databases'),
    ),
    topic(
      sources,
      'programming-languages',
      `which programming languages ${first} ${is('writes', 'write')}`,
      tellNamed(sources, LANGUAGES, 'programming languages'),
    ),
    topic(sources, 'artificial-intelligence', `what ${first} ${is('does', 'do')} with AI`, tellIntelligent(sources)),
    topic(sources, 'small-teams', `whom ${first} ${work} for`, missing(`Whom ${first} ${work} for`)),
    topic(
      sources,
      'favourite-moment',
      `what ${first} ${is('likes', 'like')} about the work`,
      missing(`What ${first} ${is('likes', 'like')} best about the work`),
    ),
    topic(
      sources,
      'pillars',
      'what the stack is chosen for',
      pillars.length > 0
        ? tell(
            [
              `${upperFirst(`the stack serves ${speakCount(pillars.length, 'thing')}`)}: ${speakList(pillars.map(({ text }) => text))}.`,
              ...pillars.flatMap(({ description }) => person.quote(description)),
            ],
            { members: pillarIds },
          )
        : missing('What the stack is chosen for'),
      { members: pillarIds },
    ),
  ];
}
