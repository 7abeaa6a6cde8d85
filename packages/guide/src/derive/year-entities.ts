import type { Answer, Entity } from '../knowledge.ts';
import { speakPlace } from './jobs.ts';
import { nameStudy } from './life-values.ts';
import { idsOf, nothingOf, type Sources } from './sources.ts';
import { speakList, speakMonth, tell, unwritten } from './speech.ts';
import { findJobsIn, inTime, isDated, listYears, yearOf, type Period } from './time.ts';

/** A working life before the first job or after today. */
const YEARS_ASKED = 40;

/** Periods of study and volunteering, and months of certificates and awards, with what to say of each. */
function listLife({ portfolio }: Sources): readonly (Period & { readonly says: string })[] {
  const { education = [], volunteering = [], certificates = [], awards = [] } = portfolio;
  const once = (date: string | undefined, says: string) => ({ start: date ?? '', end: date ?? '', says });
  return [
    ...education.map(({ start, end, ...study }) => ({
      start: start ?? end ?? '',
      ...(end !== undefined && { end }),
      says: `studied ${study.institution === '' ? '' : 'at '}${nameStudy(study)}`,
    })),
    ...volunteering.map(({ start = '', end, organization }) => ({
      start,
      ...(end !== undefined && { end }),
      says: `volunteered at ${organization}`,
    })),
    ...certificates.map(({ name, date }) => once(date, `got the certificate ${name}`)),
    ...awards.map(({ title, date }) => once(date, `won ${title}`)),
  ].filter(isDated);
}

export function toYearEntities(sources: Sources, current: Answer): readonly Entity[] {
  const { portfolio, person, today } = sources;
  const jobs = portfolio.experiences;
  const dated = portfolio.projects.flatMap(({ id, title, start, end }) =>
    start === undefined ? [] : [{ id, title, start, end: end ?? start }],
  );
  const life = listLife(sources);
  const all = listYears([...jobs, ...dated, ...life], today);
  const years = all.map((year): Entity => {
    const found = findJobsIn(jobs, year, today);
    const foundProjects = findJobsIn(dated, year, today);
    const members = [...idsOf('experience', found), ...idsOf('project', foundProjects)];
    const titles = speakList(foundProjects.map(({ title }) => title));
    const lived = speakList(findJobsIn(life, year, today).map(({ says }) => says));
    const works = titles === '' ? '' : `In ${year} ${person.first} made ${titles}.`;
    const also = lived === '' ? '' : `${members.length > 0 ? 'The same year' : `In ${year}`} ${person.first} ${lived}.`;
    const monthIn = (yearMonth: string | undefined, word: string): string =>
      yearMonth !== undefined && yearMonth.length > 4 && yearMonth.startsWith(String(year))
        ? ` ${word} ${speakMonth(yearMonth).split(' ')[0] ?? ''}`
        : '';
    const places = found.map(
      ({ start, end, ...job }) =>
        `${speakPlace(job)}${start === end ? monthIn(start, 'in') : monthIn(start, 'from') + monthIn(end, 'until')}`,
    );
    const worked = found.length > 0 ? `In ${year} ${person.first} worked ${speakList(places)}.` : '';
    const what = tell([worked, works, also], { ...(members.length > 0 && { members }), isAside: true });
    return {
      id: `year-${year}`,
      kind: 'year',
      title: String(year),
      since: String(year),
      fields: { what: members.length > 0 || also !== '' ? what : unwritten(`No job in ${year} is written here.`) },
      nothing: nothingOf(String(year)),
    };
  });
  const [to, from] = [all.at(-1) ?? yearOf(today), all[0] ?? yearOf(today) + 1];
  const first = inTime(jobs.filter(isDated))[0];
  const earlier = first
    ? `Nothing of that year is written here; the first job began in ${speakMonth(first.start)}.`
    : 'Nothing of that year is written here.';
  const beyond = (id: string, title: string, start: number, what: Answer): Entity => ({
    id,
    kind: 'year',
    title,
    heardAs: Array.from({ length: YEARS_ASKED }, (_, index) => String(start + index)),
    fields: { what },
    nothing: nothingOf('that year'),
  });
  return [
    ...years,
    beyond('year-earlier', 'an earlier year', from - YEARS_ASKED, unwritten(earlier)),
    beyond('year-later', 'a later year', to + 1, current),
  ];
}
