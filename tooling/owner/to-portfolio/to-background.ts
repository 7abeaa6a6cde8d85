import type { Background, Education, Volunteering } from '@asad/content';
import type { Item, Notes, Resume, Study, Work } from '@asad/content/resume';
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
function named<Entry>(items: readonly Item[], read: (item: Item, name: string) => Entry): readonly Entry[] {
  return items.flatMap(({ name, ...item }) => {
    if (name !== undefined) return [read(item, name)];
    const field = (['summary', 'issuer', 'level', 'url'] as const).find((one) => item[one]);
    const [keyword, ...keywords] = item.keywords ?? [];
    if (keyword !== undefined) return [read({ ...item, keywords }, keyword)];
    if (field === undefined) return [];
    const { [field]: text = '', ...rest } = item;
    return [read(rest, text)];
  });
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
  const facts = ({ date, url, summary }: Item, name: string) => ({
    ...compact({ date, url, summary }),
    ...langOf(name, summary),
  });
  return compact({
    education: withNames('education', resume.education.map(toEducation), {
      nameOf: ({ institution }) => institution,
      notes,
    }),
    publications: named(resume.publications, (item, title) => ({
      title,
      ...compact({ publisher: item.issuer }),
      ...facts(item, title),
    })),
    awards: named(resume.awards, (item, title) => ({
      title,
      ...compact({ awarder: item.issuer }),
      ...facts(item, title),
    })),
    certificates: named(resume.certificates, (item, name) => ({
      name,
      ...compact({ issuer: item.issuer }),
      ...facts(item, name),
    })),
    languages: named(resume.languages, ({ level }, whole) => {
      const [, name, inBrackets] = level === undefined ? (/^(.+?)\s*[(（]([^)）]+)[)）]$/u.exec(whole) ?? []) : [];
      return { name: name ?? whole, ...compact({ level: level ?? inBrackets }) };
    }),
    volunteering: withNames('volunteer', resume.volunteer.map(toVolunteering), {
      nameOf: ({ organization }) => organization,
      notes,
    }),
    interests: named(resume.interests, ({ keywords }, name) => ({ name, ...compact({ keywords }) })),
    references: named(resume.references, ({ issuer, summary }, name) => ({
      name,
      ...compact({ relation: issuer, text: summary }),
    })),
  });
}
