import { isRaw, isSaid, type Raw } from './raw.ts';
import {
  isRepository,
  listAddressed,
  listLines,
  noteLabel,
  readAddress,
  readFields,
  readLine,
  show,
} from './read-fields.ts';
import { noteDate, readPeriod, REMARK, toDateText } from './read-period.ts';
import { readPlace } from './read-place.ts';
import type { Notes, SectionName } from './resume.ts';
import { keyOf, isKeyOf, SECTIONS, type FieldRows } from './section-table.ts';
import { findLink, isPlainDate, parseDate, toText } from './tidy-text.ts';

/** Spreads `company: {name: 'Acme', city: 'Oslo'}` over its entry. */
function flattenNames(raw: Raw, { name, institution }: FieldRows): Raw {
  const fieldOf = (part: unknown) => ['name', 'title'].find((field) => isRaw(part) && field in part);
  const isName = (key: string): boolean => [name, institution].some((names) => names?.slice(1).includes(keyOf(key)));
  const [key, part] = Object.entries(raw).find((entry) => isName(entry[0]) && fieldOf(entry[1])) ?? [];
  const field = fieldOf(part);
  if (key === undefined || !isRaw(part) || field === undefined) return raw;
  const { [field]: text, ...rest } = part;
  return { ...rest, ...raw, [key]: text };
}

/** Reactive Resume 4 describes a level, a referee and, in short, a work: `level: 5, description: "Native"`. */
function withDescription(kind: SectionName, raw: Raw): Raw {
  const { level, description, ...rest } = raw;
  const summary = toText(raw['summary']);
  if (isSaid(description) && summary !== '') {
    if (kind === 'references') return { ...rest, relation: description };
    const text = toText(description);
    const isShort = kind === 'projects' && text !== '' && text.length < summary.length;
    if (isShort) return { ...raw, summary: text.replace(/(?<![.!?:])$/u, '.'), description: raw['summary'] };
  }
  const isLevel = kind === 'languages' || (kind === 'skills' && /^[^\s,;]+(?: [^\s,;]+)?$/u.test(toText(description)));
  return isLevel && isSaid(description) && /^\d+$/u.test(toText(level)) ? { ...rest, level: description } : raw;
}

/** `Issued Jun 2022 · Expires Jun 2025`, `Aug 2019 (valid until 2027)` */
const ISSUED =
  /^(?:issued )?(.*?)(?:\s*[·|,–(-]?\s*\b(?:no )?(?:exp(?:ir\p{L}*)?|valid\p{L}*|gültig|válid\p{L}*)(?!\p{L})[.:]?(?: (?:date|until|till|to|bis|hasta|até))*\s*(.*?)\)?)?$/isu;
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
  const { values, left } = readFields(
    isRaw(raw) ? flattenNames(withDescription(kind, raw), fields) : { [main]: raw },
    fields,
  );
  const [, company, position, range] = POST.exec(kind === 'work' ? toText(values['position']) : '') ?? [];
  if (values['name'] === undefined && company !== undefined) Object.assign(values, { name: company, position, range });
  const entry: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const reading = fields[field]?.[0];
    if (reading === 'line')
      entry[field] = field === 'location' ? readPlace(value, notes) : readLine(nameOf(value, where, notes));
    if (reading === 'list') entry[field] = listLines(value);
    if (reading === 'text') entry[field] = value;
    if (reading === 'date' && !('range' in fields)) {
      const [latest = '', ...earlier] = (Array.isArray(value) ? value.toReversed() : [value]).map(toDateText);
      // `May 27` next to `year: 2026`
      const isDay = isRaw(raw) && isSaid(raw['year']) && !/\d{4}/u.test(latest);
      const last = isDay ? `${latest}, ${toText(raw['year'])}` : latest;
      const [, given = '', expiry = ''] = ISSUED.exec(last) ?? [];
      const date = parseDate(given.replace(REMARK, ''));
      if (date !== undefined) entry[field] = date;
      if (expiry !== '') entry['until'] = expiry;
      if (given !== '') noteDate(given, date, where, notes);
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
  const lines = listLines(entry['highlights']);
  const bare = lines.find((line) => /^https?:\S+$/u.test(line));
  const linked = findLink(toText(values[main])) ?? findLink(toText(values['range'])) ?? bare;
  if (linked !== undefined && 'url' in fields && entry['url'] === undefined) {
    entry['url'] = linked;
    if (linked === bare) entry['highlights'] = lines.filter((line) => line !== bare);
  }
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
    const isPrivate =
      (kind === 'references' && /mail|phone|mobile|tel|contact|address/iu.test(key)) ||
      (kind === 'work' && isKeyOf('private', key));
    const field = ['highlights', 'summary', 'keywords'].find((name) => name in fields) ?? '';
    if (isPrivate) notes.unplaced.push(`${where}.${key}: left out, because it is private`);
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

/** `{name: 'ACM Queue', url: …}`: the address has no place. `{scale: 'GPA', achieved: 3.4, outOf: 4}` is a grade. */
function nameOf(value: unknown, where: string, notes: Notes): unknown {
  const { scale, achieved, outOf } = isRaw(value) ? value : {};
  if (isSaid(outOf)) return `${toText(scale)} ${toText(achieved)}/${toText(outOf)}`;
  if (!isRaw(value) || !isSaid(value['name'])) return value;
  const { name, ...rest } = value;
  if (isSaid(rest)) notes.unplaced.push(`${where}: ${show(name)}: ${show(rest)}`);
  return name;
}

/** True for words and sums of money, not for flags, numbers, dates and addresses. */
const isSentence = (text: string): boolean =>
  !(isPlainDate(text) && parseDate(text) !== undefined) && /\p{L}\S*\s+\S|\p{Lo}{4}|^\p{Sc}/u.test(text.trim());

/** Lists the texts of nested entries; a list of short words is one text. */
function listTexts(value: unknown): readonly string[] {
  if (isRaw(value))
    return Object.entries(value).flatMap(([key, part]) => (isKeyOf('ignored', key) ? [] : listTexts(part)));
  if (!Array.isArray(value)) return typeof value === 'string' && isSaid(value) ? [readLine(value)] : [];
  const texts = value.flatMap(listTexts);
  return value.some(isRaw) || texts.every(isSentence) ? texts : [texts.join(', ')].filter(Boolean);
}

/** `thesisTitle` as `Thesis title`. */
export const toLabel = (key: string): string =>
  key
    .replaceAll(/[_-]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
