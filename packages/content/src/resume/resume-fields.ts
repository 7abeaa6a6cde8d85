import { z } from 'zod';
import type { Asked } from '../kinds/field-kinds.ts';
import type { Item } from './resume.ts';
import { keyOf, SECTIONS, type SectionName } from './section-table.ts';

/*
 * The schemas name their fields in JSON Resume, which is the mapping in both directions. `names.json` lists, for each
 * row of a section, the names that files give it, that of JSON Resume among them.
 */

const fieldsOf = (schema: z.ZodObject) =>
  Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).map(([field, type]) => {
    const { resume, isNames } = (type.meta() ?? {}) as Partial<Asked>;
    const isOptional = type instanceof z.ZodOptional;
    return { field, resume, isNames, isOptional, type: isOptional ? (type.unwrap() as z.ZodType) : type };
  });

/** `Go, SQL; Perl` as three names; a comma in brackets is part of one. */
const splitNames = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(/\s*[,;，；、]\s*(?![^()]*\))/u)).filter(Boolean);

/** Makes an entry from what was read, each row for the first field that can hold it; a required text or list without content is empty. */
export function toEntry(schema: z.ZodObject, section: SectionName, item: Item): Record<string, unknown> {
  const rows = SECTIONS[section].fields;
  const usedRows = new Set<string>();
  const entries = fieldsOf(schema).flatMap(({ field, resume = field, isNames, isOptional, type }) => {
    const isList = type instanceof z.ZodArray;
    const isText = type instanceof z.ZodString;
    const row = field in rows ? field : Object.keys(rows).find((name) => rows[name]?.slice(1).includes(keyOf(resume)));
    const isRead =
      row !== undefined && !usedRows.has(row) && (isList || isText) && isList === (rows[row]?.[0] === 'list');
    if (isRead) usedRows.add(row);
    const read = isRead ? item[row as keyof Item] : undefined;
    const value = isNames && Array.isArray(read) ? splitNames(read as readonly string[]) : read;
    if (value !== undefined && value !== '' && (!Array.isArray(value) || value.length > 0)) return [[field, value]];
    return isOptional || !(isList || isText) ? [] : [[field, isList ? [] : '']];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Writes the fields of an entry under their names in JSON Resume; texts and lists of one name become one list. */
export function toItem(schema: z.ZodObject, entry: object, isNamed = false): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const { field, resume = isNamed ? undefined : field } of fieldsOf(schema)) {
    const value: unknown = new Map(Object.entries(entry)).get(field);
    if (resume === undefined || value === undefined) continue;
    item[resume] = resume in item ? [item[resume], value].flat() : value;
  }
  return item;
}
