import type { Knowledge } from '../knowledge.ts';

/** The field, as `entity/field`, that a spoken decline names: filling it in answers the question. */
export function findUnwrittenField({ entities }: Pick<Knowledge, 'entities'>, decline: string): string | undefined {
  for (const { id, fields } of entities)
    for (const [field, { says, isUnwritten }] of Object.entries(fields))
      if (isUnwritten && says.some((sentence) => decline.includes(sentence))) return `${id}/${field}`;
  return undefined;
}
