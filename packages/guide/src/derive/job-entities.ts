import type { Experience } from '@asad/content';
import { speakBeing, speakPlace, type Job } from './jobs.ts';
import type { Answer, Entity, Fields } from '../knowledge.ts';
import { nothingOf, showEntry, withSpoken, type Sources } from './sources.ts';
import { upperFirst } from '../english/phrases.ts';
import {
  effectsFirst,
  lowerFirst,
  notHere,
  speakFigure,
  speakList,
  speakMonth,
  speakMonths,
  speakSince,
  splitSentences,
  tell,
  tellAbout,
  tellOr,
  unwritten,
} from './speech.ts';
import { DATE, FIGURE } from '../english/words.ts';
import { countMonths, isDated, isExact, isOpen, type Period } from './time.ts';

const DATES = new RegExp(DATE, 'gu');

export const isRemote = ({ location }: Pick<Experience, 'location'>): boolean => /\bremote\b/iu.test(location);

/** Added to the number of jobs if all are remote. */
export const speakRemote = (jobs: readonly Pick<Experience, 'location'>[]): string =>
  !jobs.every(isRemote)
    ? ''
    : jobs.length === 1
      ? ', a remote one'
      : `, ${jobs.length === 2 ? 'both' : 'all'} of them remote`;

/** Without a start, the end alone. */
export const speakStay = ({ start, end }: Period): string =>
  start !== ''
    ? ` ${speakSince({ start, ...(end !== undefined && { end }) })}`
    : end === undefined
      ? ''
      : ` until ${speakMonth(end)}`;

export const speakPeriod = ({ person }: Sources, { stays, ...job }: Job): string =>
  !isDated(job)
    ? `When ${person.first} ${person.is('was', 'were')} ${speakBeing(job)} is not written here.`
    : `${person.first} ${isOpen(job) ? `${person.is('has', 'have')} been` : person.is('was', 'were')} ${speakBeing(job)}${stays.map(speakStay).join(', and')}.`;

function speakLength({ today }: Sources, job: Job): string {
  const { stays } = job;
  const place = speakPlace(job);
  if (!isDated(job)) return `How long it was ${place} is not written here.`;
  const months = stays.reduce((sum, stay) => sum + countMonths(stay, today), 0);
  const years = Math.floor(months / 12);
  const dates = stays.map(speakStay).join(', and').trim();
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
  const when = upperFirst(stays.map(speakStay).join(', and').trim());
  return `${when === '' ? '' : `${when} `}${person.first} ${work}${speakRoles(posts)}.`;
}

function speakPosts({ person }: Sources, { at: place, posts }: Job): readonly string[] {
  return posts.map((post, at) => {
    const role = post.role || 'employed';
    const was = isOpen(post) ? `${person.is('has', 'have')} been` : person.is('was', 'were');
    return at === 0 ? `${place} ${person.first} ${was} ${role}${speakStay(post)}.` : `Then${speakStay(post)}: ${role}.`;
  });
}

