import { isRaw } from './raw.ts';
import type { Notes, Resume } from './resume.ts';
import { toText } from './tidy-text.ts';

const NUMBERED = /(?<!\d)(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?!\d)/gu;
/** A date or a period, no prose. */
const isDateText = (value: unknown): value is string =>
  typeof value === 'string' && /^[\d/\s–—-]+\p{L}*$/u.test(value) && value.search(NUMBERED) >= 0;

const listDates = (value: unknown): readonly string[] =>
  isDateText(value)
    ? [...value.matchAll(NUMBERED)].map(([date]) => date)
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listDates)
      : [];

/** Decides for the whole file whether `03/04/2016` begins with the day or the month. */
export function orderDates(root: unknown, notes: Notes): unknown {
  const dates = listDates(root);
  const isAbove = (at: number) => (date: string) => Number(date.split(/[/-]/u)[at]) > 12;
  const [hasDayFirst, hasMonthFirst] = [dates.some(isAbove(0)), dates.some(isAbove(1))];
  if (dates.length > 0 && hasDayFirst === hasMonthFirst)
    notes.changed.push(`dates like ${dates[0]} are read with the day first, because the file does not settle it`);
  const isMonthFirst = hasMonthFirst && !hasDayFirst;
  const order = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(order);
    if (isRaw(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, order(part)]));
    if (!isDateText(value)) return value;
    return value.replaceAll(NUMBERED, (...[, first, , second, year]: readonly string[]) => {
      const isFirstMonth = Number(second) > 12 || (isMonthFirst && Number(first) <= 12);
      const [month = '', day = ''] = isFirstMonth ? [first, second] : [second, first];
      return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    });
  };
  return order(root);
}

/**
 * Removes and names dates outside 1950 to ten years from today: of another calendar, or mistyped. A certificate with a
 * date to come states when it expires.
 */
export function dropFarDates(sections: Omit<Resume, 'basics'>, today: string, notes: Notes): void {
  for (const [kind, entries] of Object.entries(sections)) {
    const latest = kind === 'certificates' ? today : `${Number(today.slice(0, 4)) + 10}`;
    for (const entry of entries as Record<string, unknown>[])
      for (const field of ['start', 'end', 'date']) {
        const date = toText(entry[field]);
        if (date === '' || (date >= '1950' && date.slice(0, latest.length) <= latest)) continue;
        const name = toText(entry['name'] ?? entry['institution'] ?? entry['position']);
        notes.unplaced.push(`${kind}: ${name}: ${field} ${date} is outside 1950 to ${latest}`);
        delete entry[field];
      }
  }
}
