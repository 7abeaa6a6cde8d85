import type { Basics, Notes, Resume } from './resume.ts';
import { BASICS, IGNORED, keyOf, NETWORKS, SECTIONS, type Reading, type SectionName } from './section-table.ts';
import { findLink, isNow, parseDate, splitBullets, splitRange, tidyLine, tidyParagraphs, toText } from './tidy-text.ts';

export type Raw = Readonly<Record<string, unknown>>;
export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a value with content: not null, `""`, `[]` or `{}`. */
const isSaid = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isSaid)
    : isRaw(value)
      ? Object.values(value).some(isSaid)
      : value !== null && value !== undefined && value !== false && toText(value).trim() !== '';

const show = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
};

/** Lists all texts in a value; a nested list or an object becomes one line. */
function listLines(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listLines);
  if (isRaw(value)) {
    const said = Object.entries(value).filter(([key, part]) => !IGNORED.has(keyOf(key)) && isSaid(part));
    return [tidyLine(said.map(([, part]) => listLines(part).join(', ')).join(': '))];
  }
  if (!isSaid(value)) return [];
  const { summary, items } = splitBullets(toText(value));
  return items.length > 1 || (items.length === 1 && summary === '')
    ? [...(summary === '' ? [] : [summary]), ...items]
    : tidyParagraphs(toText(value));
}
const readLine = (value: unknown): string =>
  Array.isArray(value) || isRaw(value) ? listLines(value).join(', ') : tidyLine(toText(value));

/** Returns a valid web address, or undefined. */
export function readAddress(value: unknown): string | undefined {
  const text = Array.isArray(value)
    ? value.find(isSaid)
    : isRaw(value)
      ? (value['src'] ?? value['url'] ?? value['href'])
      : value;
  if (!isSaid(text)) return undefined;
  const given = toText(text).trim();
  const bare = /^\[?[A-Z_]+:(https?:\/\/[^\],]+|[^\],\s]+\.[^\],\s]+)\]?/u.exec(given)?.[1] ?? findLink(given) ?? given;
  if (/^https?:\/\/[^\s/]+/iu.test(bare)) return bare.split(/\s/u)[0];
  if (/^10\.\d{4,}\//u.test(bare)) return `https://doi.org/${bare}`;
  return /^(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/u.test(bare) ? `https://${bare}` : undefined;
}

interface Read {
  readonly values: Record<string, unknown>;
  readonly left: readonly (readonly [key: string, value: unknown])[];
}

/** Reads the fields of an entry by name, and returns the unread rest. */
function readFields(raw: Raw, fields: Readonly<Record<string, readonly [Reading, ...string[]]>>): Read {
  const given = new Map(Object.entries(raw).map(([key, value]) => [keyOf(key), [key, value] as const]));
  const values: Record<string, unknown> = {};
  for (const [field, [, ...names]] of Object.entries(fields)) {
    const name = names.find((one) => given.has(one) && isSaid(given.get(one)?.[1]));
    if (name === undefined) continue;
    values[field] = given.get(name)?.[1];
    given.delete(name);
  }
  return {
    values,
    left: [...given].filter(([key, [, value]]) => isSaid(value) && !IGNORED.has(key)).map(([, pair]) => pair),
  };
}

/** Reports a date that was dropped, changed, or cut to its month. */
function noteDate(given: string, date: string | undefined, where: string, notes: Notes): void {
  const days = 'dates: a month is kept, its day is left out';
  if (date === undefined) notes.unplaced.push(`${where} "${show(given)}" names no year`);
  else if (/^\d{4}[-./]\d{2}[-./]\d{2}/u.test(given)) {
    if (!notes.changed.includes(days)) notes.changed.push(days);
  } else if (date.length === 4 && given.trim() !== date) notes.changed.push(`${where} "${show(given)}" is ${date}`);
}

function readPeriod(values: Record<string, unknown>, where: string, notes: Notes) {
  const { range } = values;
  const [from, until] = Array.isArray(range)
    ? [range[0] as unknown, range.length > 1 ? (range[1] ?? 'present') : undefined]
    : splitRange(range === undefined ? '' : toText(range));
  const [givenStart, givenEnd] = [values['start'] ?? from, values['end'] ?? until];
  const read = (given: unknown, what: string): string | undefined => {
    if (!isSaid(given) || isNow(toText(given))) return undefined;
    const date = parseDate(toText(given));
    noteDate(toText(given), date, `${where}: ${what}`, notes);
    return date;
  };
  const [start, end] = [read(givenStart, 'start'), read(givenEnd, 'end')];
  const isSwapped = start !== undefined && end !== undefined && end < start.slice(0, end.length);
  if (isSwapped) notes.changed.push(`${where}: it ends (${end}) before it starts (${start}); the two are swapped`);
  // A single date is a point in time, not a start.
  const isSingle =
    values['start'] === undefined &&
    until === undefined &&
    start !== undefined &&
    values['end'] === undefined &&
    !/since|seit|depuis|desde/iu.test(toText(range));
  return {
    ...(start !== undefined && { start: isSwapped ? end : start }),
    ...(end !== undefined ? { end: isSwapped ? start : end } : isSingle && { end: start }),
    ...(isSaid(givenEnd) && isNow(toText(givenEnd)) && { isRunning: true }),
  };
}

/** Reads one entry of a section; undefined if it is empty. */
function readEntry(kind: SectionName, raw: unknown, where: string, notes: Notes): Record<string, unknown> | undefined {
  const { main, fields } = SECTIONS[kind];
  if (!isSaid(raw)) return undefined;
  const { values, left } = readFields(isRaw(raw) ? raw : { [main]: raw }, fields);
  const entry: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const reading = fields[field]?.[0];
    if (reading === 'line') entry[field] = readLine(value);
    if (reading === 'list') entry[field] = listLines(value);
    if (reading === 'text') entry[field] = value;
    if (reading === 'date' && !('range' in fields)) {
      const date = parseDate(toText(value));
      if (date !== undefined) entry[field] = date;
      noteDate(toText(value), date, where, notes);
    }
    if (reading === 'link') {
      const address = readAddress(value);
      if (address === undefined) notes.unplaced.push(`${where}: "${show(value)}" is no web address`);
      else entry[field] = address;
    }
  }
  if ('range' in fields) Object.assign(entry, readPeriod(values, where, notes));
  const linked = isRaw(raw) ? findLink(toText(values[main] ?? '')) : undefined;
  if (linked !== undefined && entry['url'] === undefined) entry['url'] = linked;
  for (const [key, value] of left) {
    const isPrivate = kind === 'references' && /mail|phone/iu.test(key);
    notes.unplaced.push(
      `${where}.${key}: ${isPrivate ? 'left out, because it is the address of somebody else' : show(value)}`,
    );
  }
  return entry;
}

