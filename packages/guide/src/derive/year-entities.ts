import type { Answer, Entity } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import { fillAll, type Scope } from './fill.ts';
import { speakPlace } from './jobs.ts';
import { nameStudy } from './life-values.ts';
import { toEntity, toFields } from './rows.ts';
import { idsOf, nothingOf, type Sources } from './sources.ts';
import { speakMonth, unwritten } from './speech.ts';
import { findJobsIn, isDated, listYears, yearOf, type Period } from './time.ts';

/** A working life before the first job or after today. */
const YEARS_ASKED = 40;

/** Periods of study and volunteering, and months of certificates and awards, with what to say of each. */
function listLife({ portfolio }: Sources): readonly (Period & { readonly says: string })[] {
  const { education = [], volunteering = [], certificates = [], awards = [] } = portfolio;
  const once = (date = '', says = '') => ({ start: date, end: date, says });
  return [
    ...education.map(({ end, start = end ?? '', ...study }) => ({
      start,
      end,
      says: `studied ${study.institution === '' ? '' : 'at '}${nameStudy(study)}`,
    })),
    ...volunteering.map(({ start = '', end, organization }) => ({
      start,
      end,
      says: `volunteered at ${organization}`,
    })),
    ...certificates.map(({ name, date }) => once(date, `got the certificate ${name}`)),
    ...awards.map(({ title, date }) => once(date, `won ${title}`)),
  ].filter(isDated);
}

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
  const life = listLife(sources);
  const all = listYears([...jobs, ...dated, ...life], today).map(String);
  const years = all.map((year): Entity => {
    const found = findJobsIn(jobs, Number(year), today);
    const made = findJobsIn(dated, Number(year), today);
    const values = {
      ...scope,
      year,
      places: found.map((job) => speakPlace(job) + speakPart(year, job)),
      made: made.map(({ title }) => title),
      lived: findJobsIn(life, Number(year), today).map(({ says }) => says),
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
  return [
    ...years,
    beyond('year-earlier', 'an earlier year', from - YEARS_ASKED, unwritten(fillAll(bank.yearEarlier, scope)[0] ?? '')),
    beyond('year-later', 'a later year', to + 1, current),
  ];
}
