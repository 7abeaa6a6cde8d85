import { knowledge } from './site-knowledge.ts';

/** The field, as `entity/field`, that a decline names as not written: filling it in answers the question. */
export function findUnwrittenField(decline: string): string | undefined {
  for (const { id, fields } of knowledge.entities)
    for (const [field, { says, isUnwritten }] of Object.entries(fields))
      if (isUnwritten && says.some((sentence) => decline.includes(sentence))) return `${id}/${field}`;
  return undefined;
}
