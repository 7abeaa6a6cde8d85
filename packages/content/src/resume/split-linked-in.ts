import { parse as parseCsv } from 'csv-parse/sync';
import type { Raw } from './raw.ts';
import type { Notes, Parts, ResumeFile } from './resume.ts';
import { isSection, keyOf, isKeyOf } from './section-table.ts';
import { toText } from './tidy-text.ts';

/** Some tables start with a note and an empty line; spreadsheets write semicolons or tabs. */
function readRows(text: string): readonly Raw[] {
  const table = text.replace(/^\uFEFF?Notes:[^]*?\r?\n\s*\r?\n/u, '');
  const count = (mark: string): number => (/^.*/u.exec(table)?.[0] ?? '').split(mark).length;
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a));
  return parseCsv(table, {
    columns: true,
    bom: true,
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  });
}

/** `[COMPANY:https://a.example,BLOG:https://b.example]` as two addresses, that of the employer last. */
const listMarked = (list: unknown): readonly string[] =>
  toText(list)
    .split(',')
    .toSorted((a, b) => Number(a.includes('COMPANY:')) - Number(b.includes('COMPANY:')))
    .map((line) => line.replaceAll(/^\s*\[?(?:[A-Z_]+:)?|\]\s*$/gu, '').trim())
    .filter(Boolean);

function readProfileRow(row: Raw, notes: Notes): Raw {
  const person: Record<string, unknown> = {};
  const profiles: object[] = [];
  for (const [column, value] of Object.entries(row)) {
    const key = keyOf(column);
    if (isKeyOf('linkedInPrivate', key)) {
      if (value) notes.unplaced.push(`Profile.csv, ${column}: left out, because it is private`);
    } else if (isKeyOf('linkedInLocation', key)) person['location'] = value;
    else if (isKeyOf('linkedInWebsites', key)) {
      const [url, ...more] = listMarked(value);
      Object.assign(person, { url });
      profiles.push(...more.map((other) => ({ url: other })));
    } else if (isKeyOf('linkedInTwitter', key))
      profiles.push(...listMarked(value).map((username) => ({ network: 'Twitter', username })));
    else person[column] = value;
  }
  return { ...person, profiles };
}

const isPrimary = (row: Raw): boolean =>
  Object.entries(row).some(
    ([column, cell]) => /^(?:prim|princ|haupt)/iu.test(column) && /^(?:yes|ja|oui|s[ií])$/iu.test(toText(cell)),
  );
const cellOf = (row: Raw, look: RegExp): unknown => Object.values(row).find((cell) => look.test(toText(cell)));

/** `Courses.csv` lists courses of the studies, not certificates. */
function withCourses(sections: readonly [string, unknown][]): [string, unknown][] {
  const courses = (sections.find(([key]) => key === 'courses')?.[1] ?? []) as readonly Raw[];
  const [study, ...others] = (sections.find(([key]) => key === 'education')?.[1] ?? []) as readonly Raw[];
  if (!study || courses.length === 0) return [...sections];
  const names = courses.map((row) => Object.values(row).map(toText).filter(Boolean).join(', '));
  return sections.flatMap(([key, rows]): [string, unknown][] =>
    key === 'courses' ? [] : [[key, key === 'education' ? [{ ...study, courses: names }, ...others] : rows]],
  );
}

/** LinkedIn's export: a table per section, personal data in `Profile.csv`. */
export function splitLinkedIn(files: readonly ResumeFile[], notes: Notes): Parts {
  const person: Record<string, unknown> = {};
  const sections: [string, unknown][] = [];
  for (const { name, text } of files) {
    const key = keyOf(name.replace(/^.*\//u, '').replace(/\.csv$/iu, ''));
    if (isSection(key)) sections.push([key, readRows(text)]);
    else if (key === 'profilesummary') Object.assign(person, readRows(text)[0]);
    else if (isKeyOf('linkedInProfile', key)) Object.assign(person, readProfileRow(readRows(text)[0] ?? {}, notes));
    else if (isKeyOf('linkedInEmails', key)) {
      const rows = readRows(text).toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)));
      person['email'] = rows.flatMap((row) => cellOf(row, /@/u) ?? []);
    } else if (isKeyOf('linkedInPhones', key))
      person['phone'] = readRows(text)
        .map((row) => cellOf(row, /^(?=(?:.*\d){2})[\d\s()+./-]+$/u))
        .find(Boolean);
    else notes.unplaced.push(`${name}: no part of a résumé`);
  }
  return { format: 'LinkedIn export', person, sections: withCourses(sections) };
}
