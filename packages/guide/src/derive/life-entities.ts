import type { Entity } from '../knowledge.ts';
import bank from './bank.json' with { type: 'json' };
import { fillAll, type Scope } from './fill.ts';
import { toEntity, toFields, type Row } from './rows.ts';
import { slugOf, type Sources } from './sources.ts';

/** Only some portfolios have them; with `each` once per entry of a list. */
const LIFE: Readonly<Record<string, Row>> = bank.life;

/** Entries of the background, and topics that only some portfolios have. A card's name takes precedence. */
export function toLifeEntities({ portfolio, parts }: Sources, scope: Scope): readonly Entity[] {
  const cards = [
    ...parts,
    ...portfolio.projects.map(({ title }) => title),
    ...portfolio.experiences.map(({ company }) => company),
    ...portfolio.stack.map(({ name }) => name),
  ];
  const takenNames = new Set(cards.map((name) => name.toLowerCase()));
  const ids = new Set<string>();
  const rows = Object.entries(LIFE).flatMap(([template, row]) =>
    (row.each === undefined ? [{}] : (scope[row.each] as readonly Scope[])).map((entry) => {
      const values = { ...scope, group: template, ...entry };
      return { template, row, values, fields: toFields(row.fields ?? {}, values) };
    }),
  );
  return rows
    .filter(({ fields }) => fields['what'])
    .flatMap(({ template, row, values, fields }, at): readonly Entity[] => {
      const { names = [], ...entity }: Omit<Entity, 'fields'> = toEntity(row, values, { id: '', kind: 'topic' });
      const free = names.filter((name) => !takenNames.has(name.toLowerCase()));
      if (free.length === 0) return [];
      for (const name of free) takenNames.add(name.toLowerCase());
      const slug = row.each === undefined ? template : `${values.group}-${slugOf(entity.title)}`;
      const id = ids.has(slug) ? `${slug}-${at}` : slug;
      ids.add(id);
      const [about] = row.about === undefined ? [] : fillAll([row.about], values);
      const dates = ['since', 'until'].flatMap((name) => {
        const date = new Map(Object.entries(values)).get(name);
        return typeof date === 'string' && date !== '' ? [[name, date] as const] : [];
      });
      return [
        {
          ...entity,
          id,
          ...(row.each !== undefined && { of: values.group }),
          names: free,
          fields,
          ...(about !== undefined && { about }),
          ...Object.fromEntries(dates),
        },
      ];
    });
}
