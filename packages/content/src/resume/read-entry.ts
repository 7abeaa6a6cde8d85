import { isRaw, isSaid, type Raw } from './raw.ts';
import { readPlace } from './read-place.ts';
import type { Notes } from './resume.ts';
import { keyOf, isKeyOf, SECTIONS, type FieldRows, type SectionName } from './section-table.ts';
import {
  findLink,
  isPlainDate,
  isNow,
  listLinks,
  listParagraphs,
  parseDate,
  splitRange,
  tidyLine,
  toText,
} from './tidy-text.ts';

/** Equal for equal values. */
export const toKey = (value: unknown): string => JSON.stringify(value) ?? '';

/** A value in the report, without the file's syntax. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join('; ');
  if (isRaw(value))
    return Object.entries(value)
      .flatMap(([key, part]) => (isSaid(part) && !isKeyOf('ignored', key) ? [`${key} ${show(part)}`] : []))
      .join(', ');
  // Pictures are written as one long word.
  return toText(value).replaceAll(/[\w+/=]{1000,}/gu, (run) => `${run.slice(0, 100)}…`);
}

/** An item of a list with a list of its own is a bullet above further ones. */
const asItem = (item: unknown): unknown =>
  typeof item === 'string' ? item.replace(/^(?=\p{L}.*\n[ \t])/u, '- ') : item;

/** Lists all texts in a value; a nested list or an object becomes one line. */
export function listLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => listLines(asItem(item)));
  if (isRaw(value)) {
    const filled = Object.entries(value).filter(([key, part]) => !isKeyOf('ignored', key) && isSaid(part));
    // `- Latency: 40% less` is an object in YAML.
    const isText = (key: string): boolean => /^\p{Lu}|\s/u.test(key) && !isKeyOf('lines', key);
    return [
      tidyLine(filled.flatMap(([key, part]) => [...(isText(key) ? [key] : []), listLines(part).join(', ')]).join(': ')),
    ];
  }
  return isSaid(value) ? listParagraphs(toText(value)) : [];
}
/** Converts `{year: 2016, month: 9}` and `{year: 2016, month: 'September'}` to a text. */
const toDateText = (value: unknown): string => {
  if (!isRaw(value)) return toText(value);
  const [year, month] = [value['year'], value['month']].map(toText);
  return month === undefined || /^\d*$/u.test(month) ? [year, month].filter(Boolean).join('-') : `${month} ${year}`;
};
export const readLine = (value: unknown): string =>
  Array.isArray(value) || isRaw(value) ? listLines(value).join(', ') : tidyLine(toText(value));

/** Returns a valid web address, or undefined. */
export function readAddress(value: unknown): string | undefined {
  const text = Array.isArray(value)
    ? readAddress(value.find(isSaid))
    : isRaw(value)
      ? (value['src'] ?? value['url'] ?? value['href'])
      : value;
  if (!isSaid(text)) return undefined;
  const written = toText(text).trim();
  const bare =
    /^\[?[A-Z_]+:(https?:\/\/[^\],]+|[^\],\s]+\.[^\],\s]+)\]?/u.exec(written)?.[1] ?? findLink(written) ?? written;
  if (/^https?:\/\/[^\s/]+/iu.test(bare)) return bare.split(/\s/u)[0];
  if (/^10\.\d{4,}\//u.test(bare)) return `https://doi.org/${bare}`;
  return /^(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(bare) ? `https://${bare}` : undefined;
}

export const isRepository = (link: unknown): boolean =>
  /\/\/(?:www\.)?(?:github|gitlab|codeberg|bitbucket|sourcehut|code|git|repo)\./u.test(readAddress(link) ?? '');
/** The parts of `[…]` or `{demo: …, code: …}` that hold an address each, those of code last. */
const listAddressed = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : isRaw(value) && readAddress(value) === undefined ? Object.values(value) : [value])
    .filter(isSaid)
    .toSorted((a, b) => Number(isRepository(a)) - Number(isRepository(b)));

interface Read {
  readonly values: Record<string, unknown>;
  readonly left: readonly (readonly [key: string, value: unknown])[];
}

/** Reads the fields of an entry by name, and returns the unread rest. Texts and lists of several names are joined. */
export function readFields(raw: Raw, fields: FieldRows): Read {
  const rawFields = new Map(Object.entries(raw).map(([key, value]) => [keyOf(key), [key, value] as const]));
  const values: Record<string, unknown> = {};
  for (const [field, [reading, ...names]] of Object.entries(fields)) {
    const found = names.filter((name) => isSaid(rawFields.get(name)?.[1]));
    const [first, ...more] = found.map((name) => rawFields.get(name)?.[1]);
    if (first === undefined) continue;
    const others = more.filter((value) => toKey(value) !== toKey(first));
    const isPlace = field === 'location';
    const isJoined = (reading === 'text' || reading === 'list' || isPlace) && others.length > 0;
    const all = [first, ...others];
    const isText = reading !== 'list' && all.every((value) => typeof value === 'string');
    values[field] = isJoined ? (isText ? all.join(isPlace ? ', ' : '\n\n') : all) : first;
    for (const name of found) if (isJoined || toKey(rawFields.get(name)?.[1]) === toKey(first)) rawFields.delete(name);
  }
  return {
    values,
    left: [...rawFields]
      .filter(([key, [, value]]) => isSaid(value) && !isKeyOf('ignored', key))
      .map(([, pair]) => pair),
  };
}

