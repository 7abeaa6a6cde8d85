import type { Experience } from '@asad/content';
import bank from './bank.json' with { type: 'json' };
import { speakStudy } from './life-values.ts';
import { fillSentences, type Scope } from './fill.ts';
import { isSelf, speakBeing, speakPlace, type Job } from './jobs.ts';
import type { Sources } from './sources.ts';
import {
  countWords,
  speakAll,
  speakAmong,
  speakCount,
  speakList,
  speakMonth,
  speakMonths,
  speakSince,
  speakStay,
} from './speech.ts';
import {
  countMonths,
  endOf,
  findGaps,
  findOverlaps,
  inTime,
  isDated,
  isExact,
  isOpen,
  latestOf,
  toCount,
} from './time.ts';

/** A longer name leaves no room for the rest of an answer. */
const MOST_NAME_WORDS = 8;
/** A tag is an industry; more make no answer. */
const MOST_INDUSTRIES = 8;

/** At home on some days. */
export const isHybrid = ({ location }: Pick<Experience, 'location'>): boolean => /\bhybrid\b/iu.test(location);
export const isRemote = ({ location }: Pick<Experience, 'location'>): boolean => /\bremote\b/iu.test(location);

/** Added to the number of jobs if all are remote. */
export const speakRemote = (jobs: readonly Pick<Experience, 'location'>[]): string =>
  !jobs.every(isRemote)
    ? ''
    : jobs.length === 1
      ? ', a remote one'
      : `, ${jobs.length === 2 ? 'both' : 'all'} of them remote`;

const monthsOf = ({ stays }: Job, today: string): number =>
  stays.reduce((sum, stay) => sum + countMonths(stay, today), 0);

/** In whole years where the job goes on, or where months are unknown. */
function speakDuration(job: Job, today: string): string {
  const months = monthsOf(job, today);
  const years = speakMonths(Math.floor(months / 12) * 12);
  if (!job.stays.every((stay) => isExact({ end: today, ...stay })))
    return months < 12 ? 'a year at most' : `about ${years}`;
  if (job.end !== undefined) return speakMonths(months);
  return months < 12 ? 'less than a year' : `more than ${years}`;
}

const isAtOnce = (posts: readonly Experience[]): boolean => new Set(posts.map(({ start }) => start)).size === 1;

/** ` as Intern`; ` first as Intern, then as Engineer`; simultaneous: ` as Intern and Engineer`. */
function speakRoles(posts: readonly Experience[]): string {
  const roles = posts.map(({ role }) => role).filter(Boolean);
  const [first, last] = [roles[0], roles.at(-1)];
  const different = new Set(roles);
  if (first === last || isAtOnce(posts)) return first === undefined ? '' : ` as ${speakList([...different])}`;
  const end = different.size === 2 ? 'then' : posts.some(isOpen) ? 'now' : 'at last';
  return ` first as ${first}, ${end} as ${last}`;
}

/** The post that a career at one employer has reached. */
function toPresent(job: Job): Job {
  const post = isAtOnce(job.posts) ? undefined : job.posts.findLast(isOpen);
  return post ? { ...job, role: post.role, posts: [post], stays: [post] } : job;
}

