import { upperFirst } from '../english/phrases.ts';
import type { Scope } from './fill.ts';
import { isRemote, speakPeriod, speakRemote } from './job-entities.ts';
import { speakPlace, type Job } from './jobs.ts';
import { aboutOf, idsOf, type Sources } from './sources.ts';
import {
  countWords,
  speakAll,
  speakAmong,
  speakCount,
  speakList,
  speakMonth,
  speakMonths,
  speakSince,
  withStop,
} from './speech.ts';
import { countMonths, endOf, findGaps, inTime, isDated, isExact, isOpen, latestOf } from './time.ts';

/** A longer name leaves no room for the rest of an answer. */
const MOST_NAME_WORDS = 8;

function listProjectValues(sources: Sources): Scope {
  const { projects, experiences } = sources.portfolio;
  const [first, ...others] = projects;
  const proudest = aboutOf(sources, 'proudest')?.replace('project-', '');
  const dated = projects.flatMap(({ id, title, start, end }) =>
    start === undefined ? [] : [{ id, title, start, since: speakSince({ start, ...(end !== undefined && { end }) }) }],
  );
  const [firstDated, lastDated] = [inTime(dated).slice(0, 1), inTime(dated).slice(-1)];
  const job = latestOf(experiences);
  return {
    projectCount: projects.length,
    projectIds: idsOf('project', projects),
    projectEntries: projects.map(({ title, subtitle }) => ({ title, subtitle })),
    titles: projects.map(({ title }) => title),
    ...(others.length === 0 && { onlyTitle: first?.title, onlySubtitle: first?.subtitle }),
    startsWith: (projects.find(({ id }) => id === proudest) ?? first)?.title,
    datedProjects: dated,
    firstDated,
    lastDated,
    firstDatedId: idsOf('project', firstDated),
    lastDatedId: idsOf('project', lastDated),
    latestPlace: job && countWords(job.company) <= MOST_NAME_WORDS && speakPlace(job),
  };
}

/** In months; several if equal. An open job counts until today. */
function speakExtreme({ portfolio, today }: Sources, which: 'longest' | 'shortest'): Scope {
  const jobs = portfolio.experiences.filter(isDated);
  const monthsOf = (job: Job): number => job.stays.reduce((sum, stay) => sum + countMonths(stay, today), 0);
  const lengths = jobs.map(monthsOf);
  const extremeMonths = which === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  const found = jobs.filter((job) => monthsOf(job) === extremeMonths);
  const companies = speakList(found.map(({ company }) => company));
  const goesOn = found.some(isOpen);
  const months =
    goesOn || !found.every(isExact) ? '' : `, with ${speakMonths(extremeMonths)}${found.length > 1 ? ' each' : ''}`;
  const be = found.length > 1 ? 'jobs were' : goesOn ? 'job so far is' : 'job was';
  return { [which]: `The ${which} ${be} ${companies}${months}.`, [`${which}Ids`]: idsOf('experience', found) };
}

function speakGaps({ portfolio }: Sources): string {
  const jobs = inTime(portfolio.experiences.filter(isDated));
  const gaps = findGaps(jobs).map(
    ({ before, after, months }) => `${speakMonths(months)} between ${before.company} and ${after.company}`,
  );
  if (gaps.length > 0) return `There ${gaps.length > 1 ? 'were gaps' : 'was a gap'} of ${speakList(gaps)}.`;
  const [first] = jobs;
  if (jobs.length < 2 || !first) return 'There is no gap: one job is written here.';
  const end = endOf(jobs);
  return `There is no gap ${end === undefined ? `since ${speakMonth(first.start)}` : `from ${speakMonth(first.start)} to ${speakMonth(end)}`}: each job began before or right after the end of the one before it.`;
}

