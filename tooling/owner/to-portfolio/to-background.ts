import { KIND_ROWS, type Background, type Kind } from '@asad/content';
import { toEntry, type Item, type Notes, type Resume, type SectionName } from '@asad/content/resume';
import { BACKGROUND } from '@asad/content/schemas';
import { langOf, showTexts } from './entry-parts.ts';
import { nameLanguage, nameLevel, readCertificate, readDegree, readProof } from './read-facts.ts';

/** The text of a study is its first highlight. */
const nameStudy = ({ summary, highlights = [], ...study }: Item, notes: Notes): Item => ({
  ...study,
  highlights: [...(summary ? [summary] : []), ...highlights],
  ...readDegree({ ...study, highlights }, notes),
});

const MARKED_LEVEL = /^(.+?)(?:\s*[:：]\s*|\s+[–—-]\s+|\s+(?=\d+ ?%))(.+)$/u;
const LEVEL_IN_BRACKETS = /^(.+?)\s*[(（]([^)）]+)[)）]$/u;
/** An item without a name takes its first text as its name; `English (C1)` and `English: C1` are a name and a level. */
function nameItem({ name, keywords: [keyword, ...keywords] = [], ...item }: Item, hasLevel: boolean): Item {
  const all = { ...item, ...(keyword !== undefined && { keywords: [keyword, ...keywords] }) };
  const other = (['summary', 'issuer', 'level', 'url'] as const).find((key) => item[key]);
  if (name === undefined && keyword !== undefined) return { ...item, name: keyword, keywords };
  if (name === undefined) return other === undefined ? all : { ...all, name: item[other] ?? '', [other]: '' };
  const [, language = name, level] = MARKED_LEVEL.exec(name) ?? LEVEL_IN_BRACKETS.exec(name) ?? [];
  // `Chinese (Mandarin)` next to a level is a name.
  if (!hasLevel || level === undefined || (item.level && !/proficiency$/iu.test(level))) return { ...all, name };
  return { ...all, name: language, level: [...new Set([level, item.level ?? level])].join(', ') };
}

const QUOTED = /^["“«]+(.+?)(?:["”»]|(?<=[.!?]))\s*[-–—,]\s*(.+)$/su;
/** `"She asks." - Ann, director` is what the referee Ann says. */
function nameReferee(item: Item): Item {
  const [, summary, name = ''] = QUOTED.exec(item.name ?? item.keywords?.[0] ?? `"${item.summary}`) ?? [];
  return summary === undefined || (item.name && item.summary) ? item : { ...item, name, summary };
}

/** `Hobbies: skiing, chess` */
const HEADING = /^(?:hobbies|interests):\s*|^and\s+/iu;

function nameEntry(kind: keyof Background, item: Item, notes: Notes): Item {
  if (kind === 'education') return nameStudy(item, notes);
  const named = nameItem(kind === 'references' ? nameReferee(item) : item, kind === 'languages');
  if (kind === 'interests') return { ...named, ...(named.name && { name: named.name.replace(HEADING, '') }) };
  if (kind !== 'languages' || named.name === undefined) return named;
  return { ...named, name: nameLanguage(named.name, notes), ...(named.level && { level: nameLevel(named.level) }) };
}

/** Keeps the entries with a name, and reports the texts of the others. */
export function toBackground(resume: Resume, notes: Notes): Background {
  const toEntries = (kind: keyof Background, { section = kind }: Kind): readonly object[] =>
    resume[section as SectionName].flatMap((item) => {
      const named = nameEntry(kind, item, notes);
      const schema = BACKGROUND[kind];
      const entry = toEntry(schema, section as SectionName, named);
      const lang = langOf(named.institution ?? named.name, named.area, named.position, named.summary);
      const proof = 'proofOf' in schema.shape && readProof(kind, named);
      const certified = kind === 'education' && readCertificate(named);
      if (schema.safeParse(entry).success)
        return [{ ...entry, ...('lang' in schema.shape && lang), ...proof, ...certified }];
      const texts = showTexts(entry);
      if (texts !== '') notes.unplaced.push(`${section}: an entry without a name: ${texts}`);
      return [];
    });
  const lists = KIND_ROWS.map(([kind, row]) => [kind, toEntries(kind, row)] as const);
  return Object.fromEntries(lists.filter(([, entries]) => entries.length > 0));
}
