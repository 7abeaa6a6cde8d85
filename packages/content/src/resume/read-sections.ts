import { isHidden, isRaw, isSaid, type Raw } from './raw.ts';
import { readEntry, toLabel } from './read-entry.ts';
import { listLines, noteLinks, show, toKey } from './read-fields.ts';
import type { Notes, Parts, Resume, SectionName } from './resume.ts';
import { BASICS, keyOf, isKeyOf, SECTIONS } from './section-table.ts';
import { tidyEntry } from './tidy-entry.ts';
import { splitList, toText } from './tidy-text.ts';
import { isBreak, isMisplaced, toLines } from './to-lines.ts';

const KINDS = Object.keys(SECTIONS) as SectionName[];
const findNamed = (key: string) =>
  isBreak(key) ? 'work' : KINDS.find((kind) => SECTIONS[kind].names.includes(keyOf(key)));

/** Identifies a section by its name, or else by a word of it, or else by the fields of its entries. */
function findSection(name: string, entries: readonly unknown[]): SectionName | undefined {
  const [first] = entries;
  const has = (...keys: readonly string[]): boolean =>
    isRaw(first) && keys.every((key) => Object.keys(first).some((given) => keyOf(given) === key));
  const parts = name.split(/[^\p{L}\p{M}]+/u).map(keyOf);
  const named =
    findNamed(keyOf(name)) ?? parts.map(findNamed).find((kind) => kind !== undefined && kind !== 'interests');
  if (named !== undefined) return named;
  if (has('company') || has('organization', 'position')) return 'work';
  if (has('institution') && (has('area') || has('degree'))) return 'education';
  if (has('journal') || has('authors') || has('publisher')) return 'publications';
  if (has('label', 'details')) return 'skills';
  const texts = ['highlights', 'summary', 'description', 'year', 'price'];
  const isMade = ['name', 'title'].some((main) => texts.some((other) => has(main, other)));
  // "Students supervised" have an institution, works do not.
  return isMade && !has('institution') ? 'projects' : undefined;
}

/** Splits an entry with several posts at one employer, or a heading over entries, into one entry per post. */
function splitPosts(entry: unknown, where: string, notes: Notes): readonly unknown[] {
  if (!isRaw(entry)) return [entry];
  const isHeading = Object.keys(entry).length === 2 && !Object.values(entry).some(isRaw);
  const nests = isHeading ? /^(?:positions|roles|jobs|titles|items|entries)$/u : /^(?:positions|roles|jobs|titles)$/u;
  const nested = Object.entries(entry).find(
    ([key, value]) => nests.test(keyOf(key)) && Array.isArray(value) && value.length > 0 && value.every(isRaw),
  );
  if (nested === undefined) return [entry];
  const { [nested[0]]: posts, ...employer } = entry;
  const { summary: _, description: __, highlights: ___, ...repeated } = employer;
  const [first = {}] = posts as readonly Raw[];
  const isText = (key: string): boolean => /^(?:summary|description)$/u.test(key);
  const differs = (isHeading ? [] : Object.keys(employer)).filter(
    (key) => isSaid(employer[key]) && isSaid(first[key]) && toKey(employer[key]) !== toKey(first[key]),
  );
  // The first post keeps the text of its employer.
  const joined = Object.fromEntries(
    differs.filter(isText).map((key) => [key, [employer[key], first[key]].map(toText).join('\n\n')]),
  );
  for (const key of differs.filter((name) => !isText(name) && !isKeyOf('ignored', name)))
    notes.unplaced.push(`${where}.${key}: ${show(employer[key])}; its posts have their own`);
  const [heading] = isHeading ? Object.values(employer) : [];
  return (posts as readonly Raw[]).map((post, at) => ({
    ...(heading === undefined ? (at === 0 ? employer : repeated) : { department: heading }),
    ...post,
    ...(at === 0 && joined),
  }));
}

