import type { Answer, Entity } from './knowledge.ts';
import { isRemote, speakPeriod, speakRemote } from './job-entities.ts';
import { idsOf, nothingOf, written, type Sources } from './sources.ts';
import {
  speakAll,
  speakCount,
  speakList,
  speakMonth,
  speakMonths,
  speakNumber,
  tell,
  unwritten,
  upperFirst,
} from './speech.ts';
import { countMonths, endOf, findGaps, inTime } from './time.ts';

const firstOf = (ids: readonly string[]): readonly string[] => ids.map((id) => `${id}/what`);

function tellProjects(sources: Sources): Readonly<Record<string, Answer>> {
  const { projects } = sources.portfolio;
  const ids = idsOf('project', projects);
  const titles = speakList(projects.map(({ title }) => title));
  const none = unwritten('No projects are written on this site.');
  const [one] = projects;
  const all =
    projects.length === 1 && one
      ? [`One work stands on the home page: ${one.title}, ${one.subtitle}.`]
      : [
          `${upperFirst(speakNumber(projects.length))} works stand on the home page: ${titles}.`,
          'Name one of them, and I will tell you more.',
          ...projects.map(({ title, subtitle }) => `${title}: ${subtitle}.`),
        ];
  return {
    what: one ? tell(all, { members: ids, offers: firstOf(ids) }) : none,
    count: one
      ? tell(
          [
            projects.length === 1
              ? `There is one project: ${titles}.`
              : `There are ${speakNumber(projects.length)} projects: ${titles}.`,
          ],
          { members: ids },
        )
      : none,
    first: unwritten('The projects have no dates here, so which came first is not written.'),
    last: unwritten('The projects have no dates here, so which is the latest is not written.'),
    longest: unwritten('How long each project took is not written here.'),
    shortest: unwritten('How long each project took is not written here.'),
    length: unwritten('How long the projects took is not written here.'),
    when: unwritten('When each project was made is not written here.'),
    hard: written(sources, 'all-project/hard', unwritten('Which project was the hardest is not written here.')),
    cost: unwritten('What the projects cost is not written here.'),
  };
}

/** The jobs that lasted the most or the fewest months; several when they are equal. An open one is counted until today. */
function tellByLength({ portfolio, today }: Sources, which: 'longest' | 'shortest'): Answer {
  const jobs = portfolio.experiences;
  const lengths = jobs.map((job) => countMonths(job, today));
  const wanted = which === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
  const found = jobs.filter((job) => countMonths(job, today) === wanted);
  const companies = speakList(found.map(({ company }) => company));
  const isOpen = found.some(({ end }) => end === undefined);
  const months = isOpen ? '' : `, with ${speakMonths(wanted)}${found.length > 1 ? ' each' : ''}`;
  const be = found.length > 1 ? 'jobs were' : isOpen ? 'job so far is' : 'job was';
  return tell([`The ${which} ${be} ${companies}${months}.`], { members: idsOf('experience', found) });
}

function speakGaps({ portfolio }: Sources): string {
  const jobs = inTime(portfolio.experiences);
  const gaps = findGaps(jobs).map(
    ({ before, after, months }) => `${speakMonths(months)} between ${before.company} and ${after.company}`,
  );
  if (gaps.length > 0) return `There ${gaps.length > 1 ? 'were gaps' : 'was a gap'} of ${speakList(gaps)}.`;
  const [first] = jobs;
  if (jobs.length < 2 || !first) return 'There is no gap: one job is written here.';
  const end = endOf(jobs);
  return `There is no gap ${end === undefined ? `since ${speakMonth(first.start)}` : `from ${speakMonth(first.start)} to ${speakMonth(end)}`}: each job began before or right after the end of the one before it.`;
}

function speakPlaces({ portfolio }: Sources): readonly string[] {
  const jobs = portfolio.experiences;
  const remote = jobs.filter(isRemote);
  if (remote.length === jobs.length)
    return [
      jobs.length > 1
        ? `${upperFirst(speakAll(jobs.length))} jobs were remote.`
        : `The job ${endOf(jobs) === undefined ? 'is' : 'was'} remote.`,
    ];
  const placed = jobs.filter((job) => job.location !== '' && !isRemote(job));
  const locations = [...new Set(placed.map(({ location }) => location))];
  const places = locations.map(
    (place) =>
      `In ${place}: ${speakList(jobs.filter(({ location }) => location === place).map(({ company }) => company))}.`,
  );
  return remote.length > 0 ? [...places, `Remote: ${speakList(remote.map(({ company }) => company))}.`] : places;
}

