import { z } from 'zod';
import type { Asked } from './field-kinds.ts';

/** A field, with what its schema says about it. */
export interface Field extends Partial<Asked> {
  readonly name: string;
  readonly flag: string;
  /** Its place in the entry: `['links', 'site']`. */
  readonly path: readonly string[];
  readonly isOptional: boolean;
  /** Its value without content; undefined for what is neither text nor list nor group. */
  readonly empty: '' | readonly [] | object | undefined;
  /** The schema of a group of fields: `links`. */
  readonly group: z.ZodObject | undefined;
}

export const fieldsOf = (schema: z.ZodObject, path: readonly string[] = []): readonly Field[] =>
  Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).map(([name, given]) => {
    const isOptional = given instanceof z.ZodOptional;
    const type = isOptional ? given.unwrap() : given;
    const group = type instanceof z.ZodObject ? type : undefined;
    const empty = group ? {} : type instanceof z.ZodArray ? [] : type instanceof z.ZodString ? '' : undefined;
    return { name, flag: name, path: [...path, name], isOptional, empty, group, ...given.meta() };
  });

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isFilled)
    : value !== undefined && value !== '';
/** `Go, SQL; Perl` as three names; a comma in brackets is part of one. */
const splitNames = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(/\s*[,;，；、]\s*(?![^()]*\))/u)).filter(Boolean);

/** Makes an entry of what is read for its fields; a required text, list or group without content is empty. */
export const fillEntry = (schema: z.ZodObject, read: (field: Field) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(schema).flatMap((field) => {
      const { name, group, isNames, isOptional, empty } = field;
      const given = group ? fillEntry(group, read) : read(field);
      const value = isNames && Array.isArray(given) ? splitNames(given as readonly string[]) : given;
      if (isFilled(value)) return [[name, value]];
      return isOptional || empty === undefined ? [] : [[name, empty]];
    }),
  );

/** Lists the fields that `pnpm new` asks for, in their order. */
export const listAsked = (schema: z.ZodObject, path: readonly string[] = []): readonly Field[] =>
  fieldsOf(schema, path).flatMap((field) =>
    field.group ? listAsked(field.group, field.path) : field.ask === undefined ? [] : [field],
  );

/** Returns the fault of one field; other fields of the entry may be missing. */
export function findFieldFault(schema: z.ZodObject, entry: object, path: readonly string[]): string | undefined {
  const issue = schema.safeParse(entry).error?.issues.find((found) => path.every((key, at) => found.path[at] === key));
  return issue && (issue.message.startsWith('"') ? issue.message : `${path.at(-1)} ${issue.message}`);
}
