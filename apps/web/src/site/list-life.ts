import type { Award, Portfolio } from '@asad/content';
import { formatMonth, formatPeriod } from '@asad/ui/format';

/** Tools without JSX import this file, so it cannot import the type. */
interface LifeEntry {
  readonly id: string;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly when?: string | undefined;
  readonly url?: string | undefined;
  readonly items?: readonly string[] | undefined;
  readonly lang?: string | undefined;
}

export interface LifeGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly LifeEntry[];
}

const join = (by: string, ...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(by);
const dated = (
  { date, summary, url, lang }: Omit<Award, 'title' | 'awarder'>,
  name: string,
  detail: string | undefined,
): Omit<LifeEntry, 'id'> => ({
  name,
  detail,
  when: date === undefined ? '' : formatMonth(date),
  items: summary ? [summary] : [],
  url,
  lang,
});
/** Texts ship to the browser: omit empty fields. */
const entryOf = (entry: Omit<LifeEntry, 'id'>, at: number): LifeEntry => ({
  id: String(at),
  name: entry.name,
  ...(entry.detail && { detail: entry.detail }),
  ...(entry.when && { when: entry.when }),
  ...(entry.url && { url: entry.url }),
  ...(entry.items && entry.items.length > 0 && { items: entry.items }),
  ...(entry.lang && { lang: entry.lang }),
});

/** Empty groups are omitted. */
export function listLife(portfolio: Portfolio): readonly LifeGroup[] {
  const { education = [], publications = [], awards = [], certificates = [], languages = [] } = portfolio;
  const { volunteering = [], interests = [], references = [], owner } = portfolio;
  const unlinked = (owner.profiles ?? []).filter(({ url }) => url === undefined);
  const groups: readonly (readonly [id: string, title: string, entries: readonly Omit<LifeEntry, 'id'>[]])[] = [
    [
      'education',
      'Education',
      education.map(
        ({ institution, degree, area, location, score, start, end, courses = [], highlights = [], ...rest }) => ({
          ...rest,
          name: institution,
          detail: join(' · ', join(', ', degree, area), location, score && `Grade ${score}`),
          when: formatPeriod(start, end),
          items: [...highlights, ...courses],
        }),
      ),
    ],
    ['publications', 'Publications', publications.map((one) => dated(one, one.title, one.publisher))],
    ['awards', 'Awards', awards.map((one) => dated(one, one.title, one.awarder))],
    ['certificates', 'Certificates', certificates.map((one) => dated(one, one.name, one.issuer))],
    ['languages', 'Languages', languages.map(({ name, level }) => ({ name, detail: level }))],
    [
      'volunteering',
      'Volunteering',
      volunteering.map(({ organization, role, location, summary, start, end, highlights = [], ...rest }) => ({
        ...rest,
        name: organization,
        detail: join(' · ', role, location),
        when: formatPeriod(start, end),
        items: [...(summary === '' ? [] : [summary]), ...highlights],
      })),
    ],
    ['interests', 'Interests', interests.map(({ name, keywords = [] }) => ({ name, detail: keywords.join(', ') }))],
    [
      'references',
      'References',
      references.map(({ name, relation, text }) => ({ name, detail: relation, items: text ? [text] : [] })),
    ],
    ['elsewhere', 'Elsewhere', unlinked.map(({ network, username }) => ({ name: network, detail: username }))],
  ];
  return groups.flatMap(([id, title, entries]) =>
    entries.length === 0 ? [] : [{ id, title, entries: entries.map(entryOf) }],
  );
}
