import { parse as parseYaml, type Tags } from 'yaml';
import { withoutPhones } from './contacts.ts';
import { readBasics } from './read-basics.ts';
import { isHidden, isRaw, isSaid, type Raw } from './raw.ts';
import { readLine } from './read-fields.ts';
import { readSections } from './read-sections.ts';
import type { Notes, Parts, Resume, ResumeFile } from './resume.ts';
import { BASICS, isSection, keyOf, isKeyOf, SECTIONS } from './section-table.ts';
import { dropFarDates, orderDates } from './settle-dates.ts';
import { splitLinkedIn } from './split-linked-in.ts';
import { toText } from './tidy-text.ts';

/** A file cannot be read as a résumé; the message gives the reason and the remedy. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';
}

const isText = (key: string): boolean => BASICS['summary']?.includes(keyOf(key)) === true;
const isPersonal = (key: string): boolean => isKeyOf('profiles', key) || isText(key);
const isFact = (key: string): boolean => Object.values(BASICS).some((names) => names.includes(keyOf(key)));
const lacks = (person: Raw, field: string): boolean =>
  !Object.keys(person).some((key) => BASICS[field]?.includes(keyOf(key)));

/** True for an object with a name and an address, under any key. */
const isPerson = (key: string, value: unknown): value is Raw =>
  isRaw(value) &&
  (isKeyOf('persons', key) ||
    (!isSection(key) &&
      ['name', 'firstName'].some((field) => !lacks(value, field)) &&
      (!lacks(value, 'lastName') || ['email', 'contact'].some((field) => isSaid(value[field])))));
const holdsCareer = (value: Raw): boolean =>
  Object.entries(value).some(
    ([key, part]) =>
      Array.isArray(part) && [SECTIONS.work, SECTIONS.education].some(({ names }) => names.includes(keyOf(key))),
  );
/** Some files hold the person as a list of one. */
const unwrap = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 && isRaw(value[0]) ? value[0] : value;
/** Adds the facts of a person; some files keep sections among them. */
function addPerson(person: Record<string, unknown>, sections: [string, unknown][], facts: Raw): void {
  for (const [key, value] of Object.entries(facts))
    if (isPerson(key, value)) addPerson(person, sections, value);
    else if (isSection(key) && !isFact(key)) sections.push([key, value]);
    else person[key] = isText(key) && key in person ? [person[key], value].flat() : value;
}

/** The title of `{title: 'Jobs', type: 'experience', items: […]}`; its type counts when the section is read. */
function nameSection({ title, heading, header, name, type }: Raw): string {
  const names = [title, heading, isRaw(header) ? (header['text'] ?? header['title']) : header, name]
    .map(toText)
    .filter(Boolean);
  return names.find(isSection) ?? names[0] ?? toText(type);
}

const listTitled = (parts: object): [string, unknown][] =>
  Object.values(parts)
    .filter(isRaw)
    .map((part) => [nameSection(part), part]);
const contentOf = (part: unknown): unknown => (isRaw(part) ? (part['items'] ?? part['content'] ?? part) : part);

/**
 * JSON Resume in any version and similar files: personal data in an object or at the root, next to the
 * sections.
 */
function splitObject(root: Raw, format = 'JSON Resume', entries: [string, unknown][] = Object.entries(root)): Parts {
  const person: Record<string, unknown> = {};
  const sections: [string, unknown][] = [];
  for (const [key, value] of entries) {
    const only = isSection(key) ? value : unwrap(value);
    if (isPerson(key, only)) addPerson(person, sections, only);
    else if (keyOf(key).endsWith('sections') && Array.isArray(value)) sections.push(...listTitled(value));
    else if (isKeyOf('profiles', key)) person[key] = value;
    else if (isSection(key) || (Array.isArray(value) && !isFact(key))) sections.push([key, value]);
    else if (isRaw(value) && (keyOf(key) === 'sections' || holdsCareer(value))) {
      // Reactive Resume has profiles and summary among its sections.
      for (const [name, part] of Object.entries(value))
        if (isPersonal(keyOf(name)) && !isHidden(part)) person[name] = contentOf(part);
        else if (name === 'custom' && isRaw(part)) sections.push(...listTitled(part));
        else if (isRaw(part) && part['type'] === 'custom') sections.push(...listTitled([part]));
        else sections.push([name, part]);
    } else if (isPersonal(keyOf(key)) && isHidden(value)) sections.push([key, value]);
    else person[key] = isPersonal(keyOf(key)) ? contentOf(value) : value;
  }
  return { format, person, sections };
}

