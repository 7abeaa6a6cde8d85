import { z } from 'zod';
import type { Asked } from './field-kinds.ts';

/** A field that `pnpm new` asks for. */
export interface AskedField {
  readonly flag: string;
  /** Its place in the entry: `['links', 'site']`. */
  readonly path: readonly string[];
  readonly question: string;
  readonly list: 'names' | 'lines' | undefined;
  /** An empty answer leaves the field out. */
  readonly isOptional: boolean;
}

/** Lists the fields with a question, in their order. */
export const listAsked = (schema: z.ZodObject, path: readonly string[] = []): readonly AskedField[] =>
  Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).flatMap(([name, field]) => {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    if (inner instanceof z.ZodObject) return listAsked(inner, [...path, name]);
    const { ask, flag = name, isNames } = (field.meta() ?? {}) as Partial<Asked>;
    const list = inner instanceof z.ZodArray ? (isNames ? 'names' : 'lines') : undefined;
    const isOptional = field instanceof z.ZodOptional;
    return ask === undefined ? [] : [{ flag, path: [...path, name], question: ask, list, isOptional }];
  });

/** Returns what is wrong with a field of an entry whose other fields may be missing. */
export function findFieldFault(schema: z.ZodObject, entry: object, path: readonly string[]): string | undefined {
  const issue = schema.safeParse(entry).error?.issues.find((found) => path.every((key, at) => found.path[at] === key));
  return issue && (issue.message.startsWith('"') ? issue.message : `${path.at(-1)} ${issue.message}`);
}
