import { speakPlace, type Job } from './jobs.ts';
import type { Answer, Entity, Fields } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import type { Row } from './rows.ts';
import { listWritten } from './list-written.ts';
import { isRemote, speakPeriod, speakRemote } from './job-entities.ts';
import { aboutOf, idsOf, nothingOf, withWritten, type Sources } from './sources.ts';
import { upperFirst } from '../english/phrases.ts';
import {
  countWords,
  notHere,
  offering,
  settle,
  speakAll,
  speakAmong,
  speakCount,
  speakList,
  speakMonth,
  speakMonths,
  speakNumber,
  speakSince,
  tell,
  unwritten,
  withStop,
} from './speech.ts';
import { countMonths, endOf, findGaps, inTime, isDated, isExact, isOpen, latestOf } from './time.ts';

const GROUPS: Readonly<Record<string, Row>> = bank.groups;

/** A longer name leaves no room for the rest of an answer. */
const MOST_NAME_WORDS = 8;

/** After a list, "yes" selects one of its offers. */
const listed = (members: readonly string[]) => ({ members, offers: members.map((id) => `${id}/what`) });

const HARD = /\b(?:hardest|difficult\w*|challeng\w+|toughest|trick(?:y|iest))\b/iu;

function tellHard(sources: Sources): Answer {
  const { first, is } = sources.person;
  const written = listWritten(sources, HARD);
  const offer = `Shall I tell you what ${first} ${is('has', 'have')} achieved?`;
  return written.length > 0 ? tell(written) : offering(notHere('What was the hardest'), offer, 'achievements/what');
}

function tellProjects(sources: Sources): Fields {
  const { projects } = sources.portfolio;
  const ids = idsOf('project', projects);
  const titles = speakList(projects.map(({ title }) => title));
  const took = notHere('How long the projects took');
  const undated = unwritten('The projects have no dates here, so which came first or last is not written.');
  const [one, ...others] = projects;
  const proudest = aboutOf(sources, 'proudest')?.replace('project-', '');
  const dated = projects.flatMap(({ id, title, start, end }) =>
    start === undefined ? [] : [{ id, title, start, ...(end !== undefined && { end }) }],
  );
  const tellOne = (which: string, project: (typeof dated)[number]): Answer =>
    tell([`The ${which} with a date is ${project.title}: ${speakSince(project)}.`], {
      members: idsOf('project', [project]),
    });
  const [firstDated, lastDated] = [inTime(dated)[0], inTime(dated).at(-1)];
  const job = latestOf(sources.portfolio.experiences);
  const at = !job || countWords(job.company) > MOST_NAME_WORDS ? '' : `, ${speakPlace(job)}`;
  const offer = `Shall I tell you about the latest job${at}?`;
  const rest = {
    first: firstDated ? tellOne('first project', firstDated) : undated,
    last: lastDated
      ? tellOne('latest project', lastDated)
      : job
        ? offering(undated, offer, `experience-${job.id}/what`)
        : undated,
    longest: took,
    shortest: took,
    length: took,
    when:
      dated.length > 0
        ? tell(dated.map((project) => `${upperFirst(project.title)}: ${speakSince(project)}.`))
        : notHere('When each project was made'),
    hard: tellHard(sources),
    cost: notHere('What the projects cost'),
  };
  if (!one) {
    const none = unwritten('No projects are written on this site.');
    return { what: none, count: none, ...rest };
  }
  const what =
    others.length === 0
      ? [`There is one work on the home page: ${[one.title, one.subtitle].filter(Boolean).join(', ')}.`]
      : [
          `There are ${speakNumber(projects.length)} works on the home page: ${titles}.`,
          `I would start with ${(projects.find(({ id }) => id === proudest) ?? one).title}.`,
          ...projects.flatMap(({ title, subtitle }) => (subtitle === '' ? [] : [`${title}: ${subtitle}.`])),
        ];
  const count = `There ${others.length === 0 ? 'is' : 'are'} ${speakCount(projects.length, 'project')}: ${titles}.`;
  return { what: tell(what, listed(ids)), count: tell([count], { members: ids }), ...rest };
}

