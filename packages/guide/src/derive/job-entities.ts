import type { Experience } from '@asad/content';
import type { Answer, Entity, Fields } from '../knowledge.ts';
import { nothingOf, showEntry, withSpoken, type Sources } from './sources.ts';
import {
  lowerFirst,
  notHere,
  speakFigure,
  speakList,
  speakMonth,
  speakMonths,
  splitSentences,
  tell,
  tellOr,
  unwritten,
  upperFirst,
} from './speech.ts';
import { countMonths } from './time.ts';

export const isRemote = ({ location }: Experience): boolean => /\bremote\b/iu.test(location);

/** What is said after their number where every job is remote. */
export const speakRemote = (jobs: readonly Experience[]): string =>
  !jobs.every(isRemote)
    ? ''
    : jobs.length === 1
      ? ', a remote one'
      : `, ${jobs.length === 2 ? 'both' : 'all'} of them remote`;

/** From when to when somebody was there. */
export const speakPeriod = ({ person }: Sources, { company, start, end }: Experience): string =>
  end === undefined
    ? `${person.first} ${person.is('has', 'have')} been at ${company} since ${speakMonth(start)}.`
    : `${person.first} ${person.is('was', 'were')} at ${company} from ${speakMonth(start)} to ${speakMonth(end)}.`;

function speakLength({ today }: Sources, job: Experience): string {
  const months = countMonths(job, today);
  if (job.end !== undefined)
    return `${upperFirst(speakMonths(months))} at ${job.company}: from ${speakMonth(job.start)} to ${speakMonth(job.end)}.`;
  const years = Math.floor(months / 12);
  const soFar = years === 0 ? 'Less than a year so far' : `More than ${speakMonths(years * 12)} so far`;
  return `${soFar} at ${job.company}: since ${speakMonth(job.start)}.`;
}

/** Since when, or from when to when, somebody worked there, and as what. */
export const speakStart = ({ person }: Sources, { company, role, start, end }: Experience): string =>
  end === undefined
    ? `Since ${speakMonth(start)} ${person.first} ${person.is('has', 'have')} worked at ${company} as ${role}.`
    : `From ${speakMonth(start)} to ${speakMonth(end)} ${person.first} worked at ${company} as ${role}.`;

/** What the card answers; the rest is honestly not written. */
function tellCard(sources: Sources, job: Experience): Fields {
  const { person } = sources;
  const { company, metrics, whatIOwned, location } = job;
  const was = (text: string): string => (text === '' ? '' : `At ${company}: ${lowerFirst(text)}`);
  const quoted = (text: string, field: string): Answer => tellOr(person.quote(text), `The ${field} at ${company}`);
  const isNow = job.end === undefined;
  return {
    what: tell([speakStart(sources, job), was(job.summary)]),
    why: quoted(job.problem, 'problem'),
    how: quoted(job.approach, 'approach'),
    result: job.results === '' && job.impacts.length > 0 ? tell(job.impacts.map(was)) : quoted(job.results, 'result'),
    owned: tellOr(
      whatIOwned.map((part, at) => `${at === 0 ? `${person.firsts} part at ${company}` : 'Also'}: ${lowerFirst(part)}`),
      `What ${person.firsts} part at ${company} was`,
    ),
    with:
      job.stack.length > 0
        ? tell([
            `At ${company} ${person.first} ${isNow ? person.is('works', 'work') : 'worked'} with ${speakList(job.stack)}.`,
          ])
        : notHere(`Which tools were used at ${company}`),
    numbers:
      metrics.length > 0
        ? tell(
            metrics.map(
              ({ label, value }, at) =>
                `${at === 0 ? `At ${company}: ${lowerFirst(label)}` : label}, ${speakFigure(value)}`,
            ),
          )
        : unwritten(`Figures of ${company} are not written here.`),
    when: tell([speakPeriod(sources, job)], { isAside: true }),
    length: tell([speakLength(sources, job)], { isAside: true }),
    role: tell([`At ${company} ${person.firsts} role ${isNow ? 'is' : 'was'} ${job.role}.`], { isAside: true }),
    where:
      location === ''
        ? notHere(`The place of the job at ${company}`)
        : tell([`The job at ${company} ${isNow ? 'is' : 'was'} ${isRemote(job) ? 'remote' : `in ${location}`}.`], {
            isAside: true,
          }),
  };
}

/** What no card of a job holds. */
const tellMissing = ({ person }: Sources, { company, end, links }: Experience): Fields => ({
  forWhom: notHere(`For whom the work at ${company} was`),
  learned: notHere(`What ${person.first} learned at ${company}`),
  cost: notHere(`What ${company} paid`),
  team: notHere(`Who else was on the team at ${company}`),
  link:
    links.site === undefined && links.repo === undefined
      ? notHere(`A link to ${company}`)
      : tell([`The link to ${company} is in its case study, on the card beside me.`]),
  leaving: unwritten(
    end === undefined
      ? `${person.first} ${person.is('is', 'are')} still at ${company}, as far as this site says.`
      : `Why ${person.first} left ${company} is not written here, only when: in ${speakMonth(end)}.`,
  ),
  hard: notHere(`What was hardest at ${company}`),
  next: notHere(`What comes next at ${company}`),
  size: unwritten(nothingOf(company), { isAside: true }),
});

export function toJobEntity(sources: Sources, job: Experience, names: readonly string[]): Entity {
  const { id, company } = job;
  const start = speakStart(sources, job);
  const what = job.spoken?.what;
  return {
    id: `experience-${id}`,
    kind: 'experience',
    title: `the job at ${company}`,
    names: job.names ? [company, ...job.names] : names,
    ...(job.heardAs && { heardAs: job.heardAs }),
    texts: [
      company,
      job.role,
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
    since: job.start,
    ...(job.end !== undefined && { until: job.end }),
    action: showEntry('experience', id),
  };
}
