import type { z } from 'zod';
import { fieldsOf, fillEntry } from '../kinds/schema-fields.ts';
import type { Item, SectionName } from './resume.ts';
import { keyOf, SECTIONS } from './section-table.ts';

// The schemas name their fields in JSON Resume, which is the mapping in both directions: `names.json` has these names.

/** Makes an entry from what was read, each row for the first field that can hold it. */
export function toEntry(schema: z.ZodObject, section: SectionName, item: Item): Record<string, unknown> {
  const rows = SECTIONS[section].fields;
  const usedRows = new Set<string>();
  return fillEntry(schema, ({ name, resume = name, empty }) => {
    const row = name in rows ? name : Object.keys(rows).find((key) => rows[key]?.slice(1).includes(keyOf(resume)));
    const isRead = empty !== undefined && row !== undefined && !usedRows.has(row);
    if (!isRead || Array.isArray(empty) !== (rows[row]?.[0] === 'list')) return undefined;
    usedRows.add(row);
    return item[row as keyof Item];
  });
}

/** Writes the fields of an entry under their names in JSON Resume; texts and lists of one name become one list. */
export function toItem(schema: z.ZodObject, entry: object, isNamed = false): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const { name, resume = isNamed ? undefined : name } of fieldsOf(schema)) {
    const value: unknown = new Map(Object.entries(entry)).get(name);
    if (resume === undefined || value === undefined) continue;
    item[resume] = resume in item ? [item[resume], value].flat() : value;
  }
  return item;
}