/** In months; several if equal. An open job counts until today. */
function tellByLength({ portfolio, today }: Sources, which: 'longest' | 'shortest'): Answer {
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
  return tell([`The ${which} ${be} ${companies}${months}.`], { members: idsOf('experience', found) });
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

function tellGaps(sources: Sources): Answer {
  const gaps = speakGaps(sources);
  return tell([gaps], settle(gaps.startsWith('There w'), ['gap']));
}

function speakPlaces({ portfolio }: Sources): readonly string[] {
  const jobs = portfolio.experiences;
  const remote = jobs.filter(isRemote);
  const one = `The job ${endOf(jobs) === undefined ? 'is' : 'was'} remote.`;
  if (remote.length === jobs.length)
    return [jobs.length > 1 ? `${upperFirst(speakAll(jobs.length))} jobs were remote.` : one];
  const placed = jobs.filter((job) => job.location !== '' && !isRemote(job));
  const locations = [...new Set(placed.map(({ location }) => location))];
  const places = locations.map(
    (place) =>
      `In ${place}: ${speakList(jobs.filter(({ location }) => location === place).map(({ company }) => company))}.`,
  );
  return remote.length > 0 ? [...places, `Remote: ${speakList(remote.map(({ company }) => company))}.`] : places;
}

/** From the first job's start to the last one's end. */
function speakSpan({ today }: Sources, start: string, end: string | undefined): string {
  const months = countMonths({ start, end: end ?? today }, today);
  const years = Math.floor(months / 12);
  return end === undefined
    ? `Together the jobs span more than ${speakMonths(Math.max(years, 1) * 12)}, since ${speakMonth(start)}.`
    : `Together the jobs span ${speakMonths(months % 12 < 2 ? years * 12 : months)}, from ${speakMonth(start)} to ${speakMonth(end)}.`;
}

function tellJobs(sources: Sources, current: Answer): Fields {
  const { portfolio, person } = sources;
  const jobs = inTime(portfolio.experiences);
  const [first] = jobs;
  const last = latestOf(jobs);
  const missing = {
    hard: tellHard(sources),
    cost: unwritten(`What ${person.first} earned at work is not written on this site.`),
  };
  if (!first || !last) {
    const none = unwritten(`No jobs of ${person.first} are written on this site.`);
    return { what: none, count: none, ...missing };
  }
  const members = idsOf('experience', jobs);
  const companies = speakList(jobs.map(({ company }) => company));
  const counted = speakCount(jobs.length, 'job');
  const has = person.is('has', 'have');
  const isWhenKnown = isDated(first);
  const lasted = notHere('How long the jobs were');
  const began = isWhenKnown ? speakMonth(first.start) : '';
  const since = isWhenKnown ? `Since ${began} ` : '';
  const names = jobs.map(({ company }) => company);
  const listing = tell(
    [
      speakAmong(
        `${since}${person.first} ${has} had ${counted}${speakRemote(jobs)}`,
        jobs.length === 1 ? [speakPlace(first)] : names,
      ),
    ],
    listed(members),
  );
  const roles = jobs
    .map(({ at, posts }) => withStop(`${at}: ${speakList(posts.map(({ role }) => role).filter(Boolean))}`))
    .filter((line) => !line.endsWith(': .'));
  const tellOne = (which: string, job: Job): Answer =>
    tell([`The ${which} ${speakPlace(job)}${job.role === '' ? '' : `, as ${job.role}`}.`, speakPeriod(sources, job)], {
      members: idsOf('experience', [job]),
      offers: [`experience-${job.id}/how`],
    });
  return {
    what: { ...listing, more: [...(listing.more ?? []), ...roles] },
    count: tell([`${person.first} ${has} had ${counted}: at ${companies}.`], { members }),
    first: tellOne('first job was', first),
    last: tellOne(`latest job ${isOpen(last) ? 'is' : 'was'}`, last),
    longest: isWhenKnown ? tellByLength(sources, 'longest') : lasted,
    shortest: isWhenKnown ? tellByLength(sources, 'shortest') : lasted,
    length: isWhenKnown ? tell([speakSpan(sources, first.start, endOf(jobs))]) : lasted,
    when: tell(
      jobs.map((job) => speakPeriod(sources, job)),
      { members },
    ),
    where: jobs.some(({ location }) => location !== '') ? tell(speakPlaces(sources)) : notHere('Where the jobs were'),
    ...missing,
    current: { ...current, isAside: true },
    beforeAll: unwritten(
      isWhenKnown
        ? `What ${person.first} did before ${began} is not written here; that was the first job.`
        : 'When the first job began is not written here.',
    ),
    gaps: tellGaps(sources),
  };
}

function tellStack({ portfolio: { stack, pillars } }: Sources): Fields {
  const serves = speakList(pillars.map(({ text }) => text));
  const why =
    pillars.length > 0
      ? tell([`The stack serves ${speakCount(pillars.length, 'thing')}: ${serves}.`])
      : notHere('Why these tools were chosen');
  const none = unwritten('No tools are written on this site.');
  if (stack.length === 0) return { what: none, count: none, why, not: none };
  const counted = stack.some(({ keywords }) => keywords)
    ? `${speakCount(stack.length, 'group')} of skills`
    : `${speakCount(stack.length, 'tool')}, on purpose`;
  // The heading of a single group is often only "Skills".
  const single = stack.length === 1 ? stack[0]?.keywords : undefined;
  const names = speakList(single ?? stack.map((tool) => tool.spokenName ?? tool.name));
  const noted = stack.find(({ dontUseIf }) => dontUseIf !== '');
  const hasNotes = stack.every(({ dontUseIf }) => dontUseIf !== '');
  const notes = `${hasNotes ? 'Every tool on the home page has' : 'Some tools on the home page have'} a note that says don't use if.`;
  return {
    what: tell(
      [`${upperFirst(counted)}: ${names}.`, hasNotes ? 'Each card on the home page also says when not to use it.' : ''],
      { members: idsOf('stack', stack) },
    ),
    count: tell([`There ${stack.length === 1 ? 'is' : 'are'} ${counted}.`]),
    why,
    not: noted
      ? tell([notes, 'Name a tool, and I will tell you its note.'], { offers: [`stack-${noted.id}/not`] })
      : notHere('When not to use these tools'),
  };
}

function tellPrinciples({ portfolio: { principles }, person }: Sources): Fields {
  if (principles.length === 0) {
    const none = unwritten(`No principles of ${person.first} are written on this site.`);
    return { what: none, count: none };
  }
  const members = idsOf('principle', principles);
  const be = principles.length === 1 ? 'is' : 'are';
  const values = speakList(principles.map(({ text }) => text.toLowerCase()));
  return {
    what: tell([`There ${be} ${speakNumber(principles.length)}: ${values}.`], { members }),
    count: tell([`There ${be} ${speakCount(principles.length, 'principle')}: ${values}.`], { members }),
  };
}

export function toGroupEntities(sources: Sources, current: Answer): readonly Entity[] {
  const { projects, experiences, stack, principles } = sources.portfolio;
  const group = (kind: string, noun: string, entries: readonly { readonly id: string }[], fields: Fields): Entity => {
    const [id, title] = [`all-${kind}`, `${sources.person.firsts} ${noun}`];
    const { words } = GROUPS[id] ?? { title };
    return {
      id,
      kind: 'group',
      title,
      ...(words !== undefined && { texts: words.split(' | ') }),
      members: idsOf(kind, entries),
      fields: withWritten(sources, id, fields),
      nothing: nothingOf(title),
    };
  };
  return [
    group('project', 'projects', projects, tellProjects(sources)),
    group('experience', 'work history', inTime(experiences), tellJobs(sources, current)),
    group('stack', 'tech stack', stack, tellStack(sources)),
    group('principle', 'principles', principles, tellPrinciples(sources)),
  ];
}