function withHighlights(entry: Record<string, unknown>, field: string, where: string, notes: Notes): void {
  const text = entry[field];
  if (text === undefined) return;
  const whole = listLines(text);
  const { summary, items } = splitBullets(
    Array.isArray(text) ? whole.map((line) => `- ${line}`).join('\n') : toText(text),
  );
  entry[field] = items.length > 0 ? summary : whole.join(' ');
  if (items.length === 0) return;
  entry['highlights'] = [...items, ...((entry['highlights'] as string[] | undefined) ?? [])];
  notes.changed.push(`${where}: the list in its text is ${items.length} highlights`);
}

/** Joins fields that the model does not separate: authors and summary, first and last name, post and company. */
function joinFields(entry: Record<string, unknown>): void {
  const { authors, lastName, company } = entry;
  const join = (field: string, parts: readonly unknown[], by: string): void => {
    entry[field] = parts.filter(Boolean).join(by);
  };
  if (Array.isArray(authors)) join('summary', [authors.join(', '), entry['summary']], '. ');
  if (lastName !== undefined) join('name', [entry['name'], lastName], ' ');
  if (company !== undefined) join('issuer', [entry['issuer'], company], ', ');
}

export type Sections = readonly (readonly [name: string, value: unknown])[];

/** Identifies a section by its name, or else by the fields of its entries. */
function findSection(name: string, entries: readonly unknown[]): SectionName | undefined {
  const key = keyOf(name);
  const kinds = Object.keys(SECTIONS) as SectionName[];
  const named = kinds.find((kind) => SECTIONS[kind].names.includes(key));
  if (named) return named;
  const [first] = entries;
  const has = (...keys: readonly string[]): boolean =>
    isRaw(first) && keys.every((one) => Object.keys(first).some((given) => keyOf(given) === one));
  if (has('company') || has('organization', 'position')) return 'work';
  if (has('institution') && (has('area') || has('degree'))) return 'education';
  if (has('label', 'details')) return 'skills';
  if (has('journal') || has('authors')) return 'publications';
  if (has('name', 'highlights') || has('name', 'summary')) return 'projects';
  return undefined;
}

