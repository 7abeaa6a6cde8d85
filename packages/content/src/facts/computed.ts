import { experiences } from '../experiences/experiences.ts';
import type { Experience as Job } from '../model.ts';
import { owner } from '../owner.ts';
import { projects } from '../projects/projects.ts';
import { stack } from '../stack.ts';
import { speakList, speakMonth } from './speak.ts';
import { spokenTools } from './spoken/spoken-tools.ts';

type Experience = Job & { readonly end: string };

/**
 * Answers that follow from the content by filters and counts. Every question that they answer is known beforehand (a
 * tool, a year, a job), so that all their sentences can be rendered.
 */
const { firstName } = owner;

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const speakNumber = (count: number): string => NUMBERS[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything that entries are made with: `React`, `n8n`, `Redis`. */
export const parts: readonly string[] = [
  ...new Set([
    ...stack.flatMap(({ id }) => spokenTools[id].parts),
    ...projects.flatMap(({ tags }) => tags as readonly string[]),
    ...experiences.flatMap(({ stack: used }) => used as readonly string[]),
  ]),
];

/** Projects made with one of some parts. */
export const findProjectsWith = (some: readonly string[]) =>
  projects.filter(({ tags }) => tags.some((tag) => some.includes(tag)));
/** Jobs that used one of some parts. */
export const findJobsWith = (some: readonly string[]) =>
  experiences.filter(({ stack: used }) => used.some((part) => some.includes(part)));

/** Which projects are made with it. */
export function speakProjectsWith(spoken: string, some: readonly string[]): string {
  const titles = findProjectsWith(some).map(({ title }) => title);
  if (titles.length === 0) return `None of the projects names ${spoken}.`;
  return `${titles.length === 1 ? 'One project is' : `${capital(speakNumber(titles.length))} projects are`} made with ${spoken}: ${speakList(titles)}.`;
}

/** Which jobs used it. */
export function speakJobsWith(spoken: string, some: readonly string[]): string {
  const companies = findJobsWith(some).map(({ company }) => company);
  if (companies.length === 0) return `None of the jobs names ${spoken}.`;
  return `At work ${firstName} used ${spoken} at ${speakList(companies)}.`;
}

/** What an entry is made with, and its name. */
interface Made {
  readonly name: string;
  readonly uses: readonly string[];
}

/** The tools that two entries share. */
export function speakCommon(a: Made, b: Made): string {
  const shared = a.uses.filter((part) => b.uses.includes(part));
  return shared.length === 0
    ? `${a.name} and ${b.name} have no tool in common here.`
    : `What ${a.name} and ${b.name} have in common is ${speakList(shared)}.`;
}

/** Months of a job, the first and the last included. */
export function countMonths({ start, end }: Pick<Experience, 'start' | 'end'>): number {
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number);
  const [endYear = 0, endMonth = 0] = end.split('-').map(Number);
  return (endYear - startYear) * 12 + endMonth - startMonth + 1;
}

/** `11` as one says it: `eleven months`; `13`: `a year and a month`. */
export function speakMonths(count: number): string {
  const [years, months] = [Math.floor(count / 12), count % 12];
  const spokenMonths = months === 1 ? 'a month' : `${speakNumber(months)} months`;
  if (years === 0) return spokenMonths;
  const spokenYears = years === 1 ? 'a year' : `${speakNumber(years)} years`;
  return months === 0 ? spokenYears : `${spokenYears} and ${spokenMonths}`;
}

export const speakPeriod = (job: Experience): string =>
  `${firstName} was at ${job.company} from ${speakMonth(job.start)} to ${speakMonth(job.end)}.`;
export const speakLength = (job: Experience): string =>
  `${capital(speakMonths(countMonths(job)))} at ${job.company}: from ${speakMonth(job.start)} to ${speakMonth(job.end)}.`;

/** Months without a job between one and the next. */
export function speakGaps(jobs: readonly Experience[] = experiences): string {
  const inTime = jobs.toSorted((a, b) => a.start.localeCompare(b.start));
  const gaps = inTime.slice(1).flatMap((job, index) => {
    const before = inTime[index] ?? job;
    const months = countMonths({ start: before.end, end: job.start }) - 2;
    return months > 0 ? [`${speakMonths(months)} between ${before.company} and ${job.company}`] : [];
  });
  const span = `from ${speakMonth(inTime[0]?.start ?? '')} to ${speakMonth(inTime.at(-1)?.end ?? '')}`;
  if (gaps.length === 0) return `There is no gap ${span}: each job began in the month after the one before it.`;
  return `There ${gaps.length > 1 ? 'were gaps' : 'was a gap'} of ${speakList(gaps)}.`;
}

/** The jobs of a year. */
export const findJobsIn = (year: number): readonly Experience[] =>
  experiences
    .filter(({ start, end }) => Number(start.slice(0, 4)) <= year && year <= Number(end.slice(0, 4)))
    .toReversed();

/** Years in which there was a job. */
export const workedYears: readonly number[] = (() => {
  const years = experiences.flatMap(({ start, end }) => [Number(start.slice(0, 4)), Number(end.slice(0, 4))]);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
})();

/** Where the owner worked in a year. */
export function speakYear(year: number): string {
  const jobs = findJobsIn(year).map(({ company, start, end }) => {
    const from = start.startsWith(String(year)) ? ` from ${speakMonth(start).split(' ')[0]}` : '';
    const until = end.startsWith(String(year)) ? ` until ${speakMonth(end).split(' ')[0]}` : '';
    return `at ${company}${from}${until}`;
  });
  return `In ${year} ${firstName} worked ${speakList(jobs)}.`;
}

/** The jobs that lasted the most or the fewest months; several when they are equal. */
export function findByLength(which: 'longest' | 'shortest'): readonly Experience[] {
  const lengths = experiences.map(countMonths);
  const wanted = which === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  return experiences.filter((job) => countMonths(job) === wanted);
}

export function speakByLength(which: 'longest' | 'shortest'): string {
  const jobs = findByLength(which);
  const months = speakMonths(countMonths(jobs[0] ?? experiences[0]));
  const companies = speakList(jobs.map(({ company }) => company));
  return jobs.length === 1
    ? `The ${which} job was ${companies}, with ${months}.`
    : `The ${which} jobs were ${companies}, with ${months} each.`;
}
