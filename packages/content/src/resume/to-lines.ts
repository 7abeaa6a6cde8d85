import { isSaid } from './raw.ts';
import { show } from './read-fields.ts';
import type { Notes, SectionName } from './resume.ts';
import { isKeyOf } from './section-table.ts';
import { toText } from './tidy-text.ts';

type Entry = Readonly<Record<string, unknown>>;

/** `Maternity leave (twins)`, `Sabbatical: travel in Asia` */
export const isBreak = (text: string): boolean => isKeyOf('breaks', text.replace(/\s*[(:（：].*$/u, ''));

/** True for a break among jobs, an activity without an organisation, and an award that was not won. */
export function isMisplaced(kind: SectionName, { name, position }: Entry): boolean {
  if (kind === 'work') return [name, position].some((text) => isBreak(toText(text)));
  if (kind === 'volunteer') return name === undefined;
  return kind === 'awards' && /\b(?:nomin\w+|shortlisted)\b|\bnot (?:funded|awarded|granted)\b/iu.test(toText(name));
}

const sayDate = (date: unknown): string => {
  const text = toText(date);
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return text.length > 4 ? new Date(text).toLocaleDateString('en', options) : text;
};

/** Writes an entry as lines of About: `Parental leave between March 2019 and February 2020`, and its texts. */
export function toLines(entry: Entry, where: string, notes: Notes): readonly string[] {
  const { name, position, issuer, start, end, date, isRunning: _, summary, description, highlights, ...rest } = entry;
  const [from, to, at] = [start, end, date ?? (start === end ? end : undefined)].map(sayDate);
  const ends = from ? (to ? `between ${from} and ${to}` : `since ${from}`) : to && `until ${to}`;
  const period = at ? `in ${at}` : ends;
  const title = [name, position, issuer].filter(isSaid).join(': ');
  if (isSaid(rest)) notes.unplaced.push(`${where}: ${show(rest)}`);
  return [[title, period].filter(Boolean).join(' '), summary, description, highlights]
    .flat()
    .map(toText)
    .filter(Boolean);
}
