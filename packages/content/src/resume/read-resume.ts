import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseYaml } from 'yaml';
import { PROFILES, readBasics } from './read-basics.ts';
import { isRaw, readLine, type Raw } from './read-entry.ts';
import { readSections, type Sections } from './read-sections.ts';
import type { Notes, Resume } from './resume.ts';
import { BASICS, keyOf, SECTIONS, words } from './section-table.ts';
import { toText } from './tidy-text.ts';

/** A file cannot be read as a résumé; the message gives the reason and the remedy. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';
}

/** A text file with its name. */
export interface ResumeFile {
  readonly name: string;
  readonly text: string;
}

interface Parts {
  readonly format: string;
  readonly person: Raw;
  readonly sections: Sections;
}

const PERSONS = new Set(
  words('basics basic profile personal personalinfo personalinformation contact contactinfo info about aboutme'),
);
const isPersonal = (key: string): boolean => PROFILES.has(key) || BASICS['summary']?.includes(key) === true;
const isFact = (key: string): boolean => Object.values(BASICS).some((names) => names.includes(keyOf(key)));
const isSection = (key: string): boolean => Object.values(SECTIONS).some(({ names }) => names.includes(keyOf(key)));

/**
 * JSON Resume in any version and similar files: personal data in an object or at the root, next to the
 * sections.
 */
function splitObject(root: Raw, format = 'JSON Resume'): Parts {
  const person: Record<string, unknown> = {};
  const sections: [string, unknown][] = [];
  for (const [key, value] of Object.entries(root)) {
    if (PERSONS.has(keyOf(key)) && isRaw(value)) Object.assign(person, value);
    else if (PROFILES.has(keyOf(key))) person[key] = value;
    else if (isSection(key) || Array.isArray(value)) sections.push([key, value]);
    else if (isRaw(value) && keyOf(key) === 'sections') {
      // Reactive Resume has profiles and summary among its sections.
      for (const [name, part] of Object.entries(value))
        if (isPersonal(keyOf(name))) person[name] = isRaw(part) ? (part['items'] ?? part['content']) : part;
        else sections.push([name, part]);
    } else person[key] = value;
  }
  return { format, person, sections };
}

/** RenderCV: personal data and `sections` below `cv`. */
const splitRenderCv = (cv: Raw): Parts => {
  const { sections, ...person } = cv;
  return { format: 'RenderCV', person, sections: isRaw(sections) ? Object.entries(sections) : [] };
};

/** al-folio's `_data/cv.yml`: a list of titled boxes. */
function splitAlFolio(boxes: readonly unknown[]): Parts {
  const person: Record<string, unknown> = {};
  const sections: [string, unknown][] = [];
  for (const box of boxes) {
    if (!isRaw(box)) continue;
    const { title, type, contents } = box;
    const rows = type === 'map' && Array.isArray(contents) ? contents.filter(isRaw) : [];
    const isNamed = isSection(toText(title));
    if (isNamed || !rows.some(({ name }) => isFact(toText(name)))) {
      // Split a year's box with several awards into one entry per award.
      const entries = (Array.isArray(contents) ? contents : [contents]).flatMap((entry: unknown) =>
        isRaw(entry) && Array.isArray(entry['items']) && entry['title'] === undefined
          ? entry['items'].map((item: unknown) => ({ name: item, date: entry['year'] }))
          : [entry],
      );
      const pairs = rows.map(({ name, value }) =>
        isNamed ? { name, summary: value } : `${toText(name)}: ${readLine(value)}`,
      );
      sections.push([toText(title), rows.length > 0 ? pairs : entries]);
      continue;
    }
    for (const { name, value } of rows)
      if (!isSection(toText(name))) person[toText(name)] = value;
      else sections.push([toText(name), Array.isArray(value) ? value : toText(value).split(/\s*[,;]\s*/u)]);
  }
  return { format: 'al-folio', person, sections };
}

/** Some tables start with a note and an empty line. */
const readRows = (text: string): readonly Raw[] =>
  parseCsv(text.replace(/^\uFEFF?Notes:[^]*?\r?\n\s*\r?\n/u, ''), {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  });