/** Lists the entries of a section: `[…]`, `{items: […]}`, one entry, `{English: "C1"}` or `{backend: ["Go"]}`. */
function listEntries(kind: SectionName | undefined, value: unknown, where: string, notes: Notes): readonly unknown[] {
  const isWords = kind === 'languages' || kind === 'interests' || kind === 'skills';
  const row = kind && SECTIONS[kind];
  const isField = (key: string): boolean =>
    Object.values(row?.fields ?? {}).some((names) => names.includes(keyOf(key)));
  // `[{backend: 'Go'}]`
  const isPair = (item: unknown): boolean =>
    isWords && isRaw(item) && Object.keys(item).length === 1 && !Object.keys(item).some(isField);
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => (isPair(item) ? listEntries(kind, item, where, notes) : [item]));
  if (!isRaw(value)) return isWords ? splitList(toText(value)) : [value];
  const lists = Object.keys(value).filter((key) => Array.isArray(value[key]) && !isField(key));
  const isHead = (key: string): boolean => isKeyOf('headings', key) || isKeyOf('ignored', key);
  const held =
    ['items', 'content', 'entries', 'history', 'item', where].find((key) => value[key] !== undefined) ??
    (lists.length === 1 && Object.keys(value).some(isHead) ? lists[0] : undefined);
  if (held !== undefined) {
    for (const [key, part] of Object.entries(value))
      if (key !== held && isSaid(part) && !isHead(key)) notes.unplaced.push(`${where}.${key}: ${show(part)}`);
    return Array.isArray(value[held]) ? value[held] : [value[held]];
  }
  const main = row ? [row.main, 'name'].flatMap((field) => row.fields[field] ?? []) : [];
  if (Object.keys(value).some((key) => main.includes(keyOf(key)))) return [value];
  const field = kind === 'languages' ? 'level' : isWords ? 'keywords' : 'summary';
  return Object.entries(value).flatMap(([name, part]): readonly unknown[] =>
    isRaw(part)
      ? [{ name, ...part }]
      : Array.isArray(part) && part.every(isRaw)
        ? (isWords && !isKeyOf('containers', name)) || kind === undefined
          ? [{ name, keywords: part }]
          : part
        : [{ name, [kind === 'skills' && /^\d+$/u.test(toText(part)) ? 'level' : field]: part }],
  );
}

const listParts = (entry: Raw): readonly string[] =>
  Object.entries(entry).flatMap(([key, part]) => (isKeyOf('ignored', key) ? [] : listLines(part)));

/** `Media: Why small dams matter; an interview`: phrases need their heading, sentences do not. */
const withHeading = (name: string, lines: readonly string[]): readonly string[] =>
  lines.some((line) => /[.!?。]$/u.test(line)) ? lines : [`${toLabel(name)}: ${lines.join('; ')}.`];

/** A talk is a publication with that mark; without an event, its place is where it was given. */
const asTalk = ({ location, ...talk }: Raw): Raw => {
  const isAtEvent = ['venue', 'event', 'conference'].some((key) => isSaid(talk[key]));
  return { proofOf: 'talk', ...(isSaid(location) && { [isAtEvent ? 'location' : 'venue']: location }), ...talk };
};
/** Courses without a date are not jobs, lines of accomplishments no certificates. */
const isTeaching = (name: string): boolean => /^(?:teaching|accomplishments$)/u.test(keyOf(name));
const SCHOOL = /universi|school|college|institut|academ|hochschule|école|escuela|scuola/iu;
/** RenderCV's `teaching` names a course, and where it was given: a school or a town. */
const asCourse = ({ name, location, ...course }: Raw): Raw =>
  ['position', 'title', 'role', 'company', 'institution'].some((key) => isSaid(course[key]))
    ? { name, location, ...course }
    : {
        position: `Teacher of ${toText(name)}`,
        [SCHOOL.test(toText(location)) ? 'company' : 'location']: location,
        ...course,
      };
/** Adds what only the name of its section says. */
function withSection(given: unknown, name: string, kind: SectionName): unknown {
  if (kind === 'publications' && isKeyOf('talks', name)) return asTalk(isRaw(given) ? given : { name: given });
  if (kind === 'publications' && isKeyOf('patents', name))
    return { proofOf: 'patent', ...(isRaw(given) ? given : { name: given }) };
  if (!isRaw(given)) return given;
  if (isBreak(name)) return { position: name, ...given };
  return kind === 'work' && isTeaching(name) ? asCourse(given) : given;
}

const ON_REQUEST = /on request\b|auf anfrage|sur demande|\b(?:a|mediante) (?:peti|pedido|solicit)|op aanvraag/iu;

