/** True for a date of an entry: a year, or a year and a month. */
export const isDate = (text: string): boolean => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/u.test(text);

/** Months since the year 0; a year counts from its first month. */
const toMonths = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
};

/** Counts the months between two dates. If one is only a year, compares years. */
export function countMonthsFrom(from: string, to: string): number {
  const isExact = from.length > 4 && to.length > 4;
  return isExact ? toMonths(to) - toMonths(from) : (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12;
}

interface Post {
  readonly company: string;
  readonly start: string;
  readonly end?: string;
}

/** A longer pause between two posts is a gap, in months. */
const PAUSE = 2;
const byStart = (a: Pick<Post, 'start'>, b: Pick<Post, 'start'>): number => a.start.localeCompare(b.start);
const isSame = (a: Post, b: Post): boolean =>
  a.company !== '' && a.company.trim().toLowerCase() === b.company.trim().toLowerCase();
const isClose = (a: Post, b: Post): boolean =>
  a.start === '' || b.start === '' || a.end === undefined || countMonthsFrom(a.end, b.start) <= PAUSE;

/**
 * Groups consecutive posts at one employer without a pause, in list order; each group takes the position of
 * its first post.
 */
export function groupPosts<One extends Post>(posts: readonly One[]): readonly (readonly One[])[] {
  const groups: One[][] = [];
  for (const post of posts) {
    const group = groups.find((others) =>
      others.some((other) => {
        const [first, second] = other.start <= post.start ? [other, post] : [post, other];
        return isSame(other, post) && isClose(first, second);
      }),
    );
    if (group) group.push(post);
    else groups.push([post]);
  }
  return groups;
}

/** Returns the first start and the last end of posts; no end while one is ongoing or ends after `today`. */
export function spanOf(posts: readonly Post[], today = '9999'): { readonly start: string; readonly end?: string } {
  const starts = posts.map(({ start }) => start).filter((start) => start !== '');
  const ends = posts.map(({ end = '' }) => (end > today ? '' : end));
  const start = starts.toSorted()[0] ?? '';
  return ends.includes('') ? { start } : { start, end: ends.toSorted().at(-1) ?? '' };
}

/** Counts the months of all posts up to `today`: parallel ones once, gaps not at all. */
export function countMonthsIn(posts: readonly Omit<Post, 'company'>[], today: string): number {
  let months = 0;
  let until = '';
  for (const { start, end = today } of posts.filter((post) => post.start !== '').toSorted(byStart)) {
    const last = end < today ? end : today;
    const from = until !== '' && countMonthsFrom(until, start) <= PAUSE ? until : start;
    months += Math.max(0, countMonthsFrom(from, last));
    if (last > until) until = last;
  }
  return months;
}

/**
 * Sorts ongoing posts and those that end after `today` first, then the latest; undated ones last. Keeps the posts of
 * one employer together, in the place of the latest.
 */
export function sortExperiences<One extends Post>(posts: readonly One[], today = '9999'): readonly One[] {
  const isRunning = ({ start, end = '9999-99' }: Post): boolean => end > today && start !== '';
  const lastOf = (post: Post): string => (isRunning(post) ? post.start : (post.end ?? post.start));
  const byTime = (a: Post, b: Post): number =>
    Number(isRunning(b)) - Number(isRunning(a)) || lastOf(b).localeCompare(lastOf(a)) || b.start.localeCompare(a.start);
  return groupPosts(posts.toSorted(byTime)).flat();
}