/** A job as its templates read it. */
export function toJobScope({ person, today, answers }: Sources, job: Job): Scope {
  const { id, kind, company, role, posts, isUnnamed } = job;
  const place = speakPlace(job);
  const isNow = isOpen(job);
  const speakPost = (post: Experience): string => [post.role || 'employed', speakStay(post)].filter(Boolean).join(', ');
  const postsHeld = posts.toReversed().map(speakPost);
  const ofLastStay = posts.filter(({ start }) => start >= (job.stays.at(-1)?.start ?? ''));
  return fillSentences(bank.kinds.experience.sentences, {
    ...person,
    ...job,
    key: `experience-${id}`,
    place,
    isSelf: isSelf(job),
    being: speakBeing(job),
    isNow,
    be: isNow ? 'is' : 'was',
    stay: job.stays.map(speakStay).filter(Boolean).join(', and '),
    duration: isDated(job) && speakDuration(job, today),
    isOwn: kind === 'own-company' && !isUnnamed,
    worked: kind === 'volunteering' ? 'volunteered' : 'worked',
    asRoles: speakRoles(posts),
    isRemote: isRemote(job),
    // `Mate at Dock`, `Coach`, `freelance Illustrator`
    named: isUnnamed ? company : (place.startsWith('at ') ? [role, place] : [place, role]).filter(Boolean).join(' '),
    leftIn: isNow && job.stays.at(-2)?.end,
    backIn: isNow && job.stays.length > 1 && job.stays.at(-1)?.start,
    formerPost: ofLastStay.map(speakPost).at(-2),
    postsHeld: postsHeld.length > 1 && postsHeld,
    colleagues: [answers.get('partners')?.says ?? []].flat().filter((says) => !isUnnamed && says.includes(company)),
  });
}

/** The longest and the shortest job, several if equal. An open job counts until today. */
function speakExtreme({ portfolio, today }: Sources, which: 'longest' | 'shortest'): Scope {
  const jobs = portfolio.experiences.filter(isDated);
  const lengths = jobs.map((job) => monthsOf(job, today));
  const extremeMonths = which === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  const found = jobs.filter((job) => monthsOf(job, today) === extremeMonths);
  const companies = speakList(found.map(({ company }) => company));
  const goesOn = found.some(isOpen);
  const each = found.length > 1 ? ' each' : '';
  const months = goesOn || !found.every(isExact) ? '' : `, with ${speakMonths(extremeMonths)}${each}`;
  const be = found.length > 1 ? 'jobs were' : goesOn ? 'job so far is' : 'job was';
  return {
    [which]: jobs.length > 0 && `The ${which} ${be} ${companies}${months}.`,
    [`${which}Jobs`]: found.map(({ id }) => ({ key: `experience-${id}` })),
  };
}

/** Where jobs were, with the jobs of each place. */
function listPlaces(jobs: readonly Job[]): readonly Scope[] {
  const wheres = jobs.map((job) => (isRemote(job) ? 'remote' : job.location && `in ${job.location}`));
  const places = [...new Set(wheres.filter(Boolean))].toSorted(
    (a, b) => Number(a === 'remote') - Number(b === 'remote'),
  );
  return places.map((where) => {
    const found = jobs.filter((_, at) => wheres[at] === where);
    const [now, then] = found.length === 1 ? ['is', 'was'] : ['are', 'were'];
    const be = found.every(isOpen) ? now : then;
    const self = found.length === 1 ? found.filter(isSelf).map(speakPlace) : [];
    return { companies: found.map(({ company }) => company), isOne: found.length === 1, self, be, where };
  });
}

/** From the first job's start to the last one's end. */
function listSpanValues({ portfolio: { experiences }, today }: Sources): Scope {
  const [first, ...others] = inTime(experiences.filter(isDated));
  if (!first) return { isOneDated: true };
  const end = endOf(experiences);
  const months = countMonths({ start: first.start, end: end ?? today }, today);
  const years = Math.floor(months / 12);
  return {
    isOneDated: others.length === 0,
    employers: others.length + 1,
    spanned:
      end === undefined
        ? `more than ${speakMonths(Math.max(years, 1) * 12)}`
        : speakMonths(months % 12 < 2 ? years * 12 : months),
    spanPeriod: speakSince({ start: first.start, end }),
    meanStay: speakMonths(
      Math.round([first, ...others].reduce((sum, job) => sum + monthsOf(job, today), 0) / (others.length + 1)),
    ),
  };
}

/** Of the earlier jobs, the one that ended nearest to the start of the latest: a side job may have gone on. */
const findPrevious = (ended: readonly Job[], start: string): Job | undefined => {
  const distanceOf = ({ end = '' }: Job): number => Math.abs(toCount(end) - toCount(start));
  return ended.filter((job) => job.start < start).toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
};

