import { diff } from 'node:util';

/**
 * A value as text that shows its differences line by line: JSON with sorted keys, and texts of several lines as lists
 * of lines.
 */
export function readable(value: unknown): string {
  return `${JSON.stringify(unfold(value), undefined, 2)}\n`;
}

function unfold(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\n') ? value.split('\n') : value;
  if (Array.isArray(value)) return value.map(unfold);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, entry]) => [key, unfold(entry)]),
  );
}

/** The part of `remote` that `own` speaks about: the provider adds ids, dates and defaults that are not ours. */
export function pickKnown(own: unknown, remote: unknown): unknown {
  if (Array.isArray(own)) {
    if (!Array.isArray(remote)) return remote;
    const entries: unknown[] = remote;
    return entries.map((entry, index) => (index < own.length ? pickKnown(own[index], entry) : entry));
  }
  if (!isRecord(own) || !isRecord(remote)) return remote;
  return Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => key in remote)
      .map(([key, value]) => [key, pickKnown(value, remote[key])]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines that stay the same around a change. */
const CONTEXT = 2;
/** What Node says of a line: it stands in both texts, in the first only, or in the second only. */
const MARKS = { 0: ' ', 1: '-', [-1]: '+' } as const;

/** The differences of two texts, as `- removed` and `+ added` lines with a little around them; empty when equal. */
export function diffLines(before: string, after: string): readonly string[] {
  const marked = diff(before.split('\n'), after.split('\n'));
  const isNear = (index: number) =>
    marked.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(([kind]) => kind !== 0);
  return marked.filter((_, index) => isNear(index)).map(([kind, line]) => `${MARKS[kind]} ${line}`);
}