function listPlaces(jobs: readonly Job[]): readonly string[] {
  const remote = jobs.filter(isRemote);
  const one = `The job ${endOf(jobs) === undefined ? 'is' : 'was'} remote.`;
  if (remote.length === jobs.length)
    return [jobs.length > 1 ? `${upperFirst(speakAll(jobs.length))} jobs were remote.` : one];
  const placed = jobs.filter((job) => job.location !== '' && !isRemote(job));
  const locations = [...new Set(placed.map(({ location }) => location))];
  const speak = (group: readonly Job[], where: string): string => {
    const names = speakList(group.map(({ company }) => company));
    if (group.length > 1) return `The jobs at ${names} were ${where}.`;
    return `The job at ${names} ${group.some(isOpen) ? 'is' : 'was'} ${where}.`;
  };
  const places = locations.map((place) =>
    speak(
      jobs.filter(({ location }) => location === place),
      `in ${place}`,
    ),
  );
  return remote.length > 0 ? [...places, speak(remote, 'remote')] : places;
}

/** From the first job's start to the last one's end. */
function speakSpan({ today }: Sources, start: string, end: string | undefined): string {
  const months = countMonths({ start, end: end ?? today }, today);
  const years = Math.floor(months / 12);
  return end === undefined
    ? `Together the jobs span more than ${speakMonths(Math.max(years, 1) * 12)}, since ${speakMonth(start)}.`
    : `Together the jobs span ${speakMonths(months % 12 < 2 ? years * 12 : months)}, from ${speakMonth(start)} to ${speakMonth(end)}.`;
}

/** The posts of each job, said after the list of jobs. */
export const listRoles = ({ portfolio }: Sources): readonly string[] =>
  inTime(portfolio.experiences)
    .map(({ at, posts }) => withStop(`${at}: ${speakList(posts.map(({ role }) => role).filter(Boolean))}`))
    .filter((line) => !line.endsWith(': .'));

function listJobValues(sources: Sources): Scope {
  const { portfolio, person } = sources;
  const jobs = inTime(portfolio.experiences);
  const [first, last] = [jobs[0], latestOf(jobs)];
  if (!first || !last) return {};
  const names = jobs.map(({ company }) => company);
  const began = isDated(first) && speakMonth(first.start);
  const counted = `${person.first} ${person.is('has', 'have')} had ${speakCount(jobs.length, 'job')}${speakRemote(jobs)}`;
  const gaps = speakGaps(sources);
  return {
    jobIds: idsOf('experience', jobs),
    companies: names,
    began,
    listing: speakAmong(`${began ? `Since ${began} ` : ''}${counted}`, jobs.length === 1 ? [speakPlace(first)] : names),
    firstJobId: `experience-${first.id}`,
    firstPlace: speakPlace(first),
    firstRole: first.role,
    firstPeriod: speakPeriod(sources, first),
    lastPlace: speakPlace(last),
    lastRole: last.role,
    lastPeriod: speakPeriod(sources, last),
    isWorking: isOpen(last),
    ...(began && {
      ...speakExtreme(sources, 'longest'),
      ...speakExtreme(sources, 'shortest'),
      span: speakSpan(sources, first.start, endOf(jobs)),
    }),
    periods: jobs.map((job) => speakPeriod(sources, job)),
    places: jobs.some(({ location }) => location !== '') ? listPlaces(portfolio.experiences) : [],
    gaps,
    hasGaps: gaps.startsWith('There w'),
  };
}

function listStackValues({ portfolio: { stack } }: Sources): Scope {
  // The heading of a single group is often only "Skills".
  const single = stack.length === 1 ? stack[0]?.keywords : undefined;
  const noted = stack.find(({ dontUseIf }) => dontUseIf !== '');
  const isGrouped = stack.some(({ keywords }) => keywords);
  return {
    toolIds: idsOf('stack', stack),
    stackCounted:
      stack.length > 0 &&
      (isGrouped
        ? `${speakCount(stack.length, 'group')} of skills`
        : `${speakCount(stack.length, 'tool')}, on purpose`),
    stackNames: single ?? stack.map((tool) => tool.spokenName ?? tool.name),
    noted: noted && `stack-${noted.id}`,
    hasNotes: stack.every(({ dontUseIf }) => dontUseIf !== ''),
  };
}

/** What the templates about all projects, jobs, tools or principles read. */
export const listGroupValues = (sources: Sources): Scope => ({
  principleIds: idsOf('principle', sources.portfolio.principles),
  ...listProjectValues(sources),
  ...listJobValues(sources),
  ...listStackValues(sources),
});