/** What all templates about jobs read. */
export function listJobValues(sources: Sources): Scope {
  const { portfolio, person, today } = sources;
  const { experiences } = portfolio;
  const inOrder = inTime(experiences);
  const scopes = new Map(inOrder.map((job) => [job, toJobScope(sources, job)]));
  const scopesOf = (...jobs: readonly (Job | undefined)[]): readonly Scope[] =>
    jobs.flatMap((job) => {
      const scope = job && scopes.get(job);
      return scope ? [scope] : [];
    });
  const open = experiences.filter(isOpen);
  const ended = inOrder.filter((job) => !isOpen(job));
  const [first, last] = [inOrder[0], latestOf(experiences)];
  const isAllRemote = experiences.length > 0 && experiences.every(isRemote);
  const one = `the one job here ${open.length > 0 ? 'is' : 'was'}`;
  const began = first && isDated(first) ? speakMonth(first.start) : '';
  const counted = `${began && `Since ${began} `}${person.first} ${person.is('has', 'have')} had ${speakCount(inOrder.length, 'job')}${speakRemote(inOrder)}`;
  const names = inOrder.map(({ company }) => company);
  const isOwn = ({ posts }: Job): boolean => posts.some(({ kind }) => kind === 'own-company');
  // An owner may leave an employer and return.
  const stays = experiences.flatMap(({ company, stays: of }) => of.map((stay) => ({ company, ...stay })));
  const gaps = findGaps(stays);
  const lastStart = last?.stays.at(-1)?.start ?? '';
  return {
    ...listSpanValues(sources),
    began,
    jobs: experiences.length,
    jobEntries: scopesOf(...inOrder),
    listing: first && speakAmong(counted, inOrder.length === 1 ? [speakPlace(first)] : names, 'latest'),
    openJobs: open.map((job) => toJobScope(sources, toPresent(job))),
    openCount: open.length > 1 && open.length,
    // "What does she do there?" after the place is about the one open job.
    currentJob: open.length === 1 ? scopesOf(...open) : [],
    firstJob: scopesOf(first),
    lastJob: scopesOf(last),
    latestPlace: last && countWords(last.company) <= MOST_NAME_WORDS && speakPlace(last),
    leftJob: scopesOf(last?.end === undefined ? undefined : last),
    previousJob: scopesOf(
      findPrevious(
        ended.filter((job) => job !== last && isDated(job)),
        lastStart,
      ),
    ),
    ...speakExtreme(sources, 'longest'),
    ...speakExtreme(sources, 'shortest'),
    places: listPlaces(experiences),
    allRemote: isAllRemote && (experiences.length === 1 ? one : `${speakAll(experiences.length)} jobs were`),
    remoteJobs: isAllRemote ? [] : scopesOf(...experiences.filter((job) => isRemote(job) || isHybrid(job))),
    gaps: gaps.map(({ before: { company }, after, months }) =>
      company === after.company
        ? `${speakMonths(months)} between two stays at ${company}`
        : `${speakMonths(months)} between ${company} and ${after.company}`,
    ),
    gapStudies: (portfolio.education ?? [])
      .filter(({ start = '9999', end = today }) =>
        gaps.some(({ before, after }) => start < after.start && end > (before.end ?? '')),
      )
      .map((study) => speakStudy(sources, study)),
    industries: [...new Set(experiences.flatMap(({ tags }) => tags))].slice(0, MOST_INDUSTRIES),
    overlaps: findOverlaps(stays)
      .map(([job, other]) => `${job.company} and ${other.company}`)
      .join('; '),
    isRough: experiences.some((job) => !isExact(job)),
    ownJobs: scopesOf(...experiences.filter(isOwn)),
    promotedJobs: scopesOf(...experiences.filter(({ posts }) => speakRoles(posts).startsWith(' first'))),
    internships: experiences.flatMap((job) =>
      job.posts.flatMap((post) =>
        post.kind === 'internship' ? [{ ...scopes.get(job), role: post.role, stay: speakStay(post) }] : [],
      ),
    ),
  };
}
