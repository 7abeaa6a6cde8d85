import type { Experience } from '@asad/content';
import { upperFirst } from '../english/phrases.ts';
import { speakBeing, speakPlace, type Job } from './jobs.ts';
import type { Sources } from './sources.ts';
import { speakList, speakMonths, speakStay } from './speech.ts';
import { countMonths, isDated, isExact, isOpen, type Period } from './time.ts';

export const isRemote = ({ location }: Pick<Experience, 'location'>): boolean => /\bremote\b/iu.test(location);

/** Added to the number of jobs if all are remote. */
export const speakRemote = (jobs: readonly Pick<Experience, 'location'>[]): string =>
  !jobs.every(isRemote)
    ? ''
    : jobs.length === 1
      ? ', a remote one'
      : `, ${jobs.length === 2 ? 'both' : 'all'} of them remote`;

/** ` from 2019 to 2021, and since 2024` */
const speakStays = (stays: readonly Period[]): string => {
  const spoken = stays.map(speakStay).filter(Boolean).join(', and ');
  return spoken && ` ${spoken}`;
};

export const speakPeriod = ({ person }: Sources, { stays, ...job }: Job): string =>
  !isDated(job)
    ? `When ${person.first} ${person.is('was', 'were')} ${speakBeing(job)} is not written here.`
    : `${person.first} ${isOpen(job) ? `${person.is('has', 'have')} been` : person.is('was', 'were')} ${speakBeing(job)}${speakStays(stays)}.`;

export function speakLength({ today }: Sources, job: Job): string {
  const { stays } = job;
  const place = speakPlace(job);
  if (!isDated(job)) return `How long it was ${place} is not written here.`;
  const months = stays.reduce((sum, stay) => sum + countMonths(stay, today), 0);
  const years = Math.floor(months / 12);
  const dates = speakStays(stays).trim();
  const isRough = !stays.every(isExact);
  if (job.end === undefined && !isRough)
    return `${years === 0 ? 'Less than a year so far' : `More than ${speakMonths(years * 12)} so far`} ${place}: ${dates}.`;
  if (!isRough) return `${upperFirst(speakMonths(months))} ${place}: ${dates}.`;
  const rough = years === 0 ? 'A year at most' : `About ${speakMonths(years * 12)}`;
  return `${rough}${job.end === undefined ? ' so far' : ''} ${place}: ${dates}.`;
}

/** `as Intern`; `first as Intern, then as Engineer`; simultaneous: `as Intern and Engineer`. */
function speakRoles(posts: readonly Experience[]): string {
  const roles = [...new Set(posts.map(({ role }) => role).filter(Boolean))];
  if (roles.length === 0) return '';
  const isAtOnce = new Set(posts.map(({ start }) => start)).size === 1;
  const [first, ...others] = roles;
  return others.length === 0 || isAtOnce
    ? ` as ${speakList(roles)}`
    : ` first as ${first}, ${others.map((role) => `then as ${role}`).join(', ')}`;
}

/** Speaks the kind of work: to run a company, to volunteer. */
const speakWork = (job: Job, { isNow, is }: { readonly isNow: boolean; readonly is: string }): string => {
  const { kind, company } = job;
  if (kind === 'own-company' && !job.isUnnamed)
    return isNow ? `${is} run a company, ${company},` : `ran a company, ${company},`;
  if (kind === 'volunteering') return isNow ? `${is} volunteered ${speakPlace(job)}` : `volunteered ${speakPlace(job)}`;
  return isNow ? `${is} worked ${speakPlace(job)}` : `worked ${speakPlace(job)}`;
};

export function speakStart({ person }: Sources, job: Job): string {
  const { posts, stays } = job;
  const isNow = isOpen(job);
  const work = speakWork(job, { isNow, is: person.is('has', 'have') });
  const when = upperFirst(speakStays(stays).trim());
  return `${when === '' ? '' : `${when} `}${person.first} ${work}${speakRoles(posts)}.`;
}

export function speakPosts({ person }: Sources, { at: place, posts }: Job): readonly string[] {
  return posts.map((post, at) => {
    const role = post.role || 'employed';
    const was = isOpen(post) ? `${person.is('has', 'have')} been` : person.is('was', 'were');
    return at === 0
      ? `${place} ${person.first} ${was} ${role}${speakStays([post])}.`
      : `${place} ${person.first} ${was} then ${role}${speakStays([post])}.`;
  });
}