/** al-folio's `_data/cv.yml`: a list of titled boxes. A map of facts is the person. */
const listBoxes = (boxes: readonly unknown[]): [string, unknown][] =>
  boxes.filter(isRaw).map(({ title, type, contents }) => {
    const name = toText(title);
    const rows = type === 'map' && Array.isArray(contents) ? contents.filter(isRaw) : [];
    const pairs = rows.map((row) => [toText(row['name']), row['value']] as const);
    if (isSection(name) && rows.length > 0) return [name, Object.fromEntries(pairs)];
    if (pairs.some(([key]) => isFact(key))) return ['basics', Object.fromEntries(pairs)];
    if (rows.length > 0) return [name, pairs.map(([key, value]) => `${key}: ${readLine(value)}`)];
    // Split a year's box with several awards into one entry per award.
    const entries = [contents]
      .flat()
      .flatMap((entry: unknown) =>
        isRaw(entry) && Array.isArray(entry['items']) && entry['title'] === undefined
          ? entry['items'].map((item: unknown) => ({ name: item, date: entry['year'] }))
          : [entry],
      );
    return [name, entries];
  });

const REMEDY = 'Export the résumé as JSON Resume, RenderCV, al-folio or LinkedIn’s data';
/** Numbers stay texts: `2022.10` is a month, `0791234567` a telephone number. */
const withoutNumbers = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag !== 'object' || !/:(?:int|float)$/u.test(tag.tag));
const YAML = { strict: false, uniqueKeys: false, merge: true, customTags: withoutNumbers } as const;

/** Parses JSON, JSON with trailing commas or comments, and YAML. */
function parseText({ name, text }: ResumeFile): unknown {
  // A mark ends the front matter of a text.
  const plain = text.replace(/^\uFEFF/u, '').replace(/\n(?:---|\.{3})\s*$/u, '');
  if (plain.trim() === '') throw new ResumeError(`${name} is empty. Name another file.`);
  const isJson = /^\s*[[{]/u.test(plain);
  const loose = isJson ? plain.replaceAll(/^\s*\/\/.*$/gmu, '').replaceAll('\t', '  ') : plain;
  const asYaml = (): unknown => parseYaml(loose, YAML);
  const tries = isJson ? [(): unknown => JSON.parse(plain), asYaml] : [asYaml];
  let why = '';
  for (const parse of tries)
    try {
      return parse();
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
  const remedy = /\.(?:json|ya?ml)$/iu.test(name)
    ? `${why.split('\n')[0]?.replace(/:$/u, '')}. Correct that line, or export the file again`
    : `its fields have no names. ${REMEDY}`;
  throw new ResumeError(`${name} is neither JSON nor YAML: ${remedy}.`);
}

/** Keeps the English text of `{en: …, de: …}`. */
function chooseEnglish(value: unknown, notes: Notes): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => chooseEnglish(item, notes));
  if (!isRaw(value)) return value;
  const languages = Object.keys(value);
  if (languages.length < 2 || !languages.includes('en') || !languages.every((key) => /^[a-z]{2}$/u.test(key)))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, chooseEnglish(part, notes)]));
  const change = `texts in ${languages.filter((key) => key !== 'en').join(', ')} are left out, because the file has them in English`;
  if (!notes.changed.includes(change)) notes.changed.push(change);
  return chooseEnglish(value['en'], notes);
}

