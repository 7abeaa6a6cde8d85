import { entriesOf, KIND_ROWS, type AnyEntry, type Kind, type Portfolio } from '@asad/content';
import { formatMonth, formatPeriod } from '@asad/ui/format';
import type { LifeEntry, LifeGroup } from '@asad/ui/life-group';

/** Texts ship to the browser: omit empty fields. */
function toLifeEntry(entry: AnyEntry, { name, detail, items, labels = {} }: Kind, at: number): LifeEntry {
  const textsOf = (field: string): readonly string[] => [entry[field] ?? []].flat().filter(Boolean);
  const textOf = (field: string): string => textsOf(field)[0] ?? '';
  const show = (field: string): string => {
    const text = textsOf(field).join(', ');
    return text === '' || labels[field] === undefined ? text : `${labels[field]} ${text}`;
  };
  const details = detail.map((row) => row.map(show).filter(Boolean).join(', '));
  // A study without a school is named by its degree.
  const [title = '', ...more] = [textOf(name), ...details].filter(Boolean);
  const parts = {
    name: title,
    detail: more.join(' · '),
    when:
      entry['date'] === undefined
        ? formatPeriod(textOf('start'), textOf('end') || undefined)
        : formatMonth(textOf('date')),
    url: textOf('url'),
    items: items.flatMap(textsOf),
    lang: textOf('lang'),
  };
  return Object.assign(
    { id: String(at), name: parts.name },
    Object.fromEntries(Object.entries(parts).filter(([, part]) => part.length > 0)),
  );
}

const ELSEWHERE: Kind = { title: 'Elsewhere', noun: 'profile', name: 'network', detail: [['username']], items: [] };

/** Empty groups are omitted. */
export function listLife(portfolio: Portfolio): readonly LifeGroup[] {
  const unlinked = (portfolio.owner.profiles ?? []).filter(({ url }) => url === undefined);
  const groups: readonly (readonly [id: string, kind: Kind, entries: readonly AnyEntry[]])[] = [
    ...KIND_ROWS.map(([id, kind]) => [id, kind, entriesOf(portfolio, id)] as const),
    ['elsewhere', ELSEWHERE, unlinked],
  ];
  return groups.flatMap(([id, kind, entries]) =>
    entries.length === 0
      ? []
      : [{ id, title: kind.title, entries: entries.map((entry, at) => toLifeEntry(entry, kind, at)) }],
  );
}
