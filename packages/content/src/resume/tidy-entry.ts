import { withoutContacts, withoutPhones } from './contacts.ts';
import { listLines } from './read-fields.ts';
import type { Notes, SectionName } from './resume.ts';
import { keyOf, SECTIONS } from './section-table.ts';
import { splitBullets, splitList, toText } from './tidy-text.ts';

/** Joins lines into one text, with a full stop where a line has no end. */
const joinLines = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 || /\p{P}$/u.test(line) ? line : `${line}.`)).join(' ');

/** A line with the name of a field: `Tech: React, Go`, `Relevant coursework: Ropes`, `GPA 3.9/4.0`, `Problem: Rain.` */
const NAMED_LINE =
  /^(?:(?:relevant|selected|cumulative|overall|my) )?(\p{L}[\p{L}/ -]{1,28}?)(\s*:\s*|\s+(?=\d))(.+)$/iu;
/** Several achievements of a job may each have a problem and a result. */
const NAMED_FIELDS = { work: ['keywords'], other: 'keywords courses score role problem approach results'.split(' ') };
const MOST_WORDS_OF_NAME = 4;
const DROPPED = /\b(?:abgebrochen|discontinued|dropped out|incomplet|not completed|trunco|unfinished)/iu;

/** Puts a line with the name of a field into that field, if it is free or a list; returns false for any other line. */
function takeNamed(kind: SectionName, entry: Record<string, unknown>, line: string): boolean {
  const [, label = '', mark = '', text = ''] = NAMED_LINE.exec(line) ?? [];
  const { fields } = SECTIONS[kind];
  const names = NAMED_FIELDS[kind === 'work' ? kind : 'other'];
  const field = names.find((name) => fields[name]?.slice(1).includes(keyOf(label))) ?? '';
  const [reading] = fields[field] ?? [];
  const isNamed = field === 'score' ? /^\d/u.test(text) : reading !== undefined && mark.includes(':');
  const bare = text.replace(/\.$/u, '');
  const items = splitList(bare);
  const isProse = field === 'keywords' && items.some((item) => item.split(' ').length > MOST_WORDS_OF_NAME);
  if (!isNamed || isProse || (reading !== 'list' && entry[field] !== undefined)) return false;
  const whole = reading === 'text' ? text.charAt(0).toUpperCase() + text.slice(1) : bare;
  entry[field] = reading === 'list' ? [...listLines(entry[field]), ...items] : whole;
  return true;
}

/** Joins fields that the model does not separate: authors, number, expiry and summary, first and last name, post and company. */
function joinFields(kind: SectionName, entry: Record<string, unknown>): void {
  const { authors, code, lastName, company, result, until } = entry;
  // Short ids number the entries of the file; long ones belong to an editor.
  const number = [entry['number'], /^(?=.*\d)[\w ]{6,20}$/u.test(toText(code)) ? code : ''].filter(Boolean).join(', ');
  const join = (field: string, parts: readonly unknown[], by: string): void =>
    void (entry[field] = parts.filter(Boolean).join(by).replace('.. ', '. '));
  if (Array.isArray(authors)) join('summary', [`Written by ${authors.join(', ')}`, entry['summary']], '. ');
  if (until !== undefined) join('summary', [entry['summary'], `Valid until ${toText(until)}`], '. ');
  if (number !== '') join('summary', [entry['summary'], `Number: ${number}`], '. ');
  if (result !== undefined) join('summary', [entry['summary'], `Score: ${toText(result)}`], '. ');
  if (lastName !== undefined) join('name', [entry['name'], lastName], ' ');
  if (company !== undefined) join('issuer', [entry['issuer'], company], ', ');
  // `Scrum Master, 2023`
  const [, name, year = ''] = /^(.+?)(?:, ?| \()((?:19|20)\d\d)\)?$/u.exec(toText(entry['name'])) ?? [];
  const date = toText(entry['date']) || year;
  if (name !== undefined && 'date' in SECTIONS[kind].fields && date.startsWith(year))
    Object.assign(entry, { name, date });
}

/** Splits the texts of an entry into a text and highlights, and joins fields that the model does not separate. */
export function tidyEntry(kind: SectionName, entry: Record<string, unknown>, where: string, notes: Notes): void {
  const isPost = kind === 'work' || kind === 'volunteer';
  const listed = isPost || kind === 'education' ? 'summary' : kind === 'projects' ? 'description' : undefined;
  if (isPost && entry['summary'] === undefined && entry['description'] !== undefined) {
    entry['summary'] = entry['description'];
    delete entry['description'];
  }
  const takeFields = (lines: readonly string[]): readonly string[] =>
    lines.flatMap((given) => {
      const line = withoutPhones(given, where, notes);
      return takeNamed(kind, entry, line) ? [] : line || [];
    });
  if (listed !== undefined) {
    const text = entry[listed];
    const whole = listLines(text);
    const { rest, items } = splitBullets(
      Array.isArray(text) ? whole.map((line) => `- ${line}`).join('\n') : toText(text),
    );
    const isNotes = items.length === 0 && kind === 'education' && whole.length > 1;
    const [texts, lines] = isNotes ? [[], whole] : items.length > 0 ? [rest, items] : [whole, []];
    if (text !== undefined) entry[listed] = joinLines(takeFields(texts));
    if (lines.length > 0) notes.changed.push(`${where}: highlights from the list in its text: ${lines.length}`);
    const highlights = takeFields([...lines, ...listLines(entry['highlights'])]).filter(
      (line) => line !== entry[listed],
    );
    if (highlights.length > 0) entry['highlights'] = highlights;
    else delete entry['highlights'];
  }
  for (const field of ['summary', 'description', 'problem', 'approach', 'results']) {
    if (field === listed || entry[field] === undefined) continue;
    const text = joinLines(listLines(entry[field]));
    entry[field] = listed === undefined ? text : withoutPhones(text, where, notes);
  }
  joinFields(kind, entry);
  if (kind === 'references') withoutContacts(entry, where, notes);
  if (DROPPED.test(toText(entry['degree']))) entry['end'] ??= entry['start'];
  // `3` may be of 5, of 10 or of 100.
  const { level } = entry;
  if (!/^\d+(?:\.\d+)?$/u.test(toText(level))) return;
  notes.unplaced.push(`${where}: the level ${toText(level)} is left out, because the file does not say of how many`);
  delete entry['level'];
}