/** Reads all sections; adds personal data to `basics`. */
export function readSections(
  sections: Sections,
  notes: Notes,
): { readonly sections: Omit<Resume, 'basics'>; readonly about: readonly string[] } {
  const found: Record<SectionName, Record<string, unknown>[]> = {
    work: [],
    volunteer: [],
    education: [],
    projects: [],
    awards: [],
    certificates: [],
    publications: [],
    skills: [],
    languages: [],
    interests: [],
    references: [],
  };
  const about: string[] = [];
  for (const [name, value] of sections) {
    if (!isSaid(value)) continue;
    // `{languages: {English: "C1"}}`, and a group of lists: `{skills: {backend: ["Go"]}}`.
    const entries = Array.isArray(value)
      ? value
      : isRaw(value)
        ? Object.entries(value).map(([key, part]) =>
            isRaw(part) ? { name: key, ...part } : { name: key, details: part, keywords: part },
          )
        : [value];
    const kind = findSection(name, entries);
    if (kind === undefined) {
      const isText = entries.every((entry) => typeof entry === 'string' || (isRaw(entry) && 'bullet' in entry));
      if (!isText) notes.unplaced.push(`${name}: ${show(value)}`);
      else about.push(...entries.flatMap(listLines));
      if (isText && !BASICS['summary']?.includes(keyOf(name)))
        notes.changed.push(`the section "${name}" is read as ${entries.length} paragraphs of About`);
      continue;
    }
    if (!SECTIONS[kind].names.includes(keyOf(name))) notes.changed.push(`the section "${name}" is read as ${kind}`);
    const flat =
      /^softskills$/u.test(keyOf(name)) && entries.every((one) => typeof one === 'string')
        ? [{ name: 'Soft skills', keywords: entries }]
        : entries;
    for (const [index, raw] of flat.entries()) {
      const where = `${name}[${index}]`;
      const entry = readEntry(kind, raw, where, notes);
      if (entry) {
        if (kind === 'work' || kind === 'volunteer') {
          if (entry['summary'] === undefined && entry['description'] !== undefined) {
            entry['summary'] = entry['description'];
            delete entry['description'];
          }
          withHighlights(entry, 'summary', where, notes);
          if (entry['description'] !== undefined) entry['description'] = listLines(entry['description']).join(' ');
        } else if (kind === 'projects') withHighlights(entry, 'description', where, notes);
        else if (entry['summary'] !== undefined) entry['summary'] = listLines(entry['summary']).join(' ');
        joinFields(entry);
        found[kind].push(entry);
      }
    }
    if (flat.length > 0) notes.read.push(`${name}: ${flat.filter(isSaid).length} as ${kind}`);
  }
  return { sections: found, about };
}

/** Reads city, region and country; omits street and postal code for privacy. */
function readPlace(value: unknown, notes: Notes): string | undefined {
  if (!isRaw(value)) return isSaid(value) ? tidyLine(toText(value)) : undefined;
  const part = (...names: readonly string[]): string =>
    tidyLine(toText(Object.entries(value).find(([key, text]) => names.includes(keyOf(key)) && isSaid(text))?.[1]));
  const city = part('city', 'locality', 'town');
  const address = part('address', 'street');
  const parts = [city || address, part('region', 'state', 'province'), part('country', 'countrycode')].filter(Boolean);
  if (city !== '' && address !== '') notes.unplaced.push('location.address: left out, because a street is private');
  if (part('postalcode', 'zip', 'zipcode') !== '')
    notes.unplaced.push('location.postalCode: left out, because it is private');
  const place = parts.filter((one, at) => !parts.slice(0, at).some((before) => before.includes(one))).join(', ');
  return place === '' ? undefined : place;
}