/** LinkedIn's export: a table per section, personal data in `Profile.csv`. */
function splitLinkedIn(files: readonly ResumeFile[], notes: Notes): Parts {
  const person: Record<string, unknown> = {};
  const sections: [string, unknown][] = [];
  for (const { name, text } of files) {
    const key = keyOf(name.replace(/^.*\//u, '').replace(/\.csv$/iu, ''));
    if (isSection(key)) sections.push([key, readRows(text)]);
    else if (key === 'profilesummary') Object.assign(person, readRows(text)[0]);
    else if (key === 'profile') {
      const row = { ...readRows(text)[0] };
      for (const field of ['Address', 'Zip Code', 'Birth Date', 'Maiden Name']) {
        if (row[field]) notes.unplaced.push(`Profile.csv, ${field}: left out, because it is private`);
        delete row[field];
      }
      const { 'Geo Location': location, Websites: websites, 'Twitter Handles': twitter, ...facts } = row;
      const listOf = (list: unknown): readonly string[] =>
        toText(list)
          .replaceAll(/^\[|\]$/gu, '')
          .split(',')
          .map((one) => one.replace(/^[A-Z_]+:/u, '').trim())
          .filter(Boolean);
      const [url, ...more] = listOf(websites);
      const handles = listOf(twitter).map((username) => ({ network: 'Twitter', username }));
      Object.assign(person, facts, { location, url, profiles: [...more.map((one) => ({ url: one })), ...handles] });
    } else if (key === 'emailaddresses') {
      const rows = readRows(text);
      person['email'] = (rows.find((row) => row['Primary'] === 'Yes') ?? rows[0])?.['Email Address'];
    } else if (key === 'phonenumbers') person['phone'] = readRows(text).find(({ Number }) => Number)?.['Number'];
    else notes.unplaced.push(`${name}: no part of a résumé`);
  }
  return { format: 'LinkedIn export', person, sections };
}

/** Parses JSON, JSON with trailing commas or comments, and YAML. */
function parseText({ name, text }: ResumeFile): unknown {
  const plain = text.replace(/^\uFEFF/u, '');
  if (plain.trim() === '') throw new ResumeError(`${name} is empty. Name another file.`);
  const isJson = /^\s*[[{]/u.test(plain);
  const tries = isJson
    ? [
        JSON.parse,
        (json: string): unknown =>
          parseYaml(json.replaceAll(/^\s*\/\/.*$/gmu, '').replaceAll('\t', '  '), { strict: false, uniqueKeys: false }),
      ]
    : [(yaml: string): unknown => parseYaml(yaml, { strict: false, uniqueKeys: false })];
  let why = '';
  for (const parse of tries)
    try {
      return parse(plain);
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
  throw new ResumeError(`${name} is neither JSON nor YAML: ${why.split('\n')[0]}`);
}

function splitParsed(root: unknown, name: string): Parts {
  if (Array.isArray(root)) {
    const [first] = root as readonly unknown[];
    if (isRaw(first) && ('contents' in first || 'type' in first)) return splitAlFolio(root);
    if (isRaw(first) && root.length === 1) return splitParsed(first, name);
  }
  if (isRaw(root)) {
    if (isRaw(root['cv'])) return splitRenderCv(root['cv']);
    // Some exports wrap the résumé in another object.
    const wrapped = root['resume'] ?? root['data'];
    if (isRaw(wrapped) && root['basics'] === undefined) return splitParsed(wrapped, name);
    return splitObject(root);
  }
  throw new ResumeError(`${name} holds no résumé: JSON Resume, RenderCV, al-folio and LinkedIn's export are read.`);
}

/** Reads a résumé from one JSON or YAML file, or from the tables of LinkedIn's export. */
export function readResume(files: readonly ResumeFile[]): {
  readonly resume: Resume;
  readonly notes: Notes;
  readonly format: string;
} {
  const notes: Notes = { read: [], changed: [], unplaced: [] };
  const tables = files.filter(({ name }) => /\.csv$/iu.test(name));
  const documents = files.filter(({ name }) => !/\.csv$/iu.test(name));
  const document = documents.find(({ name }) => /(?:^|\/)(?:resume|cv)\.(?:json|ya?ml)$/iu.test(name)) ?? documents[0];
  const source = tables.length > 0 ? 'the tables hold' : `${document?.name} holds`;
  for (const { name } of documents)
    if (tables.length > 0 || name !== document?.name)
      notes.unplaced.push(`${name}: not read, because ${source} the résumé`);
  const parts =
    tables.length > 0
      ? splitLinkedIn(tables, notes)
      : document
        ? splitParsed(parseText(document), document.name)
        : undefined;
  if (!parts)
    throw new ResumeError('There is no file of a résumé: JSON, YAML, or the CSV tables of LinkedIn’s export.');
  const { sections, about } = readSections(parts.sections, notes);
  const basics = readBasics(parts.person, notes);
  const summary = [...(basics.summary ?? []), ...about];
  const { name, label, email, location, profiles } = basics;
  const isPerson = name !== undefined && (label ?? email ?? location ?? profiles) !== undefined;
  if (!isPerson && Object.values(sections).every((entries) => entries.length === 0))
    throw new ResumeError(
      'No name and no section of a résumé was found. JSON Resume, RenderCV, al-folio and LinkedIn’s export are read.',
    );
  return {
    resume: { ...sections, basics: { ...basics, ...(summary.length > 0 && { summary }) } },
    notes,
    format: parts.format,
  };
}
