import { KIND_ROWS, type Background, type Education, type Kind, type Volunteering } from '@asad/content';
import type { Item, ItemSection, Notes, Resume, Study, Work } from '@asad/content/resume';
import { compact, langOf, showTexts } from './entry-parts.ts';

/** Without a school, the degree or the field names the entry, once. */
const nameStudy = ({ institution, degree, area }: Study) =>
  institution !== undefined
    ? { institution, area: area ?? '', degree: degree ?? '' }
    : { institution: degree ?? area ?? '', area: degree === undefined ? '' : (area ?? ''), degree: '' };

const toEducation = (study: Study): Education => ({
  ...nameStudy(study),
  ...compact({
    start: study.start,
    end: study.end,
    location: study.location,
    score: study.score,
    courses: study.courses,
    highlights: [...(study.summary ? [study.summary] : []), ...(study.highlights ?? [])],
    url: study.url,
  }),
  ...langOf(study.institution, study.area),
});

const toVolunteering = (work: Work): Volunteering => ({
  organization: work.name ?? work.position ?? work.summary ?? '',
  role: work.name === undefined ? '' : (work.position ?? ''),
  summary: [work.description, (work.name ?? work.position) && work.summary].filter(Boolean).join(' '),
  ...compact({ start: work.start, end: work.end, location: work.location, highlights: work.highlights, url: work.url }),
  ...langOf(work.name, work.position, work.summary),
});

/** An item without a name takes its first text as its name. */
function toItem({ name: field, fromItem = {} }: Kind, item: Item): object | undefined {
  const [keyword, ...keywords] = item.keywords ?? [];
  const other = (['summary', 'issuer', 'level', 'url'] as const).find((one) => item[one]);
  const { name, ...rest }: Item =
    item.name !== undefined || (keyword === undefined && other === undefined)
      ? item
      : keyword === undefined && other !== undefined
        ? { ...item, name: item[other] ?? '', [other]: undefined }
        : { ...item, name: keyword ?? '', keywords };
  if (name === undefined) return undefined;
  // `English (C1)`
  const [, bare, inBrackets] =
    field === 'name' && 'level' in fromItem && rest.level === undefined
      ? (/^(.+?)\s*[(（]([^)）]+)[)）]$/u.exec(name) ?? [])
      : [];
  const known: Item = { ...rest, name: bare ?? name, ...(inBrackets !== undefined && { level: inBrackets }) };
  return {
    ...compact(Object.fromEntries(Object.entries(fromItem).map(([to, from]) => [to, known[from as keyof Item]]))),
    ...('date' in fromItem && langOf(name, rest.summary)),
  };
}

/** Keeps the entries with a name, and reports the texts of the others. */
const withNames = <Entry extends object>(
  kind: string,
  entries: readonly Entry[],
  { nameOf, notes }: { readonly nameOf: (entry: Entry) => string; readonly notes: Notes },
): readonly Entry[] =>
  entries.filter((entry) => {
    if (nameOf(entry) !== '') return true;
    notes.unplaced.push(`${kind}: an entry without a name: ${showTexts(entry)}`);
    return false;
  });

export function toBackground(resume: Resume, notes: Notes): Background {
  const own: Background = {
    education: withNames('education', resume.education.map(toEducation), {
      nameOf: ({ institution }) => institution,
      notes,
    }),
    volunteering: withNames('volunteer', resume.volunteer.map(toVolunteering), {
      nameOf: ({ organization }) => organization,
      notes,
    }),
  };
  const lists = KIND_ROWS.map(([kind, row]) => {
    const items = resume[(row.section ?? kind) as ItemSection] ?? [];
    return [kind, own[kind] ?? items.flatMap((item) => toItem(row, item) ?? [])] as const;
  });
  return compact(Object.fromEntries(lists));
}