const nameNetwork = (given: string): string => NETWORKS[keyOf(given)]?.[0] ?? tidyLine(given);

/** Reads a profile; without an address, builds it from the user name of a known network. */
function readProfile(network: string, username: unknown, address: unknown, notes: Notes) {
  const name = isSaid(username) ? tidyLine(toText(username)) : undefined;
  const base = NETWORKS[keyOf(network)]?.[1];
  const made = name === undefined || !base ? undefined : base + name.replace(/^@/u, '');
  const url = readAddress(address) ?? made;
  if (url !== undefined && url === made && readAddress(address) === undefined)
    notes.changed.push(`the address of ${nameNetwork(network)} is made from the name there: ${url}`);
  return {
    network: nameNetwork(network),
    ...(name !== undefined && { username: name }),
    ...(url !== undefined && { url }),
  };
}

function readProfiles(value: unknown, notes: Notes): NonNullable<Basics['profiles']> {
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : isRaw(value)
      ? Object.entries(value).map(([network, part]) =>
          isRaw(part) ? { network, ...part } : { network, username: part },
        )
      : [];
  return entries.filter(isRaw).flatMap((entry) => {
    const read = readFields(entry, {
      network: ['line', 'network', 'name', 'platform', 'type', 'label'],
      username: ['line', 'username', 'user', 'handle'],
      url: ['link', 'url', 'link', 'href', 'value'],
    }).values;
    const host = /^https?:\/\/(?:www\.)?([^/]+)/u.exec(toText(read['url'] ?? ''))?.[1];
    const network = toText(read['network'] ?? host ?? '');
    const isAddress = /^https?:|^www\./u.test(toText(read['username'] ?? ''));
    if (network === '' || (!isSaid(read['username']) && !isSaid(read['url']))) return [];
    return [
      isAddress
        ? readProfile(network, undefined, read['username'], notes)
        : readProfile(network, read['username'], read['url'], notes),
    ];
  });
}

/** Personal keys that hold a profile, a place or nothing for a page. */
const PLACES: ReadonlySet<string> = new Set(['location', 'address', 'city', 'workplace', 'geolocation', 'residence']);
const PROFILES: ReadonlySet<string> = new Set([
  'profiles',
  'socialnetworks',
  'social',
  'socials',
  'networks',
  'links',
  'sociallinks',
]);

export function readBasics(raw: Raw, notes: Notes): Basics {
  const { values, left } = readFields(raw, BASICS);
  const profiles: NonNullable<Basics['profiles']>[number][] = [];
  let location: string | undefined;
  for (const [key, value] of left) {
    const name = keyOf(key);
    if (PLACES.has(name)) location ??= readPlace(value, notes);
    else if (PROFILES.has(name)) profiles.push(...readProfiles(value, notes));
    else if (NETWORKS[name] && !isRaw(value)) {
      const isAddress = /^https?:|\//u.test(toText(value));
      profiles.push(readProfile(name, isAddress ? undefined : value, isAddress ? value : undefined, notes));
    } else notes.unplaced.push(`${key}: ${show(value)}`);
  }
  const line = (field: string): string | undefined =>
    values[field] === undefined ? undefined : readLine(values[field]);
  const [first, last] = [line('firstName'), line('lastName')];
  const isHidden = isRaw(values['image']) && values['image']['hidden'] === true;
  if (isHidden) notes.unplaced.push('the picture: the file says that it is hidden');
  const image = isHidden ? undefined : values['image'];
  const url = readAddress(values['url']);
  if (values['url'] !== undefined && url === undefined) notes.unplaced.push(`${show(values['url'])} is no web address`);
  const parts = {
    name: line('name') ?? ([first, last].filter(Boolean).join(' ') || undefined),
    givenName: first,
    label: line('label'),
    image: image === undefined ? undefined : isRaw(image) ? readLine(image['src']) : readLine(image),
    email: line('email')?.split(/[,;\s]/u)[0],
    phone: line('phone'),
    url,
    summary:
      values['summary'] === undefined
        ? undefined
        : listLines(isRaw(values['summary']) ? Object.values(values['summary']) : values['summary']),
    location,
    years: /\d+\+?/u.exec(line('years') ?? '')?.[0],
    availability: line('availability'),
    profiles: profiles.length === 0 ? undefined : profiles,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
