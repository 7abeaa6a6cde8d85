import type { Experience } from '@asad/content';

/** Only the months of a job. */
export type Period = Pick<Experience, 'start' | 'end'>;

export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text);

const toCount = (yearMonth: string): number => {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number);
  return year * 12 + month;
};
export const yearOf = (yearMonth: string): number => Number(yearMonth.slice(0, 4));

/** Months of a period, the first and the last included; an open one lasts until `today`. */
export const countMonths = ({ start, end }: Period, today: string): number =>
  toCount(end ?? today) - toCount(start) + 1;

/** From the first to the last. */
export const inTime = <Job extends Period>(jobs: readonly Job[]): readonly Job[] =>
  jobs.toSorted((a, b) => a.start.localeCompare(b.start));

/** The month in which the last of all jobs ended; undefined while one of them goes on, or where there is none. */
export const endOf = (jobs: readonly Period[]): string | undefined =>
  jobs.some(({ end }) => end === undefined)
    ? undefined
    : jobs
        .map(({ end = '' }) => end)
        .toSorted()
        .at(-1);

/** Months without any job between one and the next; jobs may overlap. */
export function findGaps<Job extends Period>(
  jobs: readonly Job[],
): readonly { readonly before: Job; readonly after: Job; readonly months: number }[] {
  const [first, ...others] = inTime(jobs);
  if (!first) return [];
  let last = first;
  return others.flatMap((job) => {
    const before = last;
    if (last.end !== undefined && (job.end === undefined || job.end > last.end)) last = job;
    const months = before.end === undefined ? 0 : toCount(job.start) - toCount(before.end) - 1;
    return months > 0 ? [{ before, after: job, months }] : [];
  });
}

/** Every year from the first job's start to the last one's end, or to `today`. */
export function listYears(jobs: readonly Period[], today: string): readonly number[] {
  if (jobs.length === 0) return [];
  const first = Math.min(...jobs.map(({ start }) => yearOf(start)));
  const last = Math.max(...jobs.map(({ end }) => yearOf(end ?? today)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export const findJobsIn = <Job extends Period>(jobs: readonly Job[], year: number, today: string): readonly Job[] =>
  inTime(jobs).filter(({ start, end }) => yearOf(start) <= year && year <= yearOf(end ?? today));
