import type { Answer, Entity } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import type { Scope } from './fill.ts';
import { speakPlace } from './jobs.ts';
import { toAnswer, toEntity, toFields } from './rows.ts';
import { idsOf, nothingOf, type Sources } from './sources.ts';
import { speakMonth } from './speech.ts';
import { findJobsIn, isDated, listYears, yearOf, type Period } from './time.ts';

/** A working life before the first job or after today. */
const YEARS_ASKED = 40;

interface Lived extends Partial<Period> {
  readonly date?: string;
  readonly lived: readonly string[];
}

/** Periods of study and volunteering, and months of papers, with what to say of each. */
const listLife = (scope: Scope): readonly (Period & Pick<Lived, 'lived'>)[] =>
  ['education', 'volunteering', 'certificates', 'awards', 'publications']
    .flatMap((list) => scope[list] as readonly Lived[])
    .map(({ date, end = date, start = end ?? '', lived }) => ({ start, end, lived }))
    .filter(isDated);

/** ` from March`, where the month is in that year. */
const speakMonthIn = (year: string, date: string | undefined, word: string): string =>
  date !== undefined && date.length > 4 && date.startsWith(year) ? ` ${word} ${speakMonth(date).split(' ')[0]}` : '';

const speakPart = (year: string, { start, end }: Period): string =>
  start === end
    ? speakMonthIn(year, start, 'in')
    : speakMonthIn(year, start, 'from') + speakMonthIn(year, end, 'until');

export function toYearEntities(sources: Sources, current: Answer, scope: Scope): readonly Entity[] {
  const { portfolio, today } = sources;
  const jobs = portfolio.experiences;
  const dated = portfolio.projects.flatMap(({ id, title, start, end = start }) =>
    start === undefined ? [] : [{ id, title, start, end }],
  );
  const life = listLife(scope);
  const all = listYears([...jobs, ...dated, ...life], today).map(String);
  const years = all.map((year): Entity => {
    const found = findJobsIn(jobs, Number(year), today);
    const made = findJobsIn(dated, Number(year), today);
    const values = {
      ...scope,
      year,
      places: found.map((job) => speakPlace(job) + speakPart(year, job)),
      made: made.map(({ title }) => title),
      lived: [...new Set(findJobsIn(life, Number(year), today).flatMap(({ lived }) => lived))],
      members: [...idsOf('experience', found), ...idsOf('project', made)],
    };
    const entity = toEntity(bank.year, values, { id: `year-${year}`, kind: 'year' });
    return { ...entity, since: year, fields: toFields(bank.year.fields, values) };
  });
  const [to, from] = [Number(all.at(-1) ?? yearOf(today)), Number(all[0] ?? yearOf(today) + 1)];
  const beyond = (id: string, title: string, start: number, what: Answer): Entity => ({
    id,
    kind: 'year',
    title,
    heardAs: Array.from({ length: YEARS_ASKED }, (_, index) => String(start + index)),
    fields: { what },
    nothing: nothingOf('that year'),
  });
  const earlier = toAnswer({ none: bank.yearEarlier }, scope) ?? current;
  return [
    ...years,
    beyond('year-earlier', 'an earlier year', from - YEARS_ASKED, earlier),
    beyond('year-later', 'a later year', to + 1, current),
  ];
}
