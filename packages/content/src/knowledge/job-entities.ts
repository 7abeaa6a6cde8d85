import type { Experience } from '../model.ts';
import type { Answer, Entity } from './knowledge.ts';
import { nothingOf, showEntry, withSpoken, type Sources } from './sources.ts';
import {
  lowerFirst,
  speakFigure,
  speakList,
  speakMonth,
  speakMonths,
  splitSentences,
  tell,
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

const speakStart = ({ person }: Sources, { company, role, start, end }: Experience): string =>
  end === undefined
    ? `Since ${speakMonth(start)} ${person.first} ${person.is('has', 'have')} worked at ${company} as ${role}.`
    : `From ${speakMonth(start)} to ${speakMonth(end)} ${person.first} worked at ${company} as ${role}.`;

/** What the card answers; the rest is honestly not written. */
function tellCard(sources: Sources, job: Experience): Readonly<Record<string, Answer>> {
  const { person } = sources;
  const { company, metrics, whatIOwned, location } = job;
  const was = (text: string): string => (text === '' ? '' : `At ${company}: ${lowerFirst(text)}`);
  const quoted = (text: string, field: string): Answer =>
    text === '' ? unwritten(`The ${field} at ${company} is not written here.`) : tell(person.quote(text));
  const isNow = job.end === undefined;
  return {
    what: tell([speakStart(sources, job), was(job.summary)]),
    why: quoted(job.problem, 'problem'),
    how: quoted(job.approach, 'approach'),
    result: job.results === '' && job.impacts.length > 0 ? tell(job.impacts.map(was)) : quoted(job.results, 'result'),
    owned:
      whatIOwned.length > 0
        ? tell(
            whatIOwned.map((part, at) =>
              at === 0 ? `${person.firsts} part at ${company}: ${lowerFirst(part)}` : `Also: ${lowerFirst(part)}`,
            ),
          )
        : unwritten(`What ${person.firsts} part at ${company} was is not written here.`),
    with:
      job.stack.length > 0
        ? tell([
            `At ${company} ${person.first} ${isNow ? person.is('works', 'work') : 'worked'} with ${speakList(job.stack)}.`,
          ])
        : unwritten(`Which tools were used at ${company} is not written here.`),
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
        ? unwritten(`The place of the job at ${company} is not written here.`)
        : tell([`The job at ${company} ${isNow ? 'is' : 'was'} ${isRemote(job) ? 'remote' : `in ${location}`}.`], {
            isAside: true,
          }),
  };
}

const speakMissing = ({ person }: Sources, { company, end, links }: Experience): Readonly<Record<string, string>> => ({
  forWhom: `For whom the work at ${company} was is not written here.`,
  learned: `What ${person.first} learned at ${company} is not written here.`,
  cost: `What ${company} paid is not written here.`,
  team: `Who else was on the team at ${company} is not written here.`,
  link: links.site === undefined && links.repo === undefined ? `A link to ${company} is not written here.` : '',
  leaving:
    end === undefined
      ? `${person.first} ${person.is('is', 'are')} still at ${company}, as far as this site says.`
      : `Why ${person.first} left ${company} is not written here, only when: in ${speakMonth(end)}.`,
  hard: `What was hardest at ${company} is not written here.`,
  next: `What comes next at ${company} is not written here.`,
});

export function toJobEntity(sources: Sources, job: Experience, names: readonly string[]): Entity {
  const { id, company } = job;
  const missing = Object.entries(speakMissing(sources, job)).map(
    ([field, says]) =>
      [
        field,
        says === '' ? tell([`The link to ${company} is in its case study, on the card beside me.`]) : unwritten(says),
      ] as const,
  );
  const size = unwritten(nothingOf(company), { isAside: true });
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
      { ...tellCard(sources, job), ...Object.fromEntries(missing), size },
    ),
    nothing: nothingOf(company),
    since: job.start,
    ...(job.end !== undefined && { until: job.end }),
    action: showEntry('experience', id),
  };
}
