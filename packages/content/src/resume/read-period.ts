import { isRaw, isSaid } from './raw.ts';
import { readFields, show } from './read-fields.ts';
import type { Notes } from './resume.ts';
import type { FieldRows } from './section-table.ts';
import { findLink, isNow, isPlainDate, parseDate, splitRange, toText } from './tidy-text.ts';

/** Converts `{year: 2016, month: 9}` and `{year: 2016, month: 'September'}` to a text; `{start, end}` to its end. */
export const toDateText = (value: unknown): string => {
  if (!isRaw(value)) return toText(value);
  const [year, month] = [value['year'] ?? (toText(value['end']) || value['start']), value['month']].map(toText);
  return month === undefined || /^\d*$/u.test(month) ? [year, month].filter(Boolean).join('-') : `${month} ${year}`;
};

/** Reports a date that was dropped, changed, or cut to its month. */
export function noteDate(given: string, date: string | undefined, where: string, notes: Notes): void {
  const days = 'dates: a month is kept, its day is left out';
  if (date === undefined) notes.unplaced.push(`${where} "${show(given)}" names no year`);
  else if (date.length > 4 && /^\d{4}[-./]\d{2}[-./]\d{2}(?:T.*)?$/u.test(given)) {
    if (!notes.changed.includes(days)) notes.changed.push(days);
  } else if ((date.length === 4 && given.trim() !== date) || !isPlainDate(given))
    notes.changed.push(`${where} "${show(given)}" is ${date}`);
}

/** `2012 - 2019 (leave 2014–2016)` */
export const REMARK = /(?<=\d{4}.*)\s*\([^()]*\d{4}[^()]*\)$/u;

export function readPeriod(period: Record<string, unknown>, fields: FieldRows, where: string, notes: Notes) {
  // Reactive Resume 3: `date: {start, end}`.
  const values =
    isRaw(period['range']) && !isSaid(period['range']['year'])
      ? { ...period, range: undefined, ...readFields(period['range'], fields).values }
      : period;
  const range = values['range'] ?? (values['end'] === undefined ? values['start'] : undefined);
  const [from, until] = Array.isArray(range)
    ? [range[0] as unknown, range.length > 1 ? (range[1] ?? 'present') : undefined]
    : splitRange(toDateText(range).replace(REMARK, ''));
  const [remark] = REMARK.exec(toDateText(range)) ?? [];
  if (remark !== undefined) notes.unplaced.push(`${where}: the remark ${remark.trim()}`);
  else if ((toDateText(range).match(/\d{4}/gu)?.length ?? 0) > 2)
    notes.changed.push(`${where}: "${toDateText(range)}" is read as one period`);
  // A start may hold the whole period.
  const begins = (values['range'] === undefined && from) || (values['start'] ?? from);
  const [first = '', last = ''] = [begins, values['end'] ?? until].map(toDateText);
  // `until 2007`; `May – July 2006`
  const isUntil = last === '' && /^(?:bis|until|till|jusqu\S*|hasta|até|tot|fino)\s/iu.test(first);
  const lacksYear = parseDate(first) === undefined && isPlainDate(first) && /^(?!.*\d{4})./u.test(first);
  const year = lacksYear ? parseDate(last)?.slice(0, 4) : undefined;
  const givenStart = isUntil ? '' : year === undefined ? first : `${first} ${year}`;
  const givenEnd = isUntil ? first : last;
  const read = (given = '', what: string): string | undefined => {
    if (given === '' || isNow(given)) return undefined;
    const date = parseDate(given);
    if (date === undefined && findLink(given) !== undefined) return undefined;
    noteDate(given, date, `${where}: ${what}`, notes);
    return date;
  };
  const [start, end] = [read(givenStart, 'start'), read(givenEnd, 'end')];
  const isSwapped = start !== undefined && end !== undefined && end < start.slice(0, end.length);
  if (isSwapped) notes.changed.push(`${where}: it ends (${end}) before it starts (${start}); the two are swapped`);
  // Other words without a year are "until today" in some language.
  const isUnknown = start !== undefined && !isNow(givenEnd) && /^(?:[?.\s]+|n\/?a|unknown|unbekannt)$/iu.test(givenEnd);
  // A single date is a point in time, not a start.
  const isSingle =
    values['start'] === undefined &&
    until === undefined &&
    start !== undefined &&
    values['end'] === undefined &&
    !/since|seit|depuis|desde/iu.test(toText(range));
  return {
    ...(start !== undefined && { start: isSwapped ? end : start }),
    ...(end !== undefined ? { end: isSwapped ? start : end } : (isSingle || isUnknown) && { end: start }),
    ...(givenEnd && isNow(givenEnd) && { isRunning: true }),
  };
}
