import type { Answer, Entity } from '../knowledge.ts';
import { speakBeing, speakPlace } from './jobs.ts';
import { isRemote } from './job-entities.ts';
import { findAbout } from './life-topics.ts';
import type { Sources } from './sources.ts';
import { upperFirst } from '../english/phrases.ts';
import {
  lowerFirst,
  settle,
  speakCount,
  speakMonth,
  speakMonths,
  speakSince,
  splitSentences,
  tell,
  withStop,
} from './speech.ts';
import { countMonths, inTime, isDated, isOpen } from './time.ts';
import { speakYears } from './owner-topics.ts';
import topicTexts from './texts.json' with { type: 'json' };
import { missing, toTopics, type TopicRows } from './topic.ts';

/** A topic, and what its sentences in the entries contain; one that is found says yes to the words that it settles. */
type Matter = Readonly<{ title: string; matter: string; isExact?: boolean; settles?: readonly string[] }>;
const MATTERS: Readonly<Record<string, Matter>> = topicTexts.matters;

const MAX_WRITTEN = 4;

/** The owner's answers, then the entries' sentences with their names, then About. */
export function listWritten(sources: Sources, matter: RegExp): readonly string[] {
  const { experiences, projects, volunteering = [], answers } = sources.portfolio;
  const { first, is } = sources.person;
  const rows: readonly (readonly [name: string, texts: readonly string[]])[] = [
    ['', Object.values(answers).flatMap((answer) => ('says' in answer ? answer.says : answer))],
    ...experiences.map(
      ({ at, impacts, results, spoken }) => [`${at}: `, [...impacts, results, ...(spoken?.how ?? [])]] as const,
    ),
    ...experiences.map(
      ({ at, whatIOwned }) =>
        [`${at} ${first} ${is('was', 'were')} responsible for `, whatIOwned.map(lowerFirst)] as const,
    ),
    ...projects.map(({ title, impact, highlights = [] }) => [`${title}: `, [impact, ...highlights]] as const),
    ...volunteering.map(({ organization, highlights = [] }) => [`At ${organization}: `, highlights] as const),
  ];
  const written = rows.flatMap(([name, texts]) =>
    texts
      .flatMap(splitSentences)
      .flatMap((text) => (matter.test(text) ? [name + (name === '' ? text : lowerFirst(text))] : [])),
  );
  return [...new Set([...written, ...findAbout(sources, matter)])].slice(0, MAX_WRITTEN);
}

const toMatchedTopics = (sources: Sources): TopicRows =>
  Object.fromEntries(
    Object.entries(MATTERS).map(([id, { title, matter, isExact, settles = [] }]) => {
      const written = listWritten(sources, new RegExp(matter, isExact ? 'u' : 'iu'));
      const none = { ...missing(`anything about ${title}`), isSearched: true } as const;
      return [id, [title, written.length > 0 ? tell(written, settle(true, settles)) : none]] as const;
    }),
  );

function tellPrevious({ portfolio, person }: Sources): Answer {
  const ended = inTime(portfolio.experiences).filter((job) => !isOpen(job));
  const isWorking = portfolio.experiences.some(isOpen);
  const job = ended.at(isWorking ? -1 : -2);
  if (!job) return missing(`a job of ${person.first} before this one`);
  const when = isDated(job) && job.end !== undefined ? ` from ${speakMonth(job.start)} to ${speakMonth(job.end)}` : '';
  const role = job.role === '' ? '' : ` as ${job.role}`;
  return tell([`Before that ${person.first} ${person.is('was', 'were')} ${speakBeing(job)}${role}${when}.`], {
    isAside: true,
  });
}

function tellTenure({ portfolio, person, today }: Sources): Answer {
  const stays = portfolio.experiences.filter(isDated);
  if (stays.length === 0) return missing(`how long ${person.first} ${person.is('stays', 'stay')} with an employer`);
  const months = stays.map((job) => ({ job, months: countMonths(job, today) }));
  const longest = months.toSorted((a, b) => b.months - a.months)[0];
  const mean = Math.round(months.reduce((sum, one) => sum + one.months, 0) / months.length);
  return tell([
    `${person.first} ${person.is('has', 'have')} stayed ${speakMonths(mean)} on average, at ${speakCount(stays.length, 'employer')}.`,
    longest === undefined ? '' : `The longest was ${speakMonths(longest.months)} ${speakPlace(longest.job)}.`,
  ]);
}

