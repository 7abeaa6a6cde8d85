import { withoutContacts, withoutPhones } from './contacts.ts';
import { listLines } from './read-fields.ts';
import type { Notes, SectionName } from './resume.ts';
import { splitBullets, toText } from './tidy-text.ts';

/** Joins lines into one text, with a full stop where a line has no end. */
const joinLines = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 || /\p{P}$/u.test(line) ? line : `${line}.`)).join(' ');

function withHighlights(entry: Record<string, unknown>, field: string, where: string, notes: Notes): void {
  const text = entry[field];
  if (text === undefined) return;
  const whole = listLines(text);
  const { summary, items } = splitBullets(
    Array.isArray(text) ? whole.map((line) => `- ${line}`).join('\n') : toText(text),
  );
  entry[field] = items.length > 0 ? summary : joinLines(whole);
  if (items.length === 0) return;
  entry['highlights'] = [...items, ...((entry['highlights'] as string[] | undefined) ?? [])];
  notes.changed.push(`${where}: the list in its text is ${items.length} highlights`);
}

/** Joins fields that the model does not separate: authors, number and summary, first and last name, post and company. */
function joinFields(entry: Record<string, unknown>): void {
  const { authors, code, lastName, company, result } = entry;
  // Short ids number the entries of the file; long ones belong to an editor.
  const number = [entry['number'], /^(?=.*\d)[\w ]{6,20}$/u.test(toText(code)) ? code : ''].filter(Boolean).join(', ');
  const join = (field: string, parts: readonly unknown[], by: string): void => {
    entry[field] = parts.filter(Boolean).join(by);
  };
  if (Array.isArray(authors)) join('summary', [`Written by ${authors.join(', ')}`, entry['summary']], '. ');
  if (number !== '') join('summary', [entry['summary'], `Number: ${number}`], '. ');
  if (result !== undefined) join('summary', [entry['summary'], `Score: ${toText(result)}`], '. ');
  if (lastName !== undefined) join('name', [entry['name'], lastName], ' ');
  if (company !== undefined) join('issuer', [entry['issuer'], company], ', ');
}

/** Splits the texts of an entry into a text and highlights, and joins fields that the model does not separate. */
export function tidyEntry(kind: SectionName, entry: Record<string, unknown>, where: string, notes: Notes): void {
  const isPost = kind === 'work' || kind === 'volunteer';
  const listed = isPost || kind === 'education' ? 'summary' : kind === 'projects' ? 'description' : undefined;
  if (isPost && entry['summary'] === undefined && entry['description'] !== undefined) {
    entry['summary'] = entry['description'];
    delete entry['description'];
  }
  if (listed !== undefined) withHighlights(entry, listed, where, notes);
  for (const field of ['summary', 'description', 'problem', 'approach', 'results', 'highlights']) {
    if (entry[field] === undefined) continue;
    const isWhole = field === listed || field === 'highlights';
    const lines = isWhole ? [entry[field]].flat() : [joinLines(listLines(entry[field]))];
    const texts = listed === undefined ? lines : lines.map((text) => withoutPhones(toText(text), where, notes));
    entry[field] = field === 'highlights' ? texts.filter(Boolean) : texts[0];
  }
  joinFields(entry);
  if (kind === 'references') withoutContacts(entry, where, notes);
  // `3` may be of 5, of 10 or of 100.
  const { level } = entry;
  if (!/^\d+(?:\.\d+)?$/u.test(toText(level))) return;
  notes.unplaced.push(`${where}: the level ${toText(level)} is left out, because the file does not say of how many`);
  delete entry['level'];
}