/** Reports a date that was dropped, changed, or cut to its month. */
function noteDate(given: string, date: string | undefined, where: string, notes: Notes): void {
  const days = 'dates: a month is kept, its day is left out';
  if (date === undefined) notes.unplaced.push(`${where} "${show(given)}" names no year`);
  else if (date.length > 4 && /^\d{4}[-./]\d{2}[-./]\d{2}(?:T.*)?$/u.test(given)) {
    if (!notes.changed.includes(days)) notes.changed.push(days);
  } else if ((date.length === 4 && given.trim() !== date) || !isPlainDate(given))
    notes.changed.push(`${where} "${show(given)}" is ${date}`);
}

function readPeriod(period: Record<string, unknown>, fields: FieldRows, where: string, notes: Notes) {
  // Reactive Resume 3: `date: {start, end}`.
  const values =
    isRaw(period['range']) && !isSaid(period['range']['year'])
      ? { ...period, range: undefined, ...readFields(period['range'], fields).values }
      : period;
  const range = values['range'] ?? (values['end'] === undefined ? values['start'] : undefined);
  const [from, until] = Array.isArray(range)
    ? [range[0] as unknown, range.length > 1 ? (range[1] ?? 'present') : undefined]
    : splitRange(toDateText(range));
  if ((toDateText(range).match(/\d{4}/gu)?.length ?? 0) > 2)
    notes.changed.push(`${where}: "${toDateText(range)}" is read as one period`);
  const isInStart = values['range'] === undefined && until !== undefined;
  const [first = '', last = ''] = [isInStart ? from : (values['start'] ?? from), values['end'] ?? until].map(
    toDateText,
  );
  // `until 2007`; `May – July 2006`
  const isUntil = last === '' && /^(?:bis|until|till|jusqu\S*|hasta|fino)\s/iu.test(first);
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
  // An end without a year is not "until today".
  const isUnread = start !== undefined && givenEnd !== '' && !isNow(givenEnd);
  // A single date is a point in time, not a start.
  const isSingle =
    values['start'] === undefined &&
    until === undefined &&
    start !== undefined &&
    values['end'] === undefined &&
    !/since|seit|depuis|desde/iu.test(toText(range));
  return {
    ...(start !== undefined && { start: isSwapped ? end : start }),
    ...(end !== undefined ? { end: isSwapped ? start : end } : (isSingle || isUnread) && { end: start }),
    ...(givenEnd && isNow(givenEnd) && { isRunning: true }),
  };
}

/** Reports the label of `{url, label}`, for which an address has no place. */
export function noteLabel(value: unknown, address: string, where: string, notes: Notes): void {
  const label = isRaw(value) ? readLine(value['label']) : '';
  if (!address.includes(label)) notes.unplaced.push(`${where}: the label of ${address}: ${label}`);
}

/** Reports the addresses of links that the plain texts lose. */
export function noteLinks(raw: unknown, read: unknown, where: string, notes: Notes): void {
  const readText = JSON.stringify(read);
  for (const { text, address } of listLinks(raw))
    if (!readText.includes(address)) notes.unplaced.push(`${where}: the address of "${text}": ${address}`);
}

/** Spreads `company: {name: 'Acme', city: 'Oslo'}` over its entry. */
function flattenNames(raw: Raw, { name, institution }: FieldRows): Raw {
  const isName = (key: string): boolean => [name, institution].some((names) => names?.slice(1).includes(keyOf(key)));
  const nested = Object.entries(raw).flatMap(([key, part]) => {
    const [field, text] =
      isRaw(part) && isName(key)
        ? (Object.entries(part).find(([label]) => /^(?:name|title)$/iu.test(label)) ?? [])
        : [];
    if (!isRaw(part) || field === undefined) return [];
    const { [field]: _, ...rest } = part;
    return [{ ...rest, ...raw, [key]: text }];
  });
  return nested[0] ?? raw;
}

/** `**Acme** — Engineer (2020–present)` */
const POST = /^(.+?)\s+[—–-]\s+(.+?)\s*\(([^()]*\d{4}[^()]*)\)$/u;

