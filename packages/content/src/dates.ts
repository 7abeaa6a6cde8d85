/** A date of an entry: a year, or a year and a month. */
export const isDate = (text: string): boolean => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/u.test(text);

/** Months since the year 0; a year alone counts from its first month. */
const toMonths = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month;
};

/** Months from one date to another. Where one of them is a year alone, years are compared. */
export function countMonthsFrom(from: string, to: string): number {
  const isExact = from.length > 4 && to.length > 4;
  return isExact ? toMonths(to) - toMonths(from) : (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12;
}

interface Post {
  readonly company: string;
  readonly start: string;
  readonly end?: string;
}

/** The longest pause between two posts that are one stay at an employer, in months. */
const PAUSE = 2;
const isSame = (a: Post, b: Post): boolean => a.company.trim().toLowerCase() === b.company.trim().toLowerCase();
const isClose = (a: Post, b: Post): boolean =>
  a.start === '' || b.start === '' || a.end === undefined || countMonthsFrom(a.end, b.start) <= PAUSE;

/**
 * Joins the posts at one employer that follow one another without a pause, in the order of the list; each group stands
 * where its first post does, and holds its posts in that order.
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

/** From the first start to the last end of some posts; no end while one of them goes on. */
export function spanOf(posts: readonly Post[]): { readonly start: string; readonly end?: string } {
  const starts = posts.map(({ start }) => start).filter((start) => start !== '');
  const ends = posts.map(({ end = '' }) => end);
  const start = starts.toSorted()[0] ?? '';
  return ends.includes('') ? { start } : { start, end: ends.toSorted().at(-1) ?? '' };
}

/** Running ones first, then the latest; what has no date comes last. Posts at one employer stay together. */
export function sortExperiences<One extends Post>(posts: readonly One[]): readonly One[] {
  const isRunning = ({ start, end }: Post): boolean => end === undefined && start !== '';
  const byTime = (a: Post, b: Post): number =>
    Number(isRunning(b)) - Number(isRunning(a)) ||
    (b.end ?? b.start).localeCompare(a.end ?? a.start) ||
    b.start.localeCompare(a.start);
  const rank = (group: readonly One[]): Post => ({ company: '', ...spanOf(group) });
  return groupPosts(posts.toSorted(byTime))
    .toSorted((a, b) => byTime(rank(a), rank(b)))
    .flat();
}