function splitParsed(root: unknown, name: string): Parts {
  if (Array.isArray(root)) {
    const [first] = root as readonly unknown[];
    if (isRaw(first) && ('contents' in first || 'type' in first)) return splitObject({}, 'al-folio', listBoxes(root));
    if (isRaw(first) && root.length === 1) return splitParsed(first, name);
  }
  if (isRaw(root)) {
    if (isRaw(root['SkillsPassport'] ?? root['LearnerInfo']))
      throw new ResumeError(`${name} is a Europass CV, whose fields have other names. ${REMEDY}, or type the facts.`);
    // Next to it, RenderCV keeps the look of the document.
    if (isRaw(root['cv'])) return splitObject(root['cv'], 'RenderCV');
    // Some exports wrap the résumé in another object.
    const parts = Object.entries(root).filter(([key, part]) => isRaw(part) && !isKeyOf('ignored', key));
    const isWhole = ([key]: readonly [string, unknown]): boolean =>
      isFact(key) || isSection(key) || isKeyOf('persons', key) || keyOf(key) === 'sections';
    const wrapped =
      root['resume'] ??
      root['data'] ??
      (parts.length === 1 && !Object.entries(root).some(isWhole) ? parts[0]?.[1] : undefined);
    if (isRaw(wrapped) && root['basics'] === undefined) return splitParsed(wrapped, name);
    const isReactive = isRaw(root['sections']) && isRaw(root['metadata']);
    return splitObject(root, isReactive ? 'Reactive Resume' : 'JSON Resume');
  }
  throw new ResumeError(`${name} holds no résumé. ${REMEDY}.`);
}

const pieceOf = ({ name }: ResumeFile): string => name.replaceAll(/^.*[\\/]|\.\w+$/gu, '');

/** Reads a résumé from one JSON or YAML file, from a file per section, or from the tables of LinkedIn's export. */
export function readResume(
  files: readonly ResumeFile[],
  today = new Date().toISOString().slice(0, 7),
): {
  readonly resume: Resume;
  readonly notes: Notes;
  readonly format: string;
} {
  const notes: Notes = { read: [], changed: [], unplaced: [] };
  const tables = files.filter(({ name }) => /\.csv$/iu.test(name));
  const documents = files.filter((file) => !tables.includes(file));
  const document = documents.find(({ name }) => /(?:^|\/)(?:resume|cv)\.(?:json|ya?ml)$/iu.test(name)) ?? documents[0];
  // `work.json` and `basics.json`
  const pieces = documents.filter((file) => isSection(pieceOf(file)) || isKeyOf('persons', pieceOf(file)));
  const isInPieces = pieces.length > 1 && document !== undefined && pieces.includes(document);
  const [readFiles, source] =
    tables.length > 0
      ? [tables, 'the tables hold']
      : isInPieces
        ? [pieces, 'other files hold']
        : [[document], `${document?.name} holds`];
  for (const file of documents)
    if (!readFiles.includes(file)) notes.unplaced.push(`${file.name}: not read, because ${source} the résumé`);
  for (const { name, encoding } of readFiles.filter((file) => file !== undefined))
    if (encoding !== undefined)
      notes.changed.push(`${name} is not UTF-8: read as ${encoding}; if letters look wrong, save it as UTF-8`);
  const parse = (file: ResumeFile): unknown => orderDates(chooseEnglish(parseText(file), notes), notes);
  const parts =
    tables.length > 0
      ? splitLinkedIn(tables, notes)
      : isInPieces
        ? splitObject(Object.fromEntries(pieces.map((file) => [pieceOf(file), parse(file)])))
        : document && splitParsed(parse(document), document.name);
  if (!parts)
    throw new ResumeError('There is no file of a résumé: JSON, YAML, or the CSV tables of LinkedIn’s export.');
  const { sections, about } = readSections(parts.sections, notes);
  dropFarDates(sections, today, notes);
  const { summary: introduction = [], ...basics } = readBasics(parts.person, notes);
  const summary = [...introduction, ...about].flatMap((text) => withoutPhones(text, 'About', notes) || []);
  const { name, label, email, location, profiles } = basics;
  const hasPerson = name !== undefined && (label ?? email ?? location ?? profiles) !== undefined;
  if (!hasPerson && Object.values(sections).every((entries) => entries.length === 0))
    throw new ResumeError(`No name and no section of a résumé was found. ${REMEDY}.`);
  return {
    resume: { ...sections, basics: { ...basics, ...(summary.length > 0 && { summary }) } },
    notes,
    format: parts.format,
  };
}