/** Reads one entry of a section; undefined if it is empty. */
export function readEntry(
  kind: SectionName,
  raw: unknown,
  where: string,
  notes: Notes,
): Record<string, unknown> | undefined {
  const { main, fields } = SECTIONS[kind];
  if (!isSaid(raw)) return undefined;
  const { values, left } = readFields(isRaw(raw) ? flattenNames(raw, fields) : { [main]: raw }, fields);
  const [, company, position, range] = POST.exec(kind === 'work' ? toText(values['position']) : '') ?? [];
  if (values['name'] === undefined && company !== undefined) Object.assign(values, { name: company, position, range });
  const entry: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const reading = fields[field]?.[0];
    if (reading === 'line') entry[field] = field === 'location' ? readPlace(value, notes) : readLine(value);
    if (reading === 'list') entry[field] = listLines(value);
    if (reading === 'text') entry[field] = value;
    if (reading === 'date' && !('range' in fields)) {
      const [latest = '', ...earlier] = (Array.isArray(value) ? value.toReversed() : [value]).map(toDateText);
      // `May 27` next to `year: 2026`
      const isDay = isRaw(raw) && isSaid(raw['year']) && !/\d{4}/u.test(latest);
      const last = isDay ? `${latest}, ${toText(raw['year'])}` : latest;
      const date = parseDate(last);
      if (date !== undefined) entry[field] = date;
      noteDate(last, date, where, notes);
      if (earlier.length > 0) notes.unplaced.push(`${where}: the earlier dates ${earlier.join(', ')}`);
    }
    if (reading === 'link') {
      const isPath = field === 'repo' && /^[\w.-]+\/[\w.-]+$/u.test(toText(value));
      const [first, ...others] = isPath ? [`https://github.com/${toText(value)}`] : listAddressed(value);
      const address = readAddress(first);
      if (address === undefined) notes.unplaced.push(`${where}: "${show(value)}" is no web address`);
      else entry[field] = address;
      noteLabel(value, address ?? '', where, notes);
      const repo = 'repo' in fields && values['repo'] === undefined ? others.find(isRepository) : undefined;
      if (repo !== undefined) entry['repo'] = readAddress(repo);
      const further = others.filter((other) => other !== repo);
      if (further.length > 0) notes.unplaced.push(`${where}: further addresses: ${listLines(further).join(', ')}`);
    }
  }
  if ('range' in fields) Object.assign(entry, readPeriod(values, fields, where, notes));
  const linked = isRaw(raw) ? (findLink(toText(values[main])) ?? findLink(toText(values['range']))) : undefined;
  if (linked !== undefined && 'url' in fields && entry['url'] === undefined) entry['url'] = linked;
  const isNameless = [main, 'name', 'degree', 'area'].every((field) => values[field] === undefined);
  const place = toText(entry['location']);
  if (kind === 'projects' && /\.[a-z]{2,}(?:\/|$)/u.test(place) && entry['url'] === undefined) {
    entry['url'] = readAddress(place);
    delete entry['location'];
  }
  for (const [key, value] of left) {
    // LinkedIn marks its recommendations.
    if (keyOf(key) === 'status' && /^visible$/iu.test(toText(value))) continue;
    if (keyOf(key) === 'year' && entry['date']?.toString().startsWith(toText(value))) continue;
    const isPrivate = kind === 'references' && /mail|phone|mobile|tel|contact|address/iu.test(key);
    const field = ['highlights', 'summary', 'keywords'].find((name) => name in fields) ?? '';
    if (isPrivate)
      notes.unplaced.push(`${where}.${key}: left out, because it is the address of a person who recommends you`);
    else if (isNameless && entry[main] === undefined && typeof value === 'string' && isSentence(value))
      entry[main] = readLine(value);
    else if (field in fields && listTexts(value).some(isSentence)) {
      const before = entry[field] === undefined ? [] : [entry[field]].flat();
      const [first, ...others] = listTexts(value);
      entry[field] = [...before, `${toLabel(key)}: ${first}`, ...others];
      notes.changed.push(`${where}.${key} is a line of its ${field}`);
    } else notes.unplaced.push(`${where}.${key}: ${show(value)}`);
  }
  return entry;
}

/** True for words, not for flags, numbers and addresses. */
const isSentence = (text: string): boolean => /\p{L}\S*\s+\S|\p{Lo}{4}/u.test(text.trim());

/** Lists the texts of nested entries; a list of short words is one text. */
function listTexts(value: unknown): readonly string[] {
  if (isRaw(value))
    return Object.entries(value).flatMap(([key, part]) => (isKeyOf('ignored', key) ? [] : listTexts(part)));
  if (!Array.isArray(value)) return typeof value === 'string' && isSaid(value) ? [readLine(value)] : [];
  const texts = value.flatMap(listTexts);
  return value.some(isRaw) || texts.every(isSentence) ? texts : [texts.join(', ')].filter(Boolean);
}

/** `thesisTitle` as `Thesis title`. */
const toLabel = (key: string): string =>
  key
    .replaceAll(/[_-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