/** Names the remote jobs where only some were. */
function tellRemote({ portfolio }: Sources, location: Answer = { says: [] }): Answer {
  const remote = portfolio.experiences.filter(isRemote);
  const isMixed = remote.length > 0 && remote.length < portfolio.experiences.length;
  const said = remote.map((job) => `The job at ${job.company} ${isOpen(job) ? 'is' : 'was'} remote.`);
  return isMixed ? tell([...said, ...location.says, ...(location.more ?? [])]) : location;
}

function tellSeniority({ portfolio, person }: Sources): Answer {
  const { owner, experiences } = portfolio;
  const latest = experiences.find(isOpen) ?? inTime(experiences).at(-1);
  const years = owner.yearsOfExperience;
  const sentences = [
    latest?.isUnnamed
      ? `${person.firsts} latest title is ${latest.company}.`
      : latest?.role
        ? `${person.firsts} latest title is ${latest.role}, at ${latest.company}.`
        : '',
    years === '' ? '' : `${person.first} ${person.is('has', 'have')} ${speakYears(years)} of professional experience.`,
  ].filter(Boolean);
  return sentences.length > 0 ? tell(sentences) : missing(`the level of ${person.first}`);
}

function tellVolunteering({ portfolio, person }: Sources): Answer {
  const { volunteering = [] } = portfolio;
  if (volunteering.length === 0) return missing(`volunteer work of ${person.first}`);
  const helped = volunteering.flatMap(({ organization, role, summary, start, end, highlights = [] }) => [
    `${role === '' ? 'Help' : upperFirst(role)} at ${organization}${start === undefined ? '' : `, ${speakSince({ start: start.slice(0, 4), ...(end && { end: end.slice(0, 4) }) })}`}.`,
    ...[summary, ...highlights].filter(Boolean).map((text) => `At ${organization}: ${lowerFirst(withStop(text))}`),
  ]);
  return tell([`${person.first} ${person.is('does', 'do')} volunteer work.`, ...helped], settle(true, ['volunteer']));
}

/** As the owner wrote it: "Open for contract work". */
export const speakAvailability = ({ portfolio, person }: Pick<Sources, 'portfolio' | 'person'>): string => {
  const { availability } = portfolio.owner;
  return availability === '' ? '' : `This site says of ${person.firsts} availability: ${lowerFirst(availability)}.`;
};

/** Answers first questions of recruiters and clients; `answers.ts` overrides each. */
export function toFirstTopics(sources: Sources, topics: readonly Entity[]): readonly Entity[] {
  const { portfolio, person } = sources;
  const [owner, strengths, availability, location] = ['owner', 'strengths', 'availability', 'location'].map(
    (id) => topics.find((topic) => topic.id === id)?.fields['what'],
  );
  const { first, is } = person;
  const names = ['volunteer', 'volunteering', 'volunteer work'];
  const written = speakAvailability(sources);
  const isSaid = written === '' || availability?.says.includes(written);
  const terms =
    availability && !isSaid ? tell([written, ...availability.says, ...(availability.more ?? [])]) : availability;
  return toTopics(sources, {
    ...toMatchedTopics(sources),
    pitch: [`${first} in short`, owner],
    'why-hire': [`what speaks for ${first}`, strengths],
    // One answer for equal questions: the model need not distinguish them.
    contract: ['the kind of contract', terms],
    wish: [`the role that ${first} ${is('wants', 'want')}`, terms],
    remote: ['remote work', tellRemote(sources, location)],
    onsite: ['work on site', location],
    seniority: [`the level of ${first}`, tellSeniority(sources)],
    previous: ['the job before this one', tellPrevious(sources)],
    tenure: ['how long the jobs lasted', tellTenure(sources)],
    volunteer: ['volunteer work', tellVolunteering(sources), portfolio.volunteering?.length ? { names } : {}],
  });
}
