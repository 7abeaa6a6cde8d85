const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2024-09` as one says it: `September 2024`. Throws on anything that is not a year and a month. */
export function speakMonth(yearMonth: string): string {
  const [year, month] = yearMonth.split('-');
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || name === undefined) throw new Error(`"${yearMonth}" is not a month like 2024-09.`);
  return `${name} ${year}`;
}

/** The first sentence of a text, for saying what a card spells out. */
export function firstSentence(text: string): string {
  const end = text.search(/\.(\s|$)/u);
  return end < 0 ? text : text.slice(0, end + 1);
}

/** `a`, `a and b`, `a, b and c`. */
export function speakList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
