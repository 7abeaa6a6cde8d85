/** Months or years; an empty start is unknown. */
export interface Period {
  readonly start: string;
  readonly end?: string | undefined;
}

export const isDate = (text: string): boolean => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/u.test(text);
/** True if both ends include the month. */
export const isExact = ({ start, end = '0000-00' }: Period): boolean => start.length > 4 && end.length > 4;
export const isDated = ({ start }: Period): boolean => start !== '';
export const isOpen = (job: Period): boolean => isDated(job) && job.end === undefined;

/** In months. */
export const toCount = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
};
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Both ends count; an open period lasts until `today`. Periods of years count whole years. */
export function countMonths({ start, end = '' }: Period, today: string): number {
  const to = end || today;
  return isExact({ start, end: to }) ? toCount(to) - toCount(start) + 1 : (yearOf(to) - yearOf(start)) * 12;
}

/** By their start, or else by their end; undated jobs come last. */
export const inTime = <Job extends Period>(jobs: readonly Job[]): readonly Job[] => {
  const placeOf = ({ start, end }: Period): string => start || end || '9999';
  return jobs.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
};

/** The open job, or else the last to end; of several, the one with the latest post. */
export const latestOf = <Job extends Period & { readonly posts: readonly Period[] }>(jobs: readonly Job[]) =>
  inTime(jobs.map((job) => ({ ...job, start: job.posts.at(-1)?.start ?? '', job })))
    .toSorted((a, b) => (isOpen(a) ? '9999' : (a.end ?? '')).localeCompare(isOpen(b) ? '9999' : (b.end ?? '')))
    .at(-1)?.job;

/** Returns undefined with an open job or without jobs. */
export const endOf = (jobs: readonly Period[]): string | undefined =>
  jobs.some(isOpen)
    ? undefined
    : jobs
        .flatMap(({ end }) => end ?? [])
        .toSorted()
        .at(-1);

/** Finds months without any job; jobs may overlap. */
export function findGaps<Job extends Period>(
  jobs: readonly Job[],
): readonly { readonly before: Job; readonly after: Job; readonly months: number }[] {
  const [first, ...others] = inTime(jobs.filter(isDated));
  if (!first) return [];
  let last = first;
  return others.flatMap((job) => {
    const before = last;
    if (last.end !== undefined && (job.end === undefined || job.end > last.end)) last = job;
    if (before.end === undefined) return [];
    const isKnown = isExact({ start: before.end, end: job.start });
    const months = isKnown
      ? toCount(job.start) - toCount(before.end) - 1
      : (yearOf(job.start) - yearOf(before.end) - 1) * 12;
    return months > 0 ? [{ before, after: job, months }] : [];
  });
}

/** By more than a month, as far as dates are known. */
export function findOverlaps<Job extends Period>(jobs: readonly Job[]): readonly (readonly [Job, Job])[] {
  const dated = inTime(jobs.filter(isDated));
  return dated.flatMap((job, at) =>
    dated
      .slice(at + 1)
      .filter(
        ({ start }) =>
          job.end === undefined ||
          (isExact({ start, end: job.end }) ? start < job.end : yearOf(start) < yearOf(job.end)),
      )
      .map((other) => [job, other] as const),
  );
}

/** Lists years to the last end, or to `today`. */
export function listYears(periods: readonly Period[], today: string): readonly number[] {
  const jobs = periods.filter(isDated);
  if (jobs.length === 0) return [];
  const first = Math.min(...jobs.map(({ start }) => yearOf(start)));
  const last = Math.max(...jobs.map(({ end }) => yearOf(end ?? today)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export const findJobsIn = <Job extends Period>(jobs: readonly Job[], year: number, today: string): readonly Job[] =>
  inTime(jobs.filter(isDated)).filter(({ start, end }) => yearOf(start) <= year && year <= yearOf(end ?? today));
