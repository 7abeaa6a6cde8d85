import type { Experience, Portfolio } from '@asad/content';
import { upperFirst } from '../english/phrases.ts';
import { inTime, isDate, isOpen, toCount, yearOf, type Period } from './time.ts';

/** All posts at one employer as one job. */
export interface Job extends Experience {
  /** Posts from first to last. */
  readonly posts: readonly Experience[];
  /** Several if the owner returned. */
  readonly stays: readonly Period[];
  /** `company` is the role, because the employer is unknown. */
  readonly isUnnamed?: true;
  /** `At Acme`; `As Illustrator` without an employer. */
  readonly at: string;
}
type Joined = Omit<Job, 'at'>;

export type JoinedPortfolio = Omit<Portfolio, 'experiences'> & { readonly experiences: readonly Job[] };

/** Joins periods that overlap or follow within two months, or a year if only years are known. */
function joinPeriods(posts: readonly Experience[]): readonly Period[] {
  const periods: Period[] = [];
  for (const { start, end } of inTime(posts)) {
    const last = periods.at(-1);
    const isNext = last !== undefined && (start === '' || isOpen(last) || monthsAfter(last.end ?? '', start) <= 2);
    if (!isNext) periods.push({ start, end });
    else if (last.end !== undefined && (end === undefined || end > last.end))
      periods[periods.length - 1] = { start: last.start, end };
  }
  return periods;
}

/** Between years only, a year counts as two months. */
const monthsAfter = (end: string, start: string): number =>
  end.length > 4 && start.length > 4 ? toCount(start) - toCount(end) : (yearOf(start) - yearOf(end)) * 2;

/** Texts that follow each other where posts are joined; lists become one, all else is that of the latest post. */
const TEXTS = ['summary', 'problem', 'approach', 'results'] as const;

function joinPosts(group: readonly Experience[]): Joined {
  const posts = inTime(group);
  const stays = joinPeriods(group);
  const [first] = group;
  if (!first) throw new Error('A job has a post.');
  if (group.length === 1) return { ...first, posts, stays };
  const { end: _, ...latest } = posts.findLast(isOpen) ?? posts.at(-1) ?? first;
  const end = stays.at(-1)?.end;
  const join = (field: (typeof TEXTS)[number] | 'location', mark = ' '): string =>
    [...new Set(group.map((post) => post[field]))].filter(Boolean).join(mark);
  const texts = TEXTS.map((field) => [field, join(field)]);
  const isOnSite = !group.some(({ location }) => /\bremote\b/iu.test(location));
  const lists = new Map<string, readonly unknown[]>();
  for (const post of group)
    for (const [field, value] of Object.entries(post))
      if (Array.isArray(value)) lists.set(field, [...new Set([...(lists.get(field) ?? []), ...(value as unknown[])])]);
  return {
    ...latest,
    ...(Object.fromEntries([...texts, ...lists]) as Partial<Experience>),
    id: first.id,
    start: stays[0]?.start ?? '',
    // A present job is where its latest post is.
    ...(end !== undefined && { end, ...(isOnSite && { location: join('location', ' and ') }) }),
    posts,
    stays,
  };
}

/** A future end leaves the job open. Throws on an invalid date, with its file. */
function withoutFuture(job: Experience, today: string): Experience {
  const { end, ...open } = job;
  const wrong = [job.start, end ?? job.start].find((date) => date !== '' && !isDate(date));
  if (wrong !== undefined || end === '')
    throw new RangeError(
      `experiences.ts: ${job.id}: "${wrong ?? ''}" is no month like 2021-09. Correct it; pnpm vitest run --project content names all that is wrong.`,
    );
  return end !== undefined && end > today ? open : job;
}

const LEGAL_FORM =
  /\s*\([^)]*\)$|(?: \/|,)?\s+(?:Inc|LLC|Ltd(?:a|ée)?|Ltée|Limited|Corp|GmbH(?: & Co\. KG)?|AG|[BN]\.V|e\.V|S\.A(?:\. de C\.V|\.S)?|S\.?p\.?A|SARL|S\.r\.l|Sp\. z o\.o|(?<!(?:&|and) )Co)\.?$/iu;

/** Shortens "Larkspur Leads, Inc. (now part of Dovecote)" to "Larkspur Leads". */
export const shortenCompany = (company: string): string =>
  company.replace(LEGAL_FORM, '').replace(LEGAL_FORM, '').trim();
/** The whole name stays a name. */
function withSpokenName(job: Joined): Joined {
  const company = shortenCompany(job.company);
  return company === job.company || company === ''
    ? job
    : { ...job, company, names: [...(job.names ?? []), job.company] };
}

/** Names a post without an employer by its role. */
const withName = (job: Joined): Joined =>
  job.company === ''
    ? {
        ...job,
        company: job.role,
        role: '',
        posts: job.posts.map((post) => ({ ...post, company: post.role, role: '' })),
        isUnnamed: true,
      }
    : withSpokenName(job);

const SELF =
  /^(?:(freelance)r?|self(?:[- ]employed)?|independent|selbst(?:st)?ändig|nebengewerbe|zelfstandig|zzp|indépendante?|aut[óô]nom[oa]|negocio propio)$/iu;
export const isSelf = ({ company }: Pick<Job, 'company'>): boolean => SELF.test(company);
/** `at Acme`; `as Illustrator` without an employer; `self-employed`. */
export const speakPlace = ({ company, isUnnamed }: Pick<Job, 'company' | 'isUnnamed'>): string =>
  isSelf({ company })
    ? (SELF.exec(company)?.[1]?.toLowerCase() ?? 'self-employed')
    : `${isUnnamed ? 'as' : 'at'} ${company}`;
/** After `was` or `has been`. */
export const speakBeing = (job: Pick<Job, 'company' | 'isUnnamed'>): string =>
  job.isUnnamed ? `working ${speakPlace(job)}` : speakPlace(job);

/** Joins the posts of each employer, in page order, without future posts. */
export function joinJobs(portfolio: Portfolio, today: string): JoinedPortfolio {
  const groups = new Map<string, Experience[]>();
  for (const job of portfolio.experiences.map((post) => withoutFuture(post, today))) {
    if (job.start > today) continue;
    const name = job.company.trim().toLowerCase() || `/${job.id}`;
    groups.set(name, [...(groups.get(name) ?? []), job]);
  }
  const experiences = [...groups.values()].map((group) => withName(joinPosts(group)));
  return { ...portfolio, experiences: experiences.map((job) => ({ ...job, at: upperFirst(speakPlace(job)) })) };
}