/** An entry may name its section: `isVolunteer` of our JSON Resume, `flavor` of FRESH. */
const sortPost = ({ isVolunteer, flavor }: Raw, kind: SectionName): SectionName =>
  isVolunteer === true ? 'volunteer' : flavor === 'military' ? 'work' : kind;

/** Lists without entries. */
export const createSections = () =>
  Object.fromEntries(KINDS.map((kind) => [kind, [] as unknown])) as Record<SectionName, Record<string, unknown>[]>;

/** Reads all sections; adds personal data to `basics`. */
export function readSections(
  sections: Parts['sections'],
  notes: Notes,
): { readonly sections: Omit<Resume, 'basics'>; readonly about: readonly string[] } {
  const found = createSections();
  const about: string[] = [];
  const before = new Map<string, string>();
  for (const [name, value] of sections) {
    if (!isSaid(value) || isKeyOf('layout', name)) continue;
    if (isHidden(value)) {
      notes.unplaced.push(`${name} is hidden in the file, so it is left out`);
      continue;
    }
    // A kind that the file names is not guessed.
    const type = isRaw(value) ? toText(value['type']) : '';
    const isSummary = BASICS['summary']?.includes(keyOf(type)) === true;
    const named = isSummary ? undefined : (findNamed(name) ?? findNamed(type) ?? findSection(name, []));
    const entries = listEntries(named, value, name, notes);
    // RenderCV's `activities` may be posts with dates.
    const isPosts = entries.some(
      (entry) => isRaw(entry) && ['highlights', 'position', 'role', 'organization'].some((key) => key in entry),
    );
    const isText =
      isSummary || entries.every((entry) => !isRaw(entry) || Object.keys(entry).every((key) => isKeyOf('lines', key)));
    const sort = named ?? (isSummary ? undefined : findSection(name, entries));
    const kind = sort === 'interests' && isPosts ? 'volunteer' : isText && isTeaching(name) ? undefined : sort;
    if (kind === undefined) {
      noteLinks(value, '', name, notes);
      if (!isText) notes.unplaced.push(`${name}: ${show(value)}`);
      else {
        const lines = entries.flatMap((entry) => (isSummary && isRaw(entry) ? listParts(entry) : listLines(entry)));
        about.push(...(isSummary ? lines : withHeading(name, lines)));
        if (!BASICS['summary']?.includes(keyOf(name)))
          notes.changed.push(`the section "${name}" is read as text of About`);
      }
      continue;
    }
    if (!SECTIONS[kind].names.includes(keyOf(name))) notes.changed.push(`the section "${name}" is read as ${kind}`);
    const isGroup = keyOf(name) === 'softskills' && entries.every((entry) => typeof entry === 'string');
    const flat = isGroup
      ? [{ name: 'Soft skills', keywords: entries }]
      : entries.flatMap((entry, at) => splitPosts(entry, `${name}[${at}]`, notes));
    const lines: string[] = [];
    for (const [index, given] of flat.entries()) {
      const raw = withSection(given, name, kind);
      const where = `${name}[${index}]`;
      if (isHidden(raw)) {
        notes.unplaced.push(`${where} is hidden in the file, so it is left out`);
        continue;
      }
      const entry = readEntry(kind, raw, where, notes);
      if (kind === 'references' && ON_REQUEST.test(toText(entry?.['name'] ?? entry?.['summary'])))
        notes.unplaced.push(`${where} names no person: ${show(raw)}`);
      else if (entry) {
        tidyEntry(kind, entry, where, notes);
        noteLinks(raw, entry, where, notes);
        const first = before.get(kind + toKey(entry)) ?? where;
        before.set(kind + toKey(entry), first);
        if (first !== where) notes.changed.push(`${where} repeats ${first}; it is read once`);
        else if (isMisplaced(kind, entry)) lines.push(...toLines(entry, where, notes));
        else found[isRaw(raw) ? sortPost(raw, kind) : kind].push(entry);
      }
    }
    if (lines.length > 0) {
      const text = lines.map((line) => line.replace(/(?<![.!?:。])$/u, '.')).join(' ');
      about.push(kind === 'volunteer' ? `${toLabel(name)}: ${text}` : text);
      notes.changed.push(`${name}: read as a paragraph of About: ${text}`);
    }
    if (flat.length > 0) notes.read.push(`${name}: ${flat.filter(isSaid).length} as ${kind}`);
  }
  return { sections: found, about };
}
