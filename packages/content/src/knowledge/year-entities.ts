import type { Answer, Entity } from './knowledge.ts';
import { idsOf, nothingOf, type Sources } from './sources.ts';
import { speakList, speakMonth, tell, unwritten } from './speech.ts';
import { findJobsIn, inTime, listYears, yearOf } from './time.ts';

/** A working life: so far before the first job, or after today, a year may be asked for. */
const YEARS_ASKED = 40;
const countYears = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(from + index));

/** Where the owner worked in each year. */
export function toYearEntities(sources: Sources, current: Answer): readonly Entity[] {
  const { portfolio, person, today } = sources;
  const jobs = portfolio.experiences;
  const all = listYears(jobs, today);
  const years = all.map((year): Entity => {
    const found = findJobsIn(jobs, year, today);
    const monthIn = (yearMonth: string | undefined, word: string): string =>
      yearMonth?.startsWith(String(year)) ? ` ${word} ${speakMonth(yearMonth).split(' ')[0] ?? ''}` : '';
    const places = found.map(
      ({ company, start, end }) => `at ${company}${monthIn(start, 'from')}${monthIn(end, 'until')}`,
    );
    return {
      id: `year-${year}`,
      kind: 'year',
      title: String(year),
      since: String(year),
      fields: {
        what:
          found.length > 0
            ? tell([`In ${year} ${person.first} worked ${speakList(places)}.`], { members: idsOf('experience', found) })
            : unwritten(`No job in ${year} is written here.`),
      },
      nothing: nothingOf(String(year)),
    };
  });
  const [to, from] = [all.at(-1) ?? yearOf(today), all[0] ?? yearOf(today) + 1];
  const first = inTime(jobs)[0];
  const earlier = first
    ? `Nothing of that year is written here; the first job began in ${speakMonth(first.start)}.`
    : 'Nothing of that year is written here.';
  return [
    ...years,
    {
      id: 'year-earlier',
      kind: 'year',
      title: 'an earlier year',
      heardAs: countYears(from - YEARS_ASKED, YEARS_ASKED),
      fields: { what: unwritten(earlier) },
      nothing: nothingOf('that year'),
    },
    {
      id: 'year-later',
      kind: 'year',
      title: 'a later year',
      heardAs: countYears(to + 1, YEARS_ASKED),
      fields: { what: current },
      nothing: nothingOf('that year'),
    },
  ];
}