function tellJobs(sources: Sources, current: Answer): Readonly<Record<string, Answer>> {
  const { portfolio, person, today } = sources;
  const jobs = inTime(portfolio.experiences);
  const [first] = jobs;
  const last = portfolio.experiences[0];
  const none = unwritten(`No jobs of ${person.first} are written on this site.`);
  const ids = idsOf('experience', jobs);
  const missing = {
    hard: written(sources, 'all-experience/hard', unwritten('Which job was the hardest is not written here.')),
    cost: unwritten(`What ${person.first} earned at work is not written on this site.`),
  };
  if (!first || !last) return { what: none, count: none, ...missing };
  const companies = speakList(jobs.map(({ company }) => company));
  const counted = speakCount(jobs.length, 'job');
  const end = endOf(jobs);
  const remote = speakRemote(jobs);
  const months = countMonths({ start: first.start, end: end ?? today }, today);
  const years = Math.floor(months / 12);
  return {
    what: tell(
      [
        `Since ${speakMonth(first.start)} ${person.first} ${person.is('has', 'have')} had ${counted}${remote}: ${jobs.length === 1 ? 'at ' : ''}${companies}.`,
        ...jobs.map(({ company, role }) => `At ${company}: ${role}.`),
      ],
      { members: ids, offers: firstOf(ids) },
    ),
    count: tell([`${person.first} ${person.is('has', 'have')} had ${counted}: at ${companies}.`], { members: ids }),
    first: tell([`The first job was at ${first.company}, as ${first.role}.`, speakPeriod(sources, first)], {
      members: idsOf('experience', [first]),
      offers: [`experience-${first.id}/how`],
    }),
    last: tell(
      [
        `The latest job ${last.end === undefined ? 'is' : 'was'} at ${last.company}, as ${last.role}.`,
        speakPeriod(sources, last),
      ],
      { members: idsOf('experience', [last]), offers: [`experience-${last.id}/how`] },
    ),
    longest: tellByLength(sources, 'longest'),
    shortest: tellByLength(sources, 'shortest'),
    length: tell([
      end === undefined
        ? `Together the jobs span more than ${speakMonths(Math.max(years, 1) * 12)}, since ${speakMonth(first.start)}.`
        : `Together the jobs span ${speakMonths(months % 12 < 2 ? years * 12 : months)}, from ${speakMonth(first.start)} to ${speakMonth(end)}.`,
    ]),
    when: tell(
      jobs.map((job) => speakPeriod(sources, job)),
      { members: ids },
    ),
    where: jobs.some(({ location }) => location !== '')
      ? tell(speakPlaces(sources))
      : unwritten('Where the jobs were is not written here.'),
    ...missing,
    current: { ...current, isAside: true },
    beforeAll: unwritten(
      `What ${person.first} did before ${speakMonth(first.start)} is not written here; that was the first job.`,
    ),
    gaps: tell([speakGaps(sources)]),
  };
}

export function toGroupEntities(sources: Sources, current: Answer): readonly Entity[] {
  const { portfolio, person } = sources;
  const { projects, experiences, stack, principles, pillars } = portfolio;
  const tools = stack.map((tool) => tool.spokenName ?? tool.name);
  const values = speakList(principles.map(({ text }) => text.toLowerCase()));
  const group = (
    kind: 'project' | 'experience' | 'stack' | 'principle',
    title: string,
    members: readonly string[],
    fields: Readonly<Record<string, Answer>>,
  ): Entity => ({
    id: `all-${kind}`,
    kind: 'group',
    title,
    members,
    fields: { ...fields, what: written(sources, `all-${kind}`, fields['what'] ?? unwritten(nothingOf(title))) },
    nothing: nothingOf(title),
  });
  const [toolIds, valueIds] = [idsOf('stack', stack), idsOf('principle', principles)];
  const noted = stack.find(({ dontUseIf }) => dontUseIf !== '');
  const hasNotes = stack.every(({ dontUseIf }) => dontUseIf !== '');
  const noTools = unwritten('No tools are written on this site.');
  const noValues = unwritten(`No principles of ${person.first} are written on this site.`);
  return [
    group('project', `${person.firsts} projects`, idsOf('project', projects), tellProjects(sources)),
    group(
      'experience',
      `${person.firsts} work history`,
      idsOf('experience', inTime(experiences)),
      tellJobs(sources, current),
    ),
    group('stack', `${person.firsts} tech stack`, toolIds, {
      what:
        stack.length > 0
          ? tell(
              [
                `${upperFirst(speakCount(stack.length, 'tool'))}, on purpose: ${speakList(tools)}.`,
                ...(hasNotes ? ['Each card on the home page also says when not to use it.'] : []),
              ],
              { members: toolIds },
            )
          : noTools,
      count:
        stack.length > 0
          ? tell([`There ${stack.length === 1 ? 'is' : 'are'} ${speakCount(stack.length, 'tool')}, on purpose.`])
          : noTools,
      why: written(
        sources,
        'all-stack/why',
        pillars.length > 0
          ? tell([
              `The stack serves ${speakCount(pillars.length, 'thing')}: ${speakList(pillars.map(({ text }) => text))}.`,
            ])
          : unwritten('Why these tools were chosen is not written here.'),
      ),
      not: written(
        sources,
        'all-stack/not',
        noted
          ? tell(
              [
                hasNotes
                  ? "Every tool on the home page has a note that says don't use if."
                  : "Some tools on the home page have a note that says don't use if.",
                'Name a tool, and I will tell you its note.',
              ],
              { offers: [`stack-${noted.id}/not`] },
            )
          : noTools,
      ),
    }),
    group('principle', `${person.firsts} principles`, valueIds, {
      what:
        principles.length > 0
          ? tell([`There ${principles.length === 1 ? 'is' : 'are'} ${speakNumber(principles.length)}: ${values}.`], {
              members: valueIds,
            })
          : noValues,
      count:
        principles.length > 0
          ? tell(
              [
                `There ${principles.length === 1 ? 'is' : 'are'} ${speakCount(principles.length, 'principle')}: ${values}.`,
              ],
              { members: valueIds },
            )
          : noValues,
    }),
  ];
}