/** Answers the fields that the card has; others are declined. */
function tellCard(sources: Sources, job: Job): Fields {
  const { person } = sources;
  const { at: place, company, metrics, whatIOwned, location } = job;
  const was = (text: string): string =>
    text === '' ? '' : text.startsWith(company) ? upperFirst(text) : `${place}: ${lowerFirst(text)}`;
  const effects = effectsFirst(job.impacts).map(was);
  const quoted = (text: string, field: string): Answer => tellOr(person.quote(text), `The ${field} at ${company}`);
  const isNow = isOpen(job);
  const role = job.isUnnamed
    ? tell([speakStart(sources, job)])
    : job.posts.length > 1
      ? tell(speakPosts(sources, job))
      : tell([`${place} ${person.firsts} role ${isNow ? 'is' : 'was'} ${job.role}.`]);
  const about = job.about === undefined ? '' : `${upperFirst(company)}: ${job.about}`;
  const again = tell(effects, { isAside: true });
  const owned = whatIOwned.map(
    (part) => `${place} ${person.first} ${person.is('was', 'were')} responsible for ${lowerFirst(part)}`,
  );
  const where = `The job at ${company} ${isNow ? 'is' : 'was'} ${isRemote(job) ? 'remote' : `in ${location}`}.`;
  const works = isNow ? person.is('works', 'work') : 'worked';
  const tools = job.stack.length > 0 ? [`${place} ${person.first} ${works} with ${speakList(job.stack)}.`] : [];
  const figures = metrics.map(
    ({ label, value }, at) => `${at === 0 ? `${place}: ${lowerFirst(label)}` : label}, ${speakFigure(value)}`,
  );
  const counted = effects.filter((text) => FIGURE.test(text.replaceAll(DATES, '')));
  return {
    what: tellAbout(speakStart(sources, job), [...splitSentences(job.summary).map(was), ...effects, about]),
    why: quoted(job.problem, 'problem'),
    how: job.approach === '' && effects.length > 0 ? again : quoted(job.approach, 'approach'),
    result: job.results === '' && effects.length > 0 ? tell(effects) : quoted(job.results, 'result'),
    owned:
      owned.length === 0 && effects.length > 0 ? again : tellOr(owned, `What ${person.firsts} part at ${company} was`),
    with: tellOr(tools, `Which tools were used at ${company}`),
    numbers:
      figures.length > 0
        ? tell(figures)
        : counted.length > 0
          ? tell(counted, { isAside: true })
          : unwritten(`Figures of ${company} are not written here.`),
    when: tell([speakPeriod(sources, job)], { isAside: true }),
    length: tell([speakLength(sources, job)], { isAside: true }),
    role: job.role === '' && !job.isUnnamed ? notHere(`The role at ${company}`) : { ...role, isAside: true },
    where: location === '' ? notHere(`The place of the job at ${company}`) : tell([where], { isAside: true }),
  };
}

const tellMissing = (
  { person }: Sources,
  { at, company, end, start, links, forWhom = [], team = [] }: Job,
): Fields => ({
  forWhom: tellOr(
    forWhom.map((text) => `${at}: ${lowerFirst(text)}`),
    `For whom the work at ${company} was`,
  ),
  learned: notHere(`What ${person.first} learned at ${company}`),
  cost: notHere(`What ${company} paid`),
  team: tellOr(
    team.map((text) => `${at}: ${lowerFirst(text)}`),
    `Who else was on the team at ${company}`,
  ),
  link:
    links.site === undefined && links.repo === undefined
      ? notHere(`A link to ${company}`)
      : tell([`The link to ${company} is in its case study, on the card beside me.`]),
  leaving: unwritten(
    end === undefined
      ? start === ''
        ? `Why ${person.first} left ${company} is not written here.`
        : `${person.first} ${person.is('is', 'are')} still at ${company}, as far as this site says.`
      : `Why ${person.first} left ${company} is not written here, only when: in ${speakMonth(end)}.`,
  ),
  hard: notHere(`What was hardest at ${company}`),
  next: notHere(`What became of it at ${company} since, or comes next,`),
  size: unwritten(nothingOf(company), { isAside: true }),
});

export function toJobEntity(sources: Sources, job: Job, names: readonly string[]): Entity {
  const { id, company } = job;
  const start = speakStart(sources, job);
  const what = job.spoken?.what;
  return {
    id: `experience-${id}`,
    kind: 'experience',
    title: `the job at ${company}`,
    names: [...new Set([...names, ...(job.names ?? [])])],
    ...(job.heardAs && { heardAs: job.heardAs }),
    texts: [
      company,
      ...job.posts.map(({ role }) => role),
      job.summary,
      ...job.impacts,
      ...splitSentences(job.problem),
      job.tags.join(', '),
      job.stack.join(', '),
    ],
    fields: withSpoken(
      { ...job.spoken, ...(what && { what: [start, ...what] }) },
      { ...tellCard(sources, job), ...tellMissing(sources, job) },
    ),
    nothing: nothingOf(company),
    ...(isDated(job) && { since: job.start }),
    ...(job.end !== undefined && { until: job.end }),
    action: showEntry('experience', id),
  };
}
